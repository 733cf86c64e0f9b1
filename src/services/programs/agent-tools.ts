import { z } from 'zod'
import { briefingResponse } from '#contract/briefing.ts'
import { coinRanges } from '#contract/coin.ts'
import { frontResponse } from '#contract/front.ts'
import { longestQuery, longestSlug } from '#contract/home-query.ts'
import { newsItem } from '#contract/news-item.ts'
import { queryMoment } from '#contract/news-list.ts'
import { selectionFields } from '#contract/selection.ts'
import { sourcesResponse } from '#contract/source-states.ts'
import { storyResponse } from '#contract/story.ts'
import { sourceName } from '#domain/catalogue.ts'
import { defaultLocale, type ListLocale, languages, listLocales, type UiLocale } from '#domain/locale.ts'
import { tagKinds } from '#domain/news-item.ts'
import { Problem } from '#domain/problem.ts'
import { searchTerms } from '#domain/search-words.ts'
import type { CatalogueIndex } from '#services/catalogue/catalogue-index.ts'
import type { FollowsService } from '#services/follows/follows.ts'
import type { NewsService } from '#services/news/news.ts'
import type { PricesService } from '#services/prices/prices.ts'
import type { Viewer } from '#services/viewer.ts'
import { dateAndTimeOf, dollars, percentSize } from '#text/format.ts'
import type { createSelections } from './selections.ts'

/** Who calls a tool. */
export type AgentCall = {
	viewer: Viewer
	/** The account of the key. */
	accountId: number | undefined
	/** Counts a search against its own limit. */
	countSearch: () => Promise<void>
}
/** The same result twice: as text for people and as data. */
type AgentResult = { text: string; data: Record<string, unknown> }

export type AgentTool = {
	name: string
	title: string
	description: string
	input: z.ZodObject
	output: z.ZodObject
	needsKey?: true
	run: (given: unknown, call: AgentCall) => Promise<AgentResult>
}

type ToolParts = {
	news: NewsService
	prices: PricesService
	follows: FollowsService
	sources: { states: (viewer: Viewer) => Promise<{ value: z.output<typeof sourcesResponse> }> }
	selections: ReturnType<typeof createSelections>
	index: () => CatalogueIndex
	now: () => number
}

const lang = z
	.enum(listLocales)
	.default(defaultLocale)
	.describe('The language of the headlines: en, fa or both.')
const slug = z.string().min(1).max(longestSlug).describe('The slug of a story or an item.')
const limit = z.int().min(1).max(50).default(20)
const itemList = z.object({ news: z.array(newsItem) })
const since = z
	.union([z.int(), z.string().max(40)])
	.transform(String)
	.pipe(queryMoment)
	.optional()
	.describe('ISO 8601, or milliseconds since the epoch.')
/** Instants in JSON are text; the schema of the input cannot say more than that. */
const sinceText = z.string().max(40).optional().describe('ISO 8601.')

type Headline = {
	title: string
	url: string
	published_date: string
	source: { title: string; title_en: string; locale: 'en' | 'fa' }
}

const localeOf = (given: ListLocale): UiLocale => (given === 'both' ? defaultLocale : given)

/** Titles are quoted: they are text of others, and no part of what we say. */
function writeHeadlines(items: readonly Headline[], locale: UiLocale): string {
	const [open, close] = languages[locale].quotes
	const none = { en: 'No headlines.', fa: 'خبری نیست.' }
	if (items.length === 0) return none[locale]
	return items
		.map(({ title, url, published_date: date, source }) => {
			const outlet = source.locale === locale ? source.title : source.title_en
			// Readers are in Tehran, agents anywhere.
			const when = `${dateAndTimeOf(new Date(date), locale, 'UTC')} UTC`
			return `${open}${title}${close}\n${outlet} · ${when}\n${url}`
		})
		.join('\n\n')
}

function defineTool<Input extends z.ZodObject>(
	tool: Omit<AgentTool, 'input' | 'run'> & {
		input: Input
		run: (given: z.output<Input>, call: AgentCall) => Promise<AgentResult>
	},
): AgentTool {
	const { run, input } = tool
	return { ...tool, run: async (given, call) => run(input.parse(given), call) }
}

