import { expect, test } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { keepTagReport } from '#store/news/tag-report-store.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { callCommand } from '#test/command-line.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'

const { db, url } = await testDatabase()
await saveCatalogue(db, smallCatalogue)
const title = 'Bitcoin climbs above $90,000'
const draft = makeDraft('a', { title, coins: ['BTC', 'NEAR'] })
const why = ['BTC', 'NEAR'].map((ref) => ({
	kind: 'coin' as const,
	ref,
	span: [0, 7] as [number, number],
	rule: 'name',
}))
await addNews(db, 2030, [{ ...draft, tags: { ...draft.tags, why } }], new Date())
const item = (await sql<{ id: number }>`select id from news_item`.execute(db)).rows[0]?.id ?? 0
const say = (ref: string, verdict: 'wrong' | 'missing', reason?: string) =>
	keepTagReport(
		db,
		{ kind: 'session', id: 'a reader' },
		{ itemId: item, kind: 'coin', ref, verdict, reason },
		new Date(),
	)
const tags = async () =>
	(
		await sql<{ ref: string }>`
			select ref from tag join news_item on tag.id = any(tags) where kind <> 'source' order by ref
		`.execute(db)
	).rows.map(({ ref }) => ref)

const zagros = (...args: string[]) =>
	callCommand(args, { env: { DATABASE_URL: url, NEWS_MODE: 'live', NO_COLOR: '1' } })

test('reports are listed, accepted or dismissed, and corrections are exported as labelled headlines', async () => {
	await say('NEAR', 'wrong', 'it is a word here')
	await say('ETH', 'missing')
	const list = await zagros('tags', 'reports')
	expect(list).toMatchObject({ code: 0, err: '' })
	const [wrong = '', missing = ''] = list.out.trim().split('\n')
	expect(wrong).toMatch(
		/^\d+ {2}wrong coin NEAR {2}\(1\) {2}Bitcoin climbs above \$90,000 {2}– it is a word here$/,
	)
	expect(missing).toMatch(/^\d+ {2}missing coin ETH/)
	const [accepted, dismissed] = await Promise.all([
		zagros('tags', 'accept', String(Number.parseInt(wrong, 10)), '--json'),
		zagros('tags', 'dismiss', String(Number.parseInt(missing, 10))),
	])
	expect(JSON.parse(accepted.out)).toMatchObject({
		act: 'accept',
		kind: 'coin',
		ref: 'NEAR',
		verdict: 'wrong',
	})
	expect(dismissed.out).toContain('stays as it is')
	expect(await tags()).toEqual(['BTC'])
	const [left, exported, unknown] = await Promise.all([
		zagros('tags', 'reports'),
		zagros('tags', 'export'),
		zagros('tags', 'accept', 'x'),
	])
	expect(left).toMatchObject({ code: 0, out: '' })
	expect(JSON.parse(exported.out)).toEqual({ title, lang: 'en', coins: ['BTC'], people: [], topics: [] })
	expect(unknown).toMatchObject({ code: 1, out: '' })
	expect(unknown.err).toContain('reports.0: ')
})

test('stored items are tagged again by today’s rules, with progress, and a correction stays', async () => {
	const done = await zagros('retag', '--json')
	expect(done.code).toBe(0)
	expect(JSON.parse(done.out)).toEqual({ done: 1, changed: 1, total: 1 })
	expect(done.err).toContain('1 of 1, 1 changed')
	expect(await tags()).toEqual(['BTC', 'market'])
	expect(await zagros('retag', '--since', 'never')).toMatchObject({
		code: 1,
		out: '',
		err: expect.stringContaining('"never" is not a date'),
	})
})
