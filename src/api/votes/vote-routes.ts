import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { isPrefetch, sharedFor } from '#api/http/headers.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import { moodResponse } from '#contract/readers-interest.ts'
import {
	ownVotesQuery,
	ownVotesResponse,
	viewRequest,
	viewResponse,
	voteRequest,
	voteResponse,
} from '#contract/votes.ts'
import { Problem } from '#domain/problem.ts'
import { admissionPauseSeconds, type StoredVotes, signalNumbers, voteFromWire } from '#domain/vote.ts'
import { success } from '#services/success.ts'
import type { CastOutcome } from '#services/votes/cast-vote.ts'

export const voteRoutes: FastifyPluginAsyncZod = async (app) => {
	const { votes } = app.services

	app.put(
		'/v1/news/votes/',
		{
			config: { limit: 'votes' },
			onRequest: app.guardWrites,
			schema: {
				tags: ['votes'],
				summary: 'Votes on an item',
				description:
					'Subject 1 can be set and cleared as often as one likes; subject 2 counts once (already_voted after that). Needs a browser session with X-CSRFToken, or a token.',
				body: voteRequest,
				response: { 200: voteResponse, ...problemResponses(400, 401, 403, 404, 429) },
			},
		},
		async (request, reply) => {
			const { subject, decision, id } = request.body
			const voter = await request.requireVoter()
			const cast = {
				voter,
				itemId: id,
				vote: voteFromWire(subject, decision),
				origin: await request.origin(),
			}
			const outcome = await votes.cast(cast)
			reply.noteWrite()
			return presentOutcome(outcome)
		},
	)

	app.get(
		'/v1/news/mine/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['votes'],
				summary: 'This browser’s own votes',
				querystring: ownVotesQuery,
				response: { 200: ownVotesResponse, ...problemResponses(400, 401) },
			},
		},
		async (request) => {
			const { ids } = request.query
			const own = await votes.own(await request.findVoter(), ids)
			return success(Object.fromEntries(ids.map((id) => [id, presentOwnVotes(own.get(id) ?? noVotes)])))
		},
	)

	app.put(
		'/v1/news/views/',
		{
			config: { limit: 'views' },
			onRequest: app.guardWrites,
			schema: {
				tags: ['votes'],
				summary: 'Counts a view of an item',
				description:
					'Counts once for each browser or user in 24 hours; past 300 new browsers of one address in an hour, or 10 without an account of one network on one item, no more of them count. Needs the same proof as a vote.',
				body: viewRequest,
				response: { 200: viewResponse, ...problemResponses(400, 401, 403, 404, 429) },
			},
		},
		async (request, reply) => {
			const identity = await request.requireVoter()
			const origin = await request.origin()
			// A prefetch is not a view.
			const outcome = isPrefetch(request)
				? 'not_opened'
				: await votes.countView({ identity, origin }, request.body.id)
			if (outcome === 'not_found') throw new Problem('not_found', { message: 'There is no such item.' })
			if (outcome === 'counted') reply.noteWrite()
			return { status: outcome === 'counted' ? (1 as const) : (0 as const) }
		},
	)

	app.get(
		'/v1/news/mood/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['votes'],
				summary: 'How readers voted today, bullish against bearish',
				description: 'A day begins at midnight in Tehran. Votes that wait for review are not in it.',
				response: { 200: moodResponse, 429: problemResponse },
			},
		},
		async (request, reply) => reply.sendCached(await votes.mood(request.viewer()), sharedFor(60)),
	)
}

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
			return success(outcome.counts)
	}
}

const presentOwnVotes = ({ important, signal }: StoredVotes) => ({
	importance: important,
	signal: signal === null ? null : signalNumbers[signal],
})
const noVotes: StoredVotes = { important: false, signal: null }
