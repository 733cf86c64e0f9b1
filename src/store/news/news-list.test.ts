import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { NewsLocale } from '#domain/locale.ts'
import { type NewsListing, type NewsSort, newsSorts } from '#domain/news-filter.ts'
import { foldedWords, foldForSearch, searchTerms } from '#domain/persian-text.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { moveCounts } from '#store/votes/item-counts.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { listChoices } from './news-conditions.ts'
import { countNews } from './news-count.ts'
import { findNews } from './news-list.ts'
import { findMatchingIds } from './news-search.ts'
import { addNews } from './news-writer.ts'

const { db } = await testDatabase()
const now = new Date('2026-03-01T12:00:00Z')

type ModelItem = {
	id: number
	locale: NewsLocale
	sourceId: number
	tagIds: number[]
	title: string
	publishedAt: number
	counts: Record<Exclude<NewsSort, 'latest'>, number>
}

const words = {
	en: ['Bitcoin', 'AI', 'a', 'US', 'holds', 'above', '5%', '$103K', 'in', 'ether', 'near_term', 'DeFi'],
	fa: ['بیت‌کوین', 'به', 'از', 'رشد', 'اتریوم', '۵٪', 'قیمت', 'بيت', 'كوين', 'و', 'صرافی', 'AI'],
}
const queries = [
	...[
		'bit',
		'bitcoin holds',
		'"holds above"',
		'ai',
		'A',
		'us',
		'%',
		'_',
		'5%',
		'"in a"',
		'near_',
		'x%_',
		'zzz',
	],
	...['بیت', 'بيت كوين', '«رشد قیمت»', 'به', 'و', '۵', 'AI رشد', "'; --", '\\'],
]
const refs = new Map<number, string>([
	...smallCatalogue.coins.map(({ id, symbol }): [number, string] => [id, symbol]),
	...[...smallCatalogue.topics, ...smallCatalogue.people].map(({ id, routeRef }): [number, string] => [
		id,
		routeRef,
	]),
])
const tagIds = [...refs.keys()]
const sourceIds = smallCatalogue.sources.map(({ id }) => id)

const someOf = (values: readonly number[], most: number) =>
	fc.uniqueArray(fc.constantFrom(...values), { maxLength: most })

const draftWish = fc.record({
	sourceId: fc.constantFrom(...sourceIds),
	tags: someOf(tagIds, 4),
	picks: fc.array(fc.nat(11), { minLength: 1, maxLength: 7 }),
	// Few moments and few counts, so that ties are common; and years, so that searches cross windows of time.
	minute: fc.oneof(
		fc.nat(12),
		fc.nat(600).map((days) => days * 24 * 60),
	),
	counts: fc.record({ views: fc.nat(3), importance: fc.nat(2), bullish: fc.nat(2), bearish: fc.nat(2) }),
})

const listing: fc.Arbitrary<NewsListing> = fc
	.record({
		locale: fc.constantFrom<NewsLocale>('fa', 'en'),
		coinIds: fc.oneof(
			fc.constant([]),
			someOf([4001, 4002, 4003, 4004, 4005, 4099], 4),
			// More than are merged list by list.
			fc.constant(Array.from({ length: 30 }, (_, index) => 4002 + index)),
		),
		sourceIds: fc.oneof(fc.constant([]), someOf([...sourceIds, 1099], 4)),
		categoryId: fc.option(fc.constantFrom(8001, 8002, 9001, 9999)),
		query: fc.oneof(fc.constant(''), fc.constantFrom(...queries)),
		sort: fc.constantFrom(...newsSorts),
		page: fc.integer({ min: 1, max: 4 }),
		pageSize: fc.constantFrom(10, 30),
	})
	.map(({ query, ...rest }) => ({ ...rest, terms: searchTerms(query) }))

