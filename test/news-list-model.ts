import fc from 'fast-check'
import { listLocales, type NewsLocale, newsLocales } from '#domain/locale.ts'
import { type NewsListing, newsSorts, sortOrders } from '#domain/news-filter.ts'
import { hasPattern, type SearchTerm, searchTerms, titleWords } from '#domain/search-words.ts'
import { counterOf, counters, type ItemCounts, voteChoices, voteSubject } from '#domain/vote.ts'
import { indexCatalogue } from '#services/catalogue/catalogue-index.ts'
import { addNews } from '#store/news/news-writer.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { flushCounts } from '#store/votes/flush-counts.ts'
import { localeOfSource, makeDraft, smallCatalogue } from './news-drafts.ts'

/** A model of news lists on a plain array, which the database's results are compared with. */
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
	...['بیت', 'بيت كوين', '«رشد قیمت»', 'به', 'و', '۵', 'AI رشد', "'; --", '\\', 'بیتکوین'],
	...[
		'btc',
		'near',
		'sol holds',
		'wire in English',
		'-bitcoin',
		'holds -btc',
		'-"holds above" ai',
		'-صرافی رشد',
	],
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
const { names } = indexCatalogue(smallCatalogue)

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
		fc.record({ voter: fc.nat(3), choice: fc.constantFrom(...voteChoices), minute: fc.nat(5) }),
		{ maxLength: 4, selector: ({ voter, choice }) => `${voter} ${voteSubject(choice)}` },
	),
})
type DraftWish = typeof draftWish extends fc.Arbitrary<infer Given> ? Given : never

/** Any filter, order and page. */
export const anyListing: fc.Arbitrary<NewsListing> = fc
	.record({
		locale: fc.constantFrom(...listLocales),
		grouped: fc.boolean(),
		coinIds: fc.oneof(
			fc.constant([]),
			someOf([4001, 4002, 4003, 4004, 4005, 4099], 4),
			fc.constant(Array.from({ length: 30 }, (_, index) => 4002 + index)),
		),
		sourceIds: fc.oneof(fc.constant([]), someOf([...sourceIds, 1099], 4)),
		categoryId: fc.option(fc.constantFrom(8001, 8002, 9001, 9999)),
		query: fc.oneof(fc.constant(''), fc.constantFrom(...queries)),
		sort: fc.constantFrom(...newsSorts),
		// Further pages of a filtered list take another query.
		place: fc.oneof(
			fc.record({ page: fc.integer({ min: 1, max: 4 }), pageSize: fc.constantFrom(10, 30) }),
			fc.record({ page: fc.integer({ min: 1, max: 30 }), pageSize: fc.constant(1) }),
		),
	})
	.map(({ query, place, ...rest }) => ({ ...rest, ...place, terms: searchTerms(query, names) }))

function draftOf({ sourceId, tags, picks, minute }: DraftWish, index: number) {
	const named = (from: number, to: number) =>
		tags.filter((id) => id >= from && id < to).flatMap((id) => refs.get(id) ?? [])
	return makeDraft(`n${index}`, {
		sourceId,
		title: picks.map((pick) => words[localeOfSource(sourceId)][pick]).join(' '),
		publishedAt: new Date(modelNow.getTime() - minute * 60_000),
		coins: named(4000, 8000),
		topics: named(8000, 9000),
		people: named(9000, 10_000),
	})
}

/** A row of a list: its reports, the one that is shown, and what it is sorted by. */
type ModelRow = { shown: ModelItem; lead: ModelItem; counts: ItemCounts; topAt: number }

/** Builds a list the slow and obvious way, from all reports of each story. */
export function modelList(stories: readonly (readonly ModelItem[])[], wanted: NewsListing): ModelItem[] {
	const locales = newsLocales.filter((locale) => wanted.locale === 'both' || wanted.locale === locale)
	const rows = stories.flatMap((story): ModelRow[] => {
		const topAt = topAtOf(story)
		if (wanted.grouped !== true)
			return story
				.filter((item) => locales.includes(item.locale) && matchTogether([item], wanted))
				.map((item) => ({ shown: item, lead: item, counts: item.counts, topAt }))
		const counts = sumCounts(story)
		const inTime = story.toSorted((one, other) => one.publishedAt - other.publishedAt || one.id - other.id)
		const inLocales = locales
			.map((locale) => inTime.filter((item) => item.locale === locale))
			.filter((reports) => matchTogether(reports, wanted))
			// The language that reported it first comes first.
			.sort((one, other) => inTime.indexOf(one[0] as ModelItem) - inTime.indexOf(other[0] as ModelItem))
		const [reports = []] = inLocales
		const [lead] = reports
		const shown = reports.find((item) => matchTogether([item], wanted)) ?? lead
		return lead === undefined || shown === undefined ? [] : [{ shown, lead, counts, topAt }]
	})
	const { counter } = sortOrders[wanted.sort]
	const rank = ({ counts, topAt }: ModelRow) =>
		counter !== null ? counts[counter] : wanted.sort === 'top' ? topAt : 0
	return rows
		.sort(
			(one, other) =>
				rank(other) - rank(one) ||
				other.lead.publishedAt - one.lead.publishedAt ||
				other.lead.id - one.lead.id,
		)
		.map(({ shown, counts }) => ({ ...shown, counts }))
}

