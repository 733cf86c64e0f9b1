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
		.describe(
			'When the reader was last here: ms since the epoch, or ISO 8601; 24 hours ago where it is absent.',
		),
})

export const briefingResponse = z.object({
	status: z.literal(1),
	data: z.object({
		since: z.iso.datetime(),
		stories: z
			.array(storyHeadline)
			.describe('At most ten: what the user follows first, then what else is told most.'),
		done: z.array(z.int()).describe('Ids of what the user is done with; empty for a guest.'),
	}),
})
export type BriefingResponse = z.output<typeof briefingResponse>

export const briefingDoneRequest = z.object({
	items: z.array(wireId).min(1).max(100),
	done: z.boolean().describe('False takes the mark away.'),
})
export const briefingDoneResponse = z.object({
	status: z.literal(1),
	data: z.object({ done: z.array(z.int()).describe('Everything that is marked, the last first.') }),
})
