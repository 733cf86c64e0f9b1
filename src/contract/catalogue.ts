import { z } from 'zod'
import { inEachNewsLocale, newsLocales } from '#domain/locale.ts'

const named = { id: z.int(), ...inEachNewsLocale(() => z.string()) }
const section = z.object({ ...named, route_ref: z.string() })

const coin = z.object({ ...named, symbol: z.string() })
const source = z.object({ ...named, slug: z.string(), locale: z.enum(newsLocales) })

/** The contents of a page's filters and panels. */
export const catalogueResponse = z.object({
	status: z.literal(1),
	data: z.object({
		coins: z.array(coin).describe('In market-cap order.'),
		sources: z.array(source),
		categories: z.array(section),
		influencers: z.array(section),
		choices: z
			.string()
			.describe(
				'The path of a file with only the coins, sources and influencers, which may be cached for ever.',
			),
	}),
})
export type CatalogueResponse = z.output<typeof catalogueResponse>

/** Everything that the filter cards and the list of people can show, as one file whose name changes with its content. */
export const choicesFile = z.object({
	coins: z.array(coin),
	sources: z.array(source),
	influencers: z.array(section),
})

export const choicesPath = (hash: string): string => `/v1/catalogue/choices-${hash}.json`
