import { z } from 'zod'
import { newsLocales } from '#domain/locale.ts'
import { storySourcesShown } from '#domain/news-item.ts'
import { type Counter, counters } from '#domain/vote.ts'

const count = z.int().min(0)

/** Every counter of an item. */
export const countFields = Object.fromEntries(counters.map((counter) => [counter, count])) as Record<
	Counter,
	typeof count
>

export const newsItem = z.object({
	id: z.int(),
	slug: z.string().describe('The item’s name in shared links.'),
	title: z.string(),
	url: z.string().describe('The page of the source.'),
	published_date: z.iso.datetime().describe('In UTC.'),
	...countFields,
	recent: z.boolean().describe('Published a short while ago, to be highlighted.'),
	tags: z
		.array(
			z.object({
				id: z.int(),
				symbol: z.string(),
				change_since: z
					.number()
					.nullable()
					.describe('The change of its price since publication in per cent; null if unknown.'),
			}),
		)
		.describe('Coins that the title is about.'),
	categories: z.array(z.string()).describe('The route_ref of each topic and influencer.'),
	source: z.object({
		custom_id: z.int(),
		title: z.string().describe('In the source’s own language.'),
		title_en: z.string().describe('In Latin letters.'),
		locale: z.enum(newsLocales),
		slug: z.string(),
	}),
	edited: z
		.object({
			count: z.int().min(1).describe('How often the title was changed.'),
			before: z.string().describe('The title before the last change.'),
		})
		.nullable()
		.describe('Whether the source has changed the title since it was first shown here.'),
	story: z
		.object({
			id: z.int().describe('The id of the report that was stored first.'),
			slug: z.string().nullable().describe('The story’s slug; null if there is one report only.'),
			size: z.int().min(1).describe('How many reports it has.'),
			sources: z
				.array(z.string())
				.max(storySourcesShown)
				.describe('Slugs of the first sources that reported it.'),
			other_locale: count.describe('How many reports are in the other language.'),
		})
		.describe('The event that the item reports.'),
})
export type NewsItemResponse = z.output<typeof newsItem>

/** An id on the wire: a whole number that a database integer can hold; strings are refused. */
export const wireId = z.int32().min(1)

/** `ids=1,2,3`: a query is text, so here digits are read as numbers. */
export const wireIds = (most: number) =>
	z
		.string()
		.regex(/^\d{1,10}(,\d{1,10})*$/, 'expected ids joined by commas')
		.transform((list) => [...new Set(list.split(',').map(Number))])
		.pipe(z.array(wireId).max(most))
		.describe(`At most ${most} ids, joined by commas.`)
