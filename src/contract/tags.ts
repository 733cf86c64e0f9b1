import { z } from 'zod'
import { tagKinds } from '#domain/news-item.ts'
import { longestTagReason, reportKinds, tagVerdicts } from '#domain/tag-report.ts'
import { wireId } from './news-item.ts'

/** `id=7`: a query is text, so here digits are read as a number. */
export const itemTagsQuery = z.object({
	id: z
		.string()
		.regex(/^\d{1,10}$/, 'expected an id')
		.transform(Number)
		.pipe(wireId),
})

export const itemTagsResponse = z.array(
	z.object({
		kind: z.enum(tagKinds),
		ref: z.string().describe('A coin’s symbol, the route_ref of a topic or an influencer.'),
		span: z
			.tuple([z.int(), z.int()])
			.describe('The position of the words that caused it in the title, in UTF-16 units.'),
		rule: z.string().describe('The rule that accepted them.'),
	}),
)

/** A slug is the longest of them. */
const longestRef = 256

export const tagReportRequest = z.object({
	id: wireId,
	kind: z
		.enum(reportKinds)
		.describe('story: the report does not belong to the story whose slug is `ref`; the verdict is wrong.'),
	ref: z.string().min(1).max(longestRef),
	verdict: z.enum(tagVerdicts).describe('wrong: the item should not have this tag; missing: it should.'),
	reason: z.string().trim().max(longestTagReason).optional(),
})

export const tagReportResponse = z.object({
	status: z
		.union([z.literal(1), z.literal(0)])
		.describe(
			'1 stored for an operator, or your reason was added to your report; 0 you have already reported it.',
		),
})

export type ItemTagsResponse = z.output<typeof itemTagsResponse>
export type TagReportResponse = z.output<typeof tagReportResponse>
