import { expect, test } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { readLog } from '#store/operator/operator-log.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { callCommand } from '#test/command-line.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'

const { db, url } = await testDatabase()
const zagros = (...args: string[]) =>
	callCommand(args, { env: { DATABASE_URL: url, NEWS_MODE: 'live', NO_COLOR: '1' } })

test('an item is removed and restored without a reason, and the log has the reason that is given', async () => {
	await saveCatalogue(db, smallCatalogue)
	await addNews(db, 2030, [makeDraft('a', { title: 'No news at all' })], new Date())
	const found = await sql<{ slug: string }>`select slug from news_item`.execute(db)
	const slug = found.rows[0]?.slug ?? ''
	const removed = await zagros('news', 'remove', slug)
	expect(removed).toMatchObject({ code: 0, err: '', out: expect.stringContaining('shown nowhere now') })
	expect((await zagros('news', 'restore', slug)).code).toBe(0)
	expect((await zagros('news', 'remove', slug, '--reason', 'an advertisement')).code).toBe(0)
	const log = await readLog(db, { before: undefined, subject: undefined, most: 3 })
	expect(log.map(({ act, why }) => [act, why])).toEqual([
		['news.remove', 'an advertisement'],
		['news.restore', ''],
		['news.remove', ''],
	])
})
