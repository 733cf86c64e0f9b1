import { route } from '#api/http/route.ts'
import { findVoter } from '#api/identity/identity.ts'
import type { RecentWriters } from '#api/identity/recent-writers.ts'
import { type GuardParts, guardWrites, requireVoter } from '#api/identity/write-guard.ts'
import type { HashOrigin } from '#api/limits/origin-hash.ts'
import { problemResponses } from '#contract/problem.ts'
import { ownVotesQuery, ownVotesResponse, voteRequest, voteResponse } from '#contract/votes.ts'
import { Problem } from '#domain/problem.ts'
import { type StoredVotes, signalNumbers, voteFromWire } from '#domain/vote.ts'
import type { Reads } from '#services/reading.ts'
import { type CastOutcome, createCastVote } from '#services/votes/cast-vote.ts'
import { votesOf } from '#store/votes/vote-store.ts'

export const admissionPauseSeconds = 600

function presentOutcome(outcome: CastOutcome) {
	switch (outcome.kind) {
		case 'too_many_voters':
			throw new Problem('rate_limited', { retryAfterSeconds: admissionPauseSeconds })
		case 'not_found':
			throw new Problem('not_found', { message: 'There is no such item.' })
		case 'already_voted': {
			const error = { code: 'already_voted' as const, message: 'This browser has voted on this item before.' }
			return { status: 0 as const, error, data: outcome.counts }
		}
		default:
			return { status: 1 as const, data: outcome.counts }
	}
}

const presentOwnVotes = ({ important, signal }: StoredVotes) => ({
	importance: important,
	signal: signal === null ? null : signalNumbers[signal],
})
const noVotes: StoredVotes = { important: false, signal: null }

type VoteParts = GuardParts &
	Parameters<typeof createCastVote>[0] & { reads: Reads; writers: RecentWriters; originOf: HashOrigin }

export function voteRoutes(parts: VoteParts) {
	const { reads, writers } = parts
	const castVote = createCastVote(parts)
	return {
		cast: route({
			schema: {
				tags: ['votes'],
				summary: 'Votes on an item',
				description:
					'Subject 1 can be set and cleared as often as one likes; subject 2 counts once (already_voted after that). Needs a browser session with X-CSRFToken, or a token.',
				body: voteRequest,
				response: { 200: voteResponse, ...problemResponses(400, 401, 403, 404, 429) },
			},
			onRequest: guardWrites(parts),
			handler: async (request, reply) => {
				const { subject, decision, id } = request.body
				const voter = await requireVoter(request.identity, parts.identity)
				const cast = {
					voter,
					itemId: id,
					vote: voteFromWire(subject, decision),
					origin: await parts.originOf(request.ip),
				}
				const outcome = await castVote(cast)
				writers.note(reply)
				return presentOutcome(outcome)
			},
		}),
		own: route({
			schema: {
				tags: ['votes'],
				summary: 'This browser’s own votes',
				querystring: ownVotesQuery,
				response: { 200: ownVotesResponse, ...problemResponses(400, 401) },
			},
			handler: async (request) => {
				const { ids } = request.query
				const voter = await findVoter(request.identity, parts.identity)
				const votes =
					voter === undefined ? new Map<number, StoredVotes>() : await votesOf(reads.own, voter, ids)
				const data = Object.fromEntries(ids.map((id) => [id, presentOwnVotes(votes.get(id) ?? noVotes)]))
				return { status: 1 as const, data }
			},
		}),
	}
}
