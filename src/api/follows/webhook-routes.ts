import { randomBytes, randomUUID } from 'node:crypto'
import { notKept } from '#api/http/headers.ts'
import { Problem } from '#api/http/problem.ts'
import { route } from '#api/http/route.ts'
import { requireAccount } from '#api/identity/identity.ts'
import { type GuardParts, guardAccountWrites } from '#api/identity/write-guard.ts'
import { problemAnswers } from '#contract/problem.ts'
import { waysAnswer, webhookRequest, webhookTestAnswer } from '#contract/ways.ts'
import type { FollowWay } from '#domain/follow.ts'
import type { PostWebhook } from '#outside/webhook.ts'
import { readWebhookDestination } from '#store/follows/destinations.ts'
import { findReaderWays, saveReaderWay } from '#store/follows/reader-way-store.ts'
import type { Queryable } from '#store/sql.ts'
import { readWays } from './present-ways.ts'

const refusals = problemAnswers(400, 401, 403, 404, 429)

/** Readers' own servers: which are refused, and how one is tried. */
export type Webhooks = { refuse: (url: string) => string | null; post: PostWebhook }

type WebhookParts = GuardParts & {
	db: Queryable
	now: () => number
	offeredWays: readonly FollowWay[]
	webhooks: Webhooks
}

/** A reader's own server that is told of stories. */
export function webhookRoutes(parts: WebhookParts) {
	const { db, now, webhooks } = parts
	const onRequest = guardAccountWrites(parts)
	const findWebhook = async (accountId: number) =>
		(await findReaderWays(db, accountId)).find(({ way }) => way === 'webhook')
	return {
		setUp: route({
			schema: {
				tags: ['follows'],
				summary: 'Sends stories to an https address; a new address gets a new secret to sign with',
				body: webhookRequest,
				response: { 200: waysAnswer, ...refusals },
			},
			onRequest,
			handler: async (request, reply) => {
				const accountId = requireAccount(request.identity)
				const { url } = request.body
				const message = webhooks.refuse(url)
				if (message !== null)
					throw new Problem('invalid_input', {
						message: `url: ${message}`,
						issues: [{ field: 'url', message }],
					})
				const known = await findWebhook(accountId)
				const old = known && readWebhookDestination(known.destination)
				const secret = old?.url === url ? old.secret : randomBytes(24).toString('base64url')
				await saveReaderWay(db, { accountId, way: 'webhook', destination: { url, secret } }, new Date(now()))
				reply.headers(notKept)
				return readWays(parts, accountId)
			},
		}),
		test: route({
			schema: {
				tags: ['follows'],
				summary: 'Sends a message of type “test” to the webhook and tells what came of it',
				response: { 200: webhookTestAnswer, ...refusals },
			},
			onRequest,
			handler: async (request, reply) => {
				const webhook = await findWebhook(requireAccount(request.identity))
				if (webhook === undefined) throw new Problem('not_found', { message: 'No webhook is set up.' })
				const key = randomUUID()
				const body = { id: key, type: 'test', follows: [], more: 0 }
				const to = readWebhookDestination(webhook.destination)
				const answer = await webhooks.post(to, { key, body }, new Date(now()))
				reply.headers(notKept)
				const problem =
					answer.kind === 'taken' ? null : answer.kind === 'gone' ? 'answered 410, gone' : answer.problem
				return { status: 1 as const, data: { arrived: answer.kind === 'taken', problem } }
			},
		}),
	}
}
