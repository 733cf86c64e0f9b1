import { z } from 'zod'

const named = { id: z.int(), en: z.string(), fa: z.string() }
const place = z.object({ ...named, route_ref: z.string() })

/** What the filters and panels of a page list. */
export const catalogueAnswer = z.object({
	status: z.literal(1),
	data: z.object({
		coins: z.array(z.object({ ...named, symbol: z.string() })).describe('In market-cap order.'),
		sources: z.array(z.object({ ...named, slug: z.string(), locale: z.enum(['fa', 'en']) })),
		categories: z.array(place),
		influencers: z.array(place),
	}),
})
export type CatalogueAnswer = z.output<typeof catalogueAnswer>
