import { z } from 'zod'
import { countFields, wireId, wireIds } from './news-item.ts'

const counts = z.object(countFields)

export const voteRequest = z.object({
	subject: z.union([z.literal(1), z.literal(2)]).describe('1 importance, 2 bullish or bearish.'),
	decision: z
		.union([z.literal(1), z.literal(-1)])
		.describe('Subject 1: 1 sets, -1 clears. Subject 2: 1 bullish, -1 bearish.'),
	id: wireId,
})
export type VoteRequest = z.output<typeof voteRequest>

export const voteResponse = z.union([
	z.object({ status: z.literal(1), data: counts }),
	z.object({
		status: z.literal(0),
		error: z.object({ code: z.literal('already_voted'), message: z.string() }),
		data: counts,
	}),
])
export type VoteResponse = z.output<typeof voteResponse>

export const viewRequest = z.object({ id: wireId })
export const viewResponse = z.object({
	status: z
		.union([z.literal(1), z.literal(0)])
		.describe('1 counted; 0 this browser was counted within the last 24 hours.'),
})
export type ViewResponse = z.output<typeof viewResponse>

const mostOwnVotes = 50

export const ownVotesQuery = z.object({ ids: wireIds(mostOwnVotes) })

export const ownVotesResponse = z.object({
	status: z.literal(1),
	data: z.record(
		z.string(),
		z.object({
			importance: z.boolean(),
			signal: z.union([z.literal(1), z.literal(-1), z.null()]),
		}),
	),
})
export type OwnVotesResponse = z.output<typeof ownVotesResponse>
