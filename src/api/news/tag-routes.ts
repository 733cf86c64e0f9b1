import { route } from '#api/http/route.ts'
import { type GuardParts, guardWrites, requireVoter } from '#api/identity/write-guard.ts'
import type { HashOrigin } from '#api/limits/origin-hash.ts'
import { admissionPauseSeconds } from '#api/votes/vote-routes.ts'
import { problemResponses } from '#contract/problem.ts'
import { itemTagsQuery, itemTagsResponse, tagReportRequest, tagReportResponse } from '#contract/tags.ts'
import { Problem } from '#domain/problem.ts'
import { createReportTag } from '#services/news/report-tag.ts'
import type { Reads } from '#services/reading.ts'
import { readTagReasons } from '#store/news/tag-report-store.ts'

type TagParts = GuardParts &
	Parameters<typeof createReportTag>[0] & { reads: Pick<Reads, 'lists'>; originOf: HashOrigin }

export function tagRoutes(parts: TagParts) {
	const { reads } = parts
	const reportTag = createReportTag(parts)
	return {
		why: route({
			schema: {
				tags: ['news'],
				summary: 'The tags of an item and the words that caused them',
				querystring: itemTagsQuery,
				response: { 200: itemTagsResponse, ...problemResponses(400, 404) },
			},
			handler: async (request) => {
				const reasons = await readTagReasons(reads.lists, request.query.id)
				if (reasons === undefined) throw new Problem('not_found', { message: 'There is no such item.' })
				return reasons.map(({ kind, ref, span, rule }) => ({ kind, ref, span, rule }))
			},
		}),
		report: route({
			schema: {
				tags: ['news'],
				summary: 'Reports a wrong or missing tag, or an item that does not belong to its story',
				description:
					'Kept for an operator, once for each browser or user and tag. Needs the same proof as a vote.',
				body: tagReportRequest,
				response: { 200: tagReportResponse, ...problemResponses(400, 401, 403, 404, 429) },
			},
			onRequest: guardWrites(parts),
			handler: async (request) => {
				const reader = await requireVoter(request.identity, parts.identity)
				const origin = await parts.originOf(request.ip)
				const { id: itemId, reason, ...objection } = request.body
				const outcome = await reportTag({ reader, itemId, objection, reason: reason || undefined, origin })
				if (outcome === 'not_found') throw new Problem('not_found', { message: 'There is no such item.' })
				if (outcome === 'no_such_tag')
					throw new Problem('invalid_input', { message: 'There is no such tag.' })
				if (outcome === 'not_so' && objection.kind === 'story')
					throw new Problem('invalid_input', { message: 'The report is not in this story.' })
				if (outcome === 'not_so') {
					const message =
						objection.verdict === 'wrong' ? 'The item has no such tag.' : 'The item has this tag already.'
					throw new Problem('invalid_input', { message })
				}
				if (outcome === 'too_many_readers')
					throw new Problem('rate_limited', { retryAfterSeconds: admissionPauseSeconds })
				return { status: outcome === 'kept' ? (1 as const) : (0 as const) }
			},
		}),
	}
}
