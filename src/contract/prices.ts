import { z } from 'zod'
import { queryMoment } from './news-list.ts'

export const pricesResponse = z.object({
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
	as_of: z.iso
		.datetime()
		.nullable()
		.describe('The moment of these prices; null before the first response of the service.'),
	stale: z.boolean().describe('True when the price service has had nothing new for eleven minutes.'),
	toman: z
		.object({
			usdt: z
				.number()
				.describe('The price of a Tether in toman: the median of the exchanges that the operator chose.'),
			change_24h: z.number().nullable().describe('In percent; null where no exchange says it.'),
			as_of: z.iso.datetime().describe('When it was fetched.'),
		})
		.nullable()
		.describe('Null before the first response, and where the operator chose no exchange.'),
})
export type PricesResponse = z.output<typeof pricesResponse>

export const priceHistoryQuery = z.object({
	symbol: z.string().min(1).max(20).describe('The symbol of a coin of the catalogue.'),
	from: queryMoment.optional().describe('ms since the epoch, or ISO 8601; by default a day before to.'),
	to: queryMoment
		.optional()
		.describe('ms since the epoch, or ISO 8601; by default now. At most two years after from.'),
})

export const priceHistoryResponse = z.object({
	status: z.literal(1),
	data: z.object({
		symbol: z.string(),
		points: z
			.array(z.tuple([z.number().describe('ms since the epoch.'), z.number().describe('In US dollars.')]))
			.max(500)
			.describe('The earliest first. There is no point where the price is unknown.'),
	}),
})
export type PriceHistoryResponse = z.output<typeof priceHistoryResponse>
