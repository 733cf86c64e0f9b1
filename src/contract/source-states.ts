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
			'The result of its last reading; unread: it has not been read yet; paused: it is not read for now.',
		),
	answered_at: moment.describe('When it last responded: a silent one has been silent since then.'),
	newest_at: moment.describe('When its newest item was published.'),
	items: count.describe('Items of the last 30 days.'),
	edited: count.describe('Of those, how many had their headline changed.'),
	edited_share: share.describe('edited divided by items; null if there are fewer than five.'),
	stories: count.describe('Stories of the last 30 days with several outlets, this one among them.'),
	first: count.describe('Of those, how many it reported first.'),
	first_share: share.describe('first divided by stories; null if there are fewer than five.'),
	lag_seconds: count.nullable().describe('The median delay behind the first report; null if there are few.'),
})

export const sourcesResponse = z.object({
	status: z.literal(1),
	data: z.array(sourceState),
	days: z.int().describe('The period of the counts.'),
	measured_at: moment.describe('When it was last counted.'),
})
export type SourcesResponse = z.infer<typeof sourcesResponse>
