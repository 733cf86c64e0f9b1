import { z } from 'zod'
import { listLocales } from '#domain/locale.ts'
import { storyHeadline } from './front.ts'
import { wireId } from './news-item.ts'
import { queryMoment } from './news-list.ts'

export const briefingQuery = z.object({
	lang: z
		.enum(listLocales)
		.describe('The language of the headlines; both: each in that of its first report.'),
	since: queryMoment
		.optional()
		.describe('The last visit: ms since the epoch, or ISO 8601; by default 24 hours ago.'),
})

export const briefingResponse = z.object({
	status: z.literal(1),
	data: z.object({
		since: z.iso.datetime(),
		stories: z
			.array(storyHeadline)
			.describe('At most seven: what the user follows first, then the stories with the most outlets.'),
		done: z.array(z.int()).describe('Ids that the user has marked as done; empty for a guest.'),
		moved: z
			.array(z.string())
			.describe(
				'The coins of the price bar whose price changed most since then, the most first; at most five.',
			),
	}),
})
export type BriefingResponse = z.output<typeof briefingResponse>

export const briefingDoneRequest = z.object({
	items: z.array(wireId).min(1).max(100),
	done: z.boolean().describe('False removes the mark.'),
})
export const briefingDoneResponse = z.object({
	status: z.literal(1),
	data: z.object({ done: z.array(z.int()).describe('All marked ids, the last first.') }),
})
