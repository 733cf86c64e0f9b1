import { z } from 'zod'

export const pricesAnswer = z.object({
	status: z.literal(1),
	data: z
		.array(
			z.object({
				symbol: z.string(),
				current_price: z.number().describe('In US dollars.'),
				price_change_percentage_24h: z.number().nullable(),
			}),
		)
		.max(20),
	as_of: z.iso.datetime().nullable().describe('When these prices were true; null before the first answer.'),
	stale: z.boolean().describe('True when the price service has had nothing new for eleven minutes.'),
})
export type PricesAnswer = z.output<typeof pricesAnswer>
