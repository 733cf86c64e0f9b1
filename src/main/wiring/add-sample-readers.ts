import type { SampleNews } from '#sample/sample-news.ts'
import { readersOf } from '#sample/sample-readers.ts'
import { findSetting } from '#store/setting-store.ts'
import type { Queryable } from '#store/sql.ts'
import { addSampleReaders, findReadableItems, sampleReadersSetting } from '#store/votes/sample-readers.ts'
import { samplePath } from './open-sample-server.ts'

/** Gives the first news of a sample views and votes, so that sorts, Most read and Top have something to show. */
export async function addReadersOnce(db: Queryable, news: SampleNews, now: number): Promise<void> {
	if ((await findSetting(db, sampleReadersSetting)) !== undefined) return
	const items = await findReadableItems(db)
	const acts = items.flatMap(({ id: itemId, url }) => {
		const [outlet = '', ...path] = new URL(url).pathname.slice(`${samplePath}/s/`.length).split('/')
		const item = news.itemAt(outlet, path.filter((part) => part !== '').join('/'), now)
		if (item === undefined) return []
		return readersOf(item, news.seed, now).map(({ reader, viewedAt, votes }) => ({
			itemId,
			reader: `sample-reader-${reader}`,
			viewedAt: new Date(viewedAt),
			votes,
		}))
	})
	await addSampleReaders(db, acts)
}