function modelMatches(item: ModelItem, wanted: NewsListing): boolean {
	const folded = foldForSearch(item.title)
	const carries = (id: number) => item.tagIds.includes(id)
	return (
		item.locale === wanted.locale &&
		(wanted.coinIds.length === 0 || wanted.coinIds.some(carries)) &&
		(wanted.sourceIds.length === 0 || wanted.sourceIds.includes(item.sourceId)) &&
		(wanted.categoryId === null || carries(wanted.categoryId)) &&
		wanted.terms.every(({ text, wholeWord }) =>
			wholeWord ? foldedWords(item.title).includes(text) : folded.includes(text),
		)
	)
}

function modelOrder(sort: NewsSort) {
	const rank = (item: ModelItem) => (sort === 'latest' ? 0 : item.counts[sort])
	return (one: ModelItem, other: ModelItem) =>
		rank(other) - rank(one) || other.publishedAt - one.publishedAt || other.id - one.id
}

type Wish = typeof draftWish extends fc.Arbitrary<infer Given> ? Given : never

function draftOf({ sourceId, tags, picks, minute }: Wish, index: number) {
	const named = (from: number, to: number) =>
		tags.filter((id) => id >= from && id < to).flatMap((id) => refs.get(id) ?? [])
	return makeDraft(`n${index}`, {
		sourceId,
		title: picks.map((pick) => words[sourceId < 2000 ? 'fa' : 'en'][pick]).join(' '),
		publishedAt: new Date(now.getTime() - minute * 60_000),
		coins: named(4000, 8000),
		topics: named(8000, 9000),
		people: named(9000, 10_000),
	})
}

/** The stored items as the model sees them; the same words within the window are one story, which it has once too. */
async function store(wishes: readonly Wish[]): Promise<ModelItem[]> {
	await sql`truncate news_item, news_posting, news_total restart identity cascade`.execute(db)
	const drafts = wishes.map((wish, index) => ({ ...wish, draft: draftOf(wish, index) }))
	for (const sourceId of sourceIds) {
		const own = drafts.filter(({ draft }) => draft.sourceId === sourceId).map(({ draft }) => draft)
		await addNews(db, sourceId, own, now)
	}
	const stored = await sql<{ id: number; url: string }>`select id, url from news_item`.execute(db)
	const idOf = new Map(stored.rows.map(({ id, url }) => [url, id]))
	const items = drafts.flatMap(({ draft, tags, counts }) => {
		const id = idOf.get(draft.url)
		if (id === undefined) return []
		const { locale, sourceId, title, publishedAt } = draft
		return { id, locale, sourceId, tagIds: tags, title, publishedAt: publishedAt.getTime(), counts }
	})
	await db.transaction().execute(async (change) => {
		for (const { id, counts } of items) await moveCounts(change, id, counts)
	})
	return items
}

test('any filter, sort and page gives what a plain list in memory gives, and the same count', async () => {
	await saveCatalogue(db, smallCatalogue)
	await fc.assert(
		fc.asyncProperty(
			fc.array(draftWish, { minLength: 50, maxLength: 120 }),
			fc.array(listing, { minLength: 25, maxLength: 25 }),
			async (wishes, listings) => {
				const items = await store(wishes)
				for (const wanted of listings) {
					const size = wanted.pageSize ?? 10
					const expected = items.filter((item) => modelMatches(item, wanted)).sort(modelOrder(wanted.sort))
					const page = expected.slice((wanted.page - 1) * size, wanted.page * size)
					const ids = page.map(({ id }) => id)
					expect((await findNews(db, wanted)).map(({ id }) => id)).toEqual(ids)
					// So short a first look that what is rare goes through the inverted index, as in a long list.
					const gathered = await findMatchingIds(db, wanted, listChoices(wanted), 1)
					expect(new Set(gathered)).toEqual(new Set(ids))
					expect(await countNews(db, wanted)).toBe(expected.length)
				}
			},
		),
		{ numRuns: 12 },
	)
}, 120_000)
