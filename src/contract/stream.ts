import { z } from 'zod'
import { listLocales } from '#domain/locale.ts'
import { selectionQuery } from './selection.ts'

export const streamQuery = z.object({
	lang: z.enum(listLocales).describe('The language of the news; both: in either.'),
	...selectionQuery,
	min_outlets: z
		.string()
		.regex(/^\d{1,2}$/, 'expected a number')
		.transform(Number)
		.pipe(z.int().min(1).max(50))
		.optional()
		.describe('Stories instead of items, each when so many outlets have reported it.'),
})

/** The id of the last event that a client has, which is that of an item. */
export const lastEventId = z
	.string()
	.regex(/^\d{1,10}$/)
	.transform(Number)
	.pipe(z.int32())
	.optional()
	.catch(undefined)
