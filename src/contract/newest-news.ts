import { z } from 'zod'
import { listLocales } from '#domain/locale.ts'
import { groupedFlag, wireMoment } from './news-list.ts'

/** More than anybody counts: a reader who was away so long starts from the list. */
export const mostNewestCounted = 500

/** A query is text by nature: digits are read as milliseconds. */
const since = z
	.string()
	.max(40)
	.transform((text) => (/^\d{1,16}$/.test(text) ? Number(text) : text))
	.pipe(wireMoment)

export const newestQuery = z.object({
	lang: z.enum(listLocales).describe('The language of the news; both: in either.'),
	since: since.describe('When this reader last looked: ms since the epoch, or ISO 8601.'),
	grouped: groupedFlag,
})

export const newestAnswer = z.object({
	status: z.literal(1),
	data: z.object({
		count: z
			.int()
			.min(0)
			.max(mostNewestCounted)
			.describe(`Items that came since then, at most ${mostNewestCounted}.`),
	}),
})
export type NewestAnswer = z.output<typeof newestAnswer>
