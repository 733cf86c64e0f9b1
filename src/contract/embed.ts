import { z } from 'zod'
import { embedThemes, mostEmbedRows } from '#domain/embed.ts'
import { newsLocales } from '#domain/locale.ts'
import { selectionQuery } from './selection.ts'

export const embedParams = z.object({ lang: z.enum(newsLocales) })
export const embedQuery = z.object({
	coins: selectionQuery.coins,
	topics: selectionQuery.topics,
	count: z
		.string()
		.regex(/^\d{1,2}$/, 'expected a number')
		.transform(Number)
		.pipe(z.int().min(1).max(mostEmbedRows))
		.default(10)
		.describe(`Headlines, at most ${mostEmbedRows}.`),
	theme: z.enum(embedThemes).default('auto').describe('auto follows the reader’s system.'),
})
