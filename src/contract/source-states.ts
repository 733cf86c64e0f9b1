import { z } from 'zod'
import { inEachNewsLocale, newsLocales } from '#domain/locale.ts'

const moment = z.iso.datetime().nullable()
const count = z.int().nonnegative()
const share = z.number().min(0).max(1).nullable()

const sourceState = z.object({
	id: z.int(),
	slug: z.string(),
	locale: z.enum(newsLocales).describe('The language of its news.'),
	...inEachNewsLocale(() => z.string().describe('Its name in this language.')),
	state: z
		.enum(['answering', 'silent', 'unread', 'paused'])
		.describe(
			'How it did when it was last read; unread: it has not been read yet; paused: it is not read for now.',
		),
	answered_at: moment.describe('When it last answered: a silent one has been silent since then.'),
	newest_at: moment.describe('When its newest item was published.'),
	items: count.describe('Items of the last 30 days.'),
	edited: count.describe('Of those, how many had their headline changed.'),
	edited_share: share.describe('edited of items; null where there are fewer than five.'),
	stories: count.describe('Stories of the last 30 days that several outlets told, this one among them.'),
	first: count.describe('Of those, how many nobody told earlier.'),
	first_share: share.describe('first of stories; null where there are fewer than five.'),
	lag_seconds: count
		.nullable()
		.describe('The middle of how long after the first report it told the others; null where they are few.'),
})

export const sourcesResponse = z.object({
	status: z.literal(1),
	data: z.array(sourceState),
	days: z.int().describe('How long back is counted.'),
	measured_at: moment.describe('When it was counted last.'),
})
export type SourcesResponse = z.infer<typeof sourcesResponse>
