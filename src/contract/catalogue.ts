import { z } from 'zod'

const named = { id: z.int(), en: z.string(), fa: z.string() }
const place = z.object({ ...named, route_ref: z.string() })

export const catalogueCoin = z.object({ ...named, symbol: z.string() })
export const catalogueSource = z.object({ ...named, slug: z.string(), locale: z.enum(['fa', 'en']) })

/** What the filters and panels of a page list. */
export const catalogueAnswer = z.object({
	status: z.literal(1),
	data: z.object({
		coins: z.array(catalogueCoin).describe('In market-cap order.'),
		sources: z.array(catalogueSource),
		categories: z.array(place),
		influencers: z.array(place),
		choices: z
			.string()
			.describe('The path of a file with the coins and sources alone, which may be kept for ever.'),
	}),
})
export type CatalogueAnswer = z.output<typeof catalogueAnswer>
