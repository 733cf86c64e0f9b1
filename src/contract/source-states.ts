import { z } from 'zod'

const moment = z.iso.datetime().nullable()

const sourceState = z.object({
	id: z.int(),
	slug: z.string(),
	state: z
		.enum(['answering', 'silent', 'unread'])
		.describe('How it did when it was last read; unread: it has not been read yet.'),
	answered_at: moment.describe('When it last answered: a silent one has been silent since then.'),
	newest_at: moment.describe('When its newest item was published.'),
})

export const sourcesAnswer = z.object({ status: z.literal(1), data: z.array(sourceState) })
export type SourcesAnswer = z.infer<typeof sourcesAnswer>