/** Whether the reports together match every condition of a filter. */
function matchTogether(reports: readonly ModelItem[], wanted: NewsListing): boolean {
	const carries = (id: number) => reports.some(({ tagIds }) => tagIds.includes(id))
	const isOf = (id: number) => reports.some(({ sourceId }) => sourceId === id)
	const meets = ({ patterns, names: named, isExcluded }: SearchTerm) => {
		const inTitles = patterns.every((pattern) =>
			reports.some(({ title }) => hasPattern(titleWords(title), pattern)),
		)
		const isNamed = named.some(
			({ kind, id, spellings }) =>
				(kind === 'source' ? isOf(id) : carries(id)) ||
				spellings.some((spelling) => reports.some(({ title }) => hasPattern(titleWords(title), spelling))),
		)
		return patterns.length > 0 && (inTitles || isNamed) !== isExcluded
	}
	return (
		reports.length > 0 &&
		(wanted.coinIds.length === 0 || wanted.coinIds.some(carries)) &&
		(wanted.sourceIds.length === 0 || wanted.sourceIds.some(isOf)) &&
		(wanted.categoryId === null || carries(wanted.categoryId)) &&
		wanted.terms.every(meets)
	)
}

const sumCounts = (story: readonly ModelItem[]) =>
	Object.fromEntries(
		counters.map((counter) => [counter, story.reduce((sum, { counts }) => sum + counts[counter], 0)]),
	) as ItemCounts

const outlets = new Map(
	smallCatalogue.sources.map(({ id, homepage }) => [id, new URL(homepage).host.replace('www.', '')]),
)

/**
 * A story with ten times the score comes before one that began half a day later; an outlet counts as much as three
 * votes.
 */
function topAtOf(story: readonly ModelItem[]): number {
	const { importance, bullish, bearish } = sumCounts(story)
	const outletCount = new Set(story.map(({ sourceId }) => outlets.get(sourceId))).size
	const hours = 12.5 * Math.log10(1 + 3 * (outletCount - 1) + importance + bullish + bearish)
	return Math.min(...story.map(({ publishedAt }) => publishedAt)) + Math.round(hours * 3600) * 1000
}

/** Stores the drafts and returns them as the model sees them; the same title within a day is one item. */
export async function storeModel(db: Queryable, wishes: readonly DraftWish[]): Promise<ModelItem[]> {
	await sql`truncate news_item, news_list_entry, vote, item_view, pending_count restart identity cascade`.execute(
		db,
	)
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
		for (const { id, votes } of items) {
			for (const { voter, choice, minute } of votes) {
				await sql`insert into vote (identity_kind, identity_id, item_id, subject, choice, counted, cast_at)
					values ('user', ${String(voter)}, ${id}, ${voteSubject(choice)}, ${choice}, true, ${new Date(minute * 60_000)})`.execute(
					change,
				)
			}
		}
		await sql`
			insert into pending_count (item_id, views, importance, bullish, bearish)
			select id, views, importance, bullish, bearish from json_to_recordset(
				${JSON.stringify(items.map(({ id, counts }) => ({ id, ...counts })))}::json
			) as given (id integer, views integer, importance integer, bullish integer, bearish integer)
		`.execute(change)
		await flushCounts(change)
		await sql`update news_item set views_settled = views`.execute(change)
	})
	return items
}

const countVotes = (votes: readonly Pick<DraftWish['votes'][number], 'choice'>[]) =>
	Object.fromEntries(
		voteChoices.map((of) => [counterOf[of], votes.filter(({ choice }) => choice === of).length]),
	) as Omit<ItemCounts, 'views'>
