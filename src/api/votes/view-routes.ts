import { isPrefetch } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import type { RecentWriters } from '#api/identity/recent-writers.ts'
import { type GuardParts, guardWrites, requireVoter } from '#api/identity/write-guard.ts'
import type { HashOrigin } from '#api/limits/origin-hash.ts'
import { problemResponses } from '#contract/problem.ts'
import { viewRequest, viewResponse } from '#contract/votes.ts'
import { Problem } from '#domain/problem.ts'
import { createCountView } from '#services/votes/count-view.ts'

type ViewParts = GuardParts &
	Parameters<typeof createCountView>[0] & { writers: RecentWriters; originOf: HashOrigin }

export function viewRoute(parts: ViewParts) {
	const { writers } = parts
	const countView = createCountView(parts)
	return route({
		schema: {
			tags: ['votes'],
			summary: 'Counts a view of an item',
			description:
				'Counts once for each browser or user in 24 hours; past 300 new browsers of one address in an hour, or 10 without an account of one network on one item, no more of them count. Needs the same proof as a vote.',
			body: viewRequest,
			response: { 200: viewResponse, ...problemResponses(400, 401, 403, 404, 429) },
		},
		onRequest: guardWrites(parts),
		handler: async (request, reply) => {
			const identity = await requireVoter(request.identity, parts.identity)
			const origin = await parts.originOf(request.ip)
			// A prefetch is not a view.
			const outcome = isPrefetch(request)
				? 'not_opened'
				: await countView({ identity, origin }, request.body.id)
			if (outcome === 'not_found') throw new Problem('not_found', { message: 'There is no such item.' })
			if (outcome === 'counted') writers.note(reply)
			return { status: outcome === 'counted' ? (1 as const) : (0 as const) }
		},
	})
}
