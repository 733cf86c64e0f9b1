import { readFileSync } from 'node:fs'
import { z } from 'zod'

/**
 * Pairs of real headlines that were judged by reading: by month, the ids of both, whether they report one event, and how the
 * pair was drawn: `coin` from pairs of one day that share a coin, `similar` from pairs within three days that share words, `near`
 * from pairs that an earlier matcher was unsure of.
 */
const pairs = z.object({
	repo: z.string(),
	commit: z.string(),
	pairs: z.array(
		z.tuple([
			z.string(),
			z.string(),
			z.string(),
			z.enum(['same', 'different', 'unsure']),
			z.enum(['coin', 'similar', 'near']),
		]),
	),
})

export const readRealPairs = () =>
	pairs.parse(
		JSON.parse(readFileSync(new URL('../../fixtures/stories/real-pairs.json', import.meta.url), 'utf8')),
	)
