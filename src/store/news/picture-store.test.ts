import { beforeEach, expect, test } from 'vitest'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { makeStory } from '#test/make-story.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { removeNews } from './news-state.ts'
import { addNews } from './news-writer.ts'
import {
	claimPictures,
	findPicture,
	findPicturesOfStories,
	prunePictures,
	savePicture,
} from './picture-store.ts'

const { db } = await testDatabase()
await saveCatalogue(db, smallCatalogue)
const now = new Date('2026-03-01T12:00:00Z')
const day = 24 * 60 * 60_000
const after = (ms: number) => new Date(now.getTime() + ms)

beforeEach(async () => {
	await sql`truncate news_item, news_list_entry restart identity cascade`.execute(db)
})

const report = (sourceId: number, path: string, minute: number, at = now) =>
	addNews(
		db,
		sourceId,
		[
			makeDraft(path, {
				sourceId,
				publishedAt: new Date(at.getTime() - (60 - minute) * 60_000),
				picture: `https://cdn.example/${path}.jpg`,
			}),
		],
		at,
	)
const claim = async (most = 10) => (await claimPictures(db, now, most)).map(({ itemId }) => itemId).toSorted()

test('an item is stored with the address of its picture, and one without has none', async () => {
	await report(2030, 'with', 1)
	await addNews(db, 2030, [makeDraft('without')], now)
	const found = await sql`select item_id, url, expires_at from news_picture`.execute(db)
	expect(found.rows).toEqual([
		{ item_id: 1, url: 'https://cdn.example/with.jpg', expires_at: after(30 * day) },
	])
})

test('a story is given once in each language, to one of several workers, and its next report after a failure', async () => {
	await report(2030, 'first', 1)
	await report(2031, 'second', 2)
	await report(1003, 'persian', 3)
	await makeStory(db, 1, [1, 2, 3])
	const claims = await Promise.all([claim(), claim()])
	expect(claims.flat().toSorted()).toContain(1)
	expect(claims.flat().filter((id) => id === 1)).toHaveLength(1)
	expect(claims.flat().filter((id) => id === 3)).toHaveLength(1)
	await savePicture(db, 3, Buffer.from('persian'))
	const later = await claim()
	expect([...claims.flat(), ...later].filter((id) => id === 2)).toHaveLength(1)
	expect(await claim()).toEqual([])
})

test('only the top stories of a language are given', async () => {
	for (let at = 0; at < 45; at += 1) await report(2030, `story-${at}`, at)
	expect(await claim(100)).toHaveLength(40)
})

test('the picture of a removed item is not found any more', async () => {
	await report(2030, 'one', 1)
	await savePicture(db, 1, Buffer.from('one'))
	const [picture] = await findPicturesOfStories(db, [1])
	expect(picture).toMatchObject({ itemId: 1, storyId: 1, locale: 'en' })
	expect(Buffer.from((await findPicture(db, picture?.hash ?? '')) ?? []).toString()).toBe('one')
	await removeNews(db, 1, 'a test', now)
	expect(await findPicture(db, picture?.hash ?? '')).toBeUndefined()
	expect(await findPicturesOfStories(db, [1])).toEqual([])
})

test('pictures end after 30 days, and the oldest before that where they do not fit', async () => {
	for (const [at, path] of ['old', 'middle', 'new'].entries()) {
		await report(2030, path, 1, after(at * day))
		await savePicture(db, at + 1, Buffer.alloc(1_000, path))
	}
	const left = async () =>
		(await sql<{ id: number }>`select item_id as id from news_picture order by 1`.execute(db)).rows.map(
			({ id }) => id,
		)
	await prunePictures(db, after(29 * day))
	expect(await left()).toEqual([1, 2, 3])
	await prunePictures(db, after(29 * day), 2_000)
	expect(await left()).toEqual([2, 3])
	await prunePictures(db, after(31.5 * day))
	expect(await left()).toEqual([3])
})
