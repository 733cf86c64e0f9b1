import { beforeAll, expect, test } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

const now = Date.now()
const { app, db } = await testApi()

beforeAll(async () => {
	const english = Array.from({ length: 7 }, (_, index) =>
		makeDraft(`e${index}`, {
			title: `Solvers meet for the ${index}th time`,
			publishedAt: new Date(now - index * 3_600_000),
		}),
	)
	const tagged = makeDraft('tagged', {
		title: 'Validators vote',
		coins: ['SOL'],
		publishedAt: new Date(now - 90_000_000),
	})
	await addNews(db, 2030, [...english, tagged], new Date(now))
	const persian = makeDraft('f1', { sourceId: 1001, title: 'سولانا بالا رفت' })
	await addNews(db, 1001, [persian], new Date(now))
})

const suggest = (query: string, lang = 'en') =>
	app.inject(`/v1/news/suggestions/?${new URLSearchParams({ query, lang })}`)
const titles = async (query: string, lang?: string) =>
	(await suggest(query, lang)).json().data.map(({ title }: { title: string }) => title)

test('the five newest stories with a word that begins so', async () => {
	expect(await titles('solv')).toEqual([0, 1, 2, 3, 4].map((index) => `Solvers meet for the ${index}th time`))
	expect(await titles('solv 6th')).toEqual(['Solvers meet for the 6th time'])
})

test('a symbol finds what is tagged with its coin, and a language only its own', async () => {
	expect(await titles('validators sol')).toEqual(['Validators vote'])
	expect(await titles('سولانا')).toEqual([])
	expect(await titles('سولانا', 'both')).toEqual(['سولانا بالا رفت'])
})

test('nothing typed and nothing found suggest nothing', async () => {
	for (const query of ['', '  ', '...', 'zzqqxx']) expect(await titles(query), query).toEqual([])
})

test('a bad query is refused by its field', async () => {
	const tooLong = await suggest('a'.repeat(101))
	expect(tooLong.statusCode).toBe(400)
	expect(tooLong.json()).toMatchObject({ error: { code: 'invalid_input', issues: [{ field: 'query' }] } })
	expect((await suggest('a\0')).statusCode).toBe(400)
	expect((await suggest('sol', 'de')).json()).toMatchObject({ error: { issues: [{ field: 'lang' }] } })
})