/** What agents may do here: read. */
export function createAgentTools(parts: ToolParts): readonly AgentTool[] {
	const { news, prices, follows, sources, selections, index, now } = parts
	const momentOf = (given: string | undefined): Date | undefined => {
		const read = since.safeParse(given)
		if (!read.success) throw new Problem('invalid_input', { message: 'since: expected a moment in ISO 8601' })
		return read.data
	}

	/** A story by the slug of any of its reports; an item without one is a story of one. */
	const storyOf = async (given: string, viewer: Viewer) => {
		const found = await news.story(given, viewer).catch(async (error: unknown) => {
			if (!(error instanceof Problem) || error.code !== 'not_found') throw error
			const item = await news.item(given, viewer)
			const { custom_id: _, ...outlet } = item.source
			return { value: { data: { slug: item.slug, news: [item], outlets: [outlet] } } }
		})
		const { data } = found.value
		// The slug of another report leads to that of the story.
		return data.news.length > 0 ? data : (await news.story(data.slug, viewer)).value.data
	}

	const coinNamed = (symbol: string) => {
		const coin = index().coinBySymbol.get(symbol.toUpperCase())
		if (coin === undefined) throw new Problem('not_found', { message: `symbol: knows no “${symbol}”` })
		return coin
	}

	return [
		defineTool({
			name: 'front',
			title: 'Top stories now',
			description: 'The stories that most outlets report now, with their outlets, and the newest headlines.',
			input: z.object({ lang }),
			output: frontResponse.shape.data,
			run: async (given, { viewer }) => {
				const { data } = (await news.front(given.lang, viewer)).value
				const stories = data.lead === null ? [] : [data.lead, ...data.stories]
				return { text: writeHeadlines(stories, localeOf(given.lang)), data }
			},
		}),
		defineTool({
			name: 'latest',
			title: 'Latest headlines',
			description:
				'The newest headlines, about any of some coins, topics and people, from any of some sources.',
			input: z.object({ lang, ...selectionFields, since: sinceText, limit }),
			output: itemList,
			run: async ({ lang: locale, limit: most, since: from, ...selection }, { viewer }) => {
				const wanted = selections.latest(selection, locale, most, viewer)
				const moment = momentOf(from)
				const found = await news.present(await news.newest(wanted, most, viewer))
				const items = found.filter(
					({ published_date: date }) => moment === undefined || new Date(date) > moment,
				)
				return { text: writeHeadlines(items, localeOf(locale)), data: { news: items } }
			},
		}),
		defineTool({
			name: 'search',
			title: 'Search headlines',
			description:
				'Headlines with these words; "quoted phrases" match in order, -word excludes, and names of coins, people and sources also find what is tagged with them.',
			input: z.object({ query: z.string().min(1).max(longestQuery), lang, limit }),
			output: itemList,
			run: async ({ query, lang: locale, limit: most }, { viewer, countSearch }) => {
				await countSearch()
				const nothing = { coins: [], topics: [], people: [], sources: [] }
				const everything = selections.latest(nothing, locale, most, viewer)
				const terms = searchTerms(query.replaceAll('\0', ' '), index().names)
				const items = await news.present(await news.newest({ ...everything, terms }, most, viewer))
				return { text: writeHeadlines(items, localeOf(locale)), data: { news: items } }
			},
		}),
		defineTool({
			name: 'story',
			title: 'One story',
			description:
				'Every report of an event in both languages, with its outlet, its time and the change of its coins’ prices since (tags.change_since, per cent).',
			input: z.object({ slug }),
			output: storyResponse.shape.data,
			run: async (given, { viewer }) => {
				const data = await storyOf(given.slug, viewer)
				return { text: writeHeadlines(data.news, data.news[0]?.source.locale ?? defaultLocale), data }
			},
		}),
		defineTool({
			name: 'coin',
			title: 'A coin',
			description:
				'The price of a coin in US dollars, its change, and the stories about it with the most outlets.',
			input: z.object({
				symbol: z.string().min(1).max(20).describe('Such as BTC.'),
				range: z.enum(coinRanges).default('24h'),
				lang: z.enum(['en', 'fa']).default(defaultLocale),
			}),
			output: z.object({
				symbol: z.string(),
				name: z.string(),
				price: z.number().nullable().describe('In US dollars.'),
				change: z.number().nullable().describe('Per cent in the range.'),
				stories: z.array(newsItem),
			}),
			run: async ({ symbol: given, range, lang: locale }, { viewer }) => {
				const { symbol, names } = coinNamed(given)
				const from = new Date(now() - { '24h': 1, '7d': 7, '30d': 30 }[range] * 86_400_000)
				const [board, history, found] = await Promise.all([
					prices.board(viewer),
					prices.history(symbol, { from }, viewer),
					news.coinStories(symbol, locale, range, viewer),
				])
				const listed = board.value.data.find((one) => one.symbol === symbol)
				const { points } = history.value.data
				const [first, last] = [points[0]?.[1], points.at(-1)?.[1]]
				const price = listed?.current_price ?? last ?? null
				const day = range === '24h' ? listed?.price_change_percentage_24h : undefined
				const change = day ?? (first && price !== null ? (price / first - 1) * 100 : null)
				const stories = found.value.data.stories.toSorted((one, other) => other.story.size - one.story.size)
				const said = [
					`${names[locale]} (${symbol})`,
					price === null ? '–' : dollars(price, locale),
					...(change === null ? [] : [`${change < 0 ? '−' : '+'}${percentSize(change, locale)} (${range})`]),
				].join(' · ')
				const data = { symbol, name: names[locale], price, change, stories }
				return { text: `${said}\n\n${writeHeadlines(stories, locale)}`, data }
			},
		}),
		defineTool({
			name: 'briefing',
			title: 'Briefing',
			description:
				'At most seven stories since a moment, those with the most outlets first; by default of the last day.',
			input: z.object({ since: sinceText, lang }),
			output: briefingResponse.shape.data,
			run: async ({ since: from, lang: locale }, { viewer }) => {
				const wish = { locale, since: momentOf(from), accountId: undefined }
				const { data } = (await follows.briefing(wish, viewer)).value
				return { text: writeHeadlines(data.stories, localeOf(locale)), data }
			},
		}),
		defineTool({
			name: 'sources',
			title: 'Outlets',
			description:
				'The outlets that are read: whether they respond, how often they are first to report, and how long they take.',
			input: z.object({ lang: z.enum(['en', 'fa']).optional() }),
			output: z.object({ sources: sourcesResponse.shape.data }),
			run: async ({ lang: locale }, { viewer }) => {
				const { data } = (await sources.states(viewer)).value
				const shown = data.filter((source) => locale === undefined || source.locale === locale)
				const lines = shown.map((source) => `${sourceName(source, locale ?? defaultLocale)} (${source.slug})`)
				return { text: lines.join('\n'), data: { sources: shown } }
			},
		}),
		defineTool({
			name: 'why',
			title: 'Why these tags',
			description:
				'Each tag of an item with the rule that gave it and the words of the title that caused it.',
			input: z.object({ slug }),
			output: z.object({
				title: z.string(),
				tags: z.array(
					z.object({
						kind: z.enum(tagKinds),
						ref: z.string(),
						span: z.tuple([z.int(), z.int()]).describe('Start and end in the title, in UTF-16 units.'),
						words: z.string(),
						rule: z.string(),
					}),
				),
			}),
			run: async (given, { viewer }) => {
				const { id, title } = await news.item(given.slug, viewer)
				const reasons = (await news.tagReasons(id)) ?? []
				const tags = reasons.map(({ kind, ref, span, rule }) => ({
					...{ kind, ref, span, rule },
					words: title.slice(...span),
				}))
				const lines = tags.map(({ ref, words, rule }) => `${ref}: “${words}” (${rule})`)
				return { text: [`“${title}”`, ...lines].join('\n'), data: { title, tags } }
			},
		}),
		defineTool({
			name: 'my_feed',
			title: 'My feed',
			description: 'The newest headlines of everything that the owner of the key follows.',
			input: z.object({ limit }),
			output: itemList,
			needsKey: true,
			run: async ({ limit: most }, { accountId }) => {
				if (accountId === undefined) throw new Problem('key_required')
				const items = (await follows.feedItems(accountId)).slice(0, most)
				const found = await news.present(items)
				return {
					text: writeHeadlines(found, found[0]?.source.locale ?? defaultLocale),
					data: { news: found },
				}
			},
		}),
	]
}
