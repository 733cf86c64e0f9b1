import { z } from 'zod'
import { listLocales } from '#domain/locale.ts'
import { groupedFlag, queryMoment } from './news-list.ts'

/** A reader who was away longer starts from the list. */
export const mostNewestCounted = 500

export const newestQuery = z.object({
	lang: z.enum(listLocales).describe('The language of the news; both: in either.'),
	since: queryMoment.describe('When this reader last looked: ms since the epoch, or ISO 8601.'),
	grouped: groupedFlag,
})

export const newestResponse = z.object({
	status: z.literal(1),
	data: z.object({
		count: z
			.int()
			.min(0)
			.max(mostNewestCounted)
			.describe(`Items that were collected since then, at most ${mostNewestCounted}.`),
	}),
})
export type NewestResponse = z.output<typeof newestResponse>
