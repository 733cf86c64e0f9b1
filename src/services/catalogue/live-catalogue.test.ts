import { expect, test } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { testApi } from '#test/api-app.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { derivedFrom, keepCatalogue } from './live-catalogue.ts'

const here = await testApi()
const { db } = here
const elsewhere = await testApi({ database: here })

const fresh = {
	slug: 'fresh',
	locale: 'en',
	title_en: 'Fresh',
	title_fa: 'تازه',
	homepage: 'https://fresh.example/',
	feed_url: 'https://fresh.example/feed',
	feed_kind: 'rss',
	crypto_only: true,
}
const change = (fields: Record<string, unknown>, edited?: string) =>
	here.services.sources.editor.change(db, { edited, fields })

type Choices = { choices: string; sources: { id: number; slug: string; en: string }[] }
const get = async (path: string) => elsewhere.app.inject(path)
const catalogue = async (): Promise<Choices> => (await get('/v1/catalogue/')).json().data
const status = async (path: string) => (await get(path)).statusCode
const listOf = (id: number) =>
	elsewhere.app.inject({
		method: 'POST',
		url: '/v1/news/filter/',
		payload: { lang: 'en', sources: [id], assets: [] },
	})

test('a source that is added or edited is known to every process within a second', async () => {
	const before = await catalogue()
	expect(await status('/feeds/en.atom?sources=fresh')).toBe(400)
	expect(await status('/images/sources/fresh')).toBe(404)
	expect(await change(fresh)).toMatchObject({ ok: true })
	await expect.poll(() => status('/feeds/en.atom?sources=fresh')).toBe(200)

	const after = await catalogue()
	const id = after.sources.find(({ slug }) => slug === 'fresh')?.id ?? 0
	expect((await get(after.choices)).json().sources).toHaveLength(before.sources.length + 1)
	// A page that was rendered before still finds its file of choices.
	expect((await get(before.choices)).json().sources).toHaveLength(before.sources.length)
	expect(await status('/images/sources/fresh')).toBe(200)
	expect((await get('/sources.opml')).body).toContain('https://fresh.example/feed')
	expect((await get('/v1/sources/')).body).toContain('"fresh"')
	expect(elsewhere.services.catalogue.index().thingByRef.get('source fresh')?.id).toBe(id)

	await addNews(db, id, [makeDraft('one', { sourceId: id })], new Date())
	const titleShown = async () => (await listOf(id)).json().data.news[0]?.source.title
	await expect.poll(titleShown).toBe('Fresh')
	expect(await change({ title_en: 'Fresher' }, 'fresh')).toMatchObject({ ok: true })
	await expect.poll(titleShown).toBe('Fresher')
	await expect
		.poll(async () => (await catalogue()).sources.at(-1))
		.toMatchObject({ slug: 'fresh', en: 'Fresher' })
})

test('a change that could not be read is read again', async () => {
	const other = { ...smallCatalogue, sources: smallCatalogue.sources.slice(1) }
	let failures = 1
	let changes = 0
	const live = keepCatalogue({
		first: smallCatalogue,
		read: async () => {
			if (failures-- > 0) throw new Error('the database is away')
			return other
		},
		onChange: () => {
			changes += 1
		},
	})
	const sources = derivedFrom(live.now, (now) => now.sources.length)
	expect(sources()).toBe(smallCatalogue.sources.length)
	await Promise.all([live.learn(), live.learn()])
	expect([sources(), changes]).toEqual([other.sources.length, 1])
	live.stop()
})
