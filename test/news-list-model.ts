import fc from 'fast-check'
import type { NewsLocale } from '#domain/locale.ts'
import { type NewsListing, type NewsSort, newsSorts, sortOrders } from '#domain/news-filter.ts'
import { foldedWords, foldForSearch, searchTerms } from '#domain/persian-text.ts'
import { counterOf, type ItemCounts, keptVotes, voteSubject } from '#domain/vote.ts'
import { addNews } from '#store/news/news-writer.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { moveCounts } from '#store/votes/item-counts.ts'
import { makeDraft, smallCatalogue } from './news-drafts.ts'

/** Lists of news as a plain array would give them: what the database answers is compared with it. */
export type ModelItem = {
	id: number
	locale: NewsLocale
	sourceId: number
	tagIds: number[]
	title: string
	publishedAt: number
	counts: ItemCounts
	votes: DraftWish['votes']
}

export const modelNow = new Date('2026-03-01T12:00:00Z')

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

export const draftWish = fc.record({
	sourceId: fc.constantFrom(...sourceIds),
	tags: someOf(tagIds, 4),
	picks: fc.array(fc.nat(11), { minLength: 1, maxLength: 7 }),
	// Few moments and few counts, so that ties are common; and years, so that searches cross windows of time.
	minute: fc.oneof(
		fc.nat(12),
		fc.nat(600).map((days) => days * 24 * 60),
	),
	views: fc.nat(3),
	votes: fc.uniqueArray(
		fc.record({ voter: fc.nat(3), choice: fc.constantFrom(...keptVotes), minute: fc.nat(5) }),
		{ maxLength: 4, selector: ({ voter, choice }) => `${voter} ${voteSubject(choice)}` },
	),
})
type DraftWish = typeof draftWish extends fc.Arbitrary<infer Given> ? Given : never

/** Any filter, order and page. */
export const anyListing: fc.Arbitrary<NewsListing> = fc
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

function draftOf({ sourceId, tags, picks, minute }: DraftWish, index: number) {
	const named = (from: number, to: number) =>
		tags.filter((id) => id >= from && id < to).flatMap((id) => refs.get(id) ?? [])
	return makeDraft(`n${index}`, {
		sourceId,
		title: picks.map((pick) => words[sourceId < 2000 ? 'fa' : 'en'][pick]).join(' '),
		publishedAt: new Date(modelNow.getTime() - minute * 60_000),
		coins: named(4000, 8000),
		topics: named(8000, 9000),
		people: named(9000, 10_000),
	})
}

export function modelMatches(item: ModelItem, wanted: NewsListing): boolean {
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

/** What an order goes by: a counter, or for the stories that are told most `topAt`. */
export type ModelRanks = ItemCounts & { topAt: number }

/** Higher ranks first, then the newest, then the id downwards. */
export function modelOrder(sort: NewsSort, ranksOf: (item: ModelItem) => ModelRanks) {
	const { counter } = sortOrders[sort]
	const rank = (item: ModelItem) =>
		counter !== null ? ranksOf(item)[counter] : sort === 'top' ? ranksOf(item).topAt : 0
	return (one: ModelItem, other: ModelItem) =>
		rank(other) - rank(one) || other.publishedAt - one.publishedAt || other.id - one.id
}

/** Stores the wishes and answers them as the model sees them; the same words within a day are one item, which it has once too. */
export async function storeModel(db: Queryable, wishes: readonly DraftWish[]): Promise<ModelItem[]> {
	await sql`truncate news_item, news_posting, news_total restart identity cascade`.execute(db)
	// So that some of them fill a block of 2,048 and some stand after it.
	await sql`select setval('news_item_id', 2018)`.execute(db)
	const drafts = wishes.map((wish, index) => ({ ...wish, draft: draftOf(wish, index) }))
	for (const sourceId of sourceIds) {
		const own = drafts.filter(({ draft }) => draft.sourceId === sourceId).map(({ draft }) => draft)
		await addNews(db, sourceId, own, modelNow)
	}
	const stored = await sql<{ id: number; url: string }>`select id, url from news_item`.execute(db)
	const idOf = new Map(stored.rows.map(({ id, url }) => [url, id]))
	const items = drafts.flatMap(({ draft, tags, views, votes }) => {
		const id = idOf.get(draft.url)
		if (id === undefined) return []
		const { locale, sourceId, title, publishedAt } = draft
		const counts = { ...countVotes(votes), views }
		return { id, locale, sourceId, tagIds: tags, title, publishedAt: publishedAt.getTime(), votes, counts }
	})
	await db.transaction(async (change) => {
		for (const { id, votes, counts } of items) {
			for (const { voter, choice, minute } of votes) {
				await sql`insert into vote (identity_kind, identity_id, item_id, subject, choice, counted, cast_at)
					values ('user', ${String(voter)}, ${id}, ${voteSubject(choice)}, ${choice}, true, ${new Date(minute * 60_000)})`.execute(
					change,
				)
			}
			await moveCounts(change, id, counts)
		}
		await sql`update news_item set views_settled = views`.execute(change)
	})
	return items
}

export const countVotes = (votes: readonly Pick<DraftWish['votes'][number], 'choice'>[]) =>
	Object.fromEntries(
		keptVotes.map((kept) => [counterOf[kept], votes.filter(({ choice }) => choice === kept).length]),
	) as Omit<ItemCounts, 'views'>

/** Ten times as much said of a story puts it before one that began half a day later. */
export function modelTopAt(firstAt: number, outlets: number, votes: number): number {
	const hours = 12.5 * Math.log10(1 + 3 * (outlets - 1) + votes)
	return firstAt + Math.round(hours * 3600) * 1000
}
