import { noStore } from '#api/http/headers.ts'
import { Problem, wrongField } from '#api/http/problem.ts'
import { route } from '#api/http/route.ts'
import { requireAccount } from '#api/identity/identity.ts'
import { type GuardParts, guardAccountWrites } from '#api/identity/write-guard.ts'
import { setUpWebhook, tryWebhook, type Webhooks } from '#commands/follows/set-up-webhook.ts'
import { problemResponses } from '#contract/problem.ts'
import { waysResponse, webhookRequest, webhookTestResponse } from '#contract/ways.ts'
import type { FollowWay } from '#domain/follow.ts'
import type { Queryable } from '#store/sql.ts'
import { readWays } from './present-ways.ts'

const refusals = problemResponses(400, 401, 403, 404, 429)

type WebhookParts = GuardParts & {
	db: Queryable
	now: () => number
	offeredWays: readonly FollowWay[]
	webhooks: Webhooks
}

/** A reader's own server that is told of stories. */
export function webhookRoutes(parts: WebhookParts) {
	const onRequest = guardAccountWrites(parts)
	return {
		setUp: route({
			schema: {
				tags: ['follows'],
				summary: 'Sends stories to an https address; a new address gets a new secret to sign with',
				body: webhookRequest,
				response: { 200: waysResponse, ...refusals },
			},
			onRequest,
			handler: async (request, reply) => {
				const accountId = requireAccount(request.identity)
				const done = await setUpWebhook(parts, accountId, request.body.url)
				if (!done.ok) throw wrongField('url', done.failure)
				reply.headers(noStore)
				return readWays(parts, accountId)
			},
		}),
		test: route({
			schema: {
				tags: ['follows'],
				summary: 'Sends a message of type “test” to the webhook and tells what came of it',
				response: { 200: webhookTestResponse, ...refusals },
			},
			onRequest,
			handler: async (request, reply) => {
				const data = await tryWebhook(parts, requireAccount(request.identity))
				if (data === undefined) throw new Problem('not_found', { message: 'No webhook is set up.' })
				reply.headers(noStore)
				return { status: 1 as const, data }
			},
		}),
	}
}
