import { route } from '#api/http/route.ts'
import { authorizationToken, requireAccount } from '#api/identity/identity.ts'
import { type GuardParts, guardAccountWrites } from '#api/identity/write-guard.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import { pushBrowserRemoval, pushBrowserRequest, pushResponse } from '#contract/push.ts'
import { Problem } from '#domain/problem.ts'
import { hashToken } from '#services/accounts/account-parts.ts'
import type { Reads } from '#services/reading.ts'
import {
	addPushBrowser,
	findPushBrowsers,
	type PushBrowser,
	removePushBrowser,
} from '#store/follows/push-browser-store.ts'
import type { Queryable } from '#store/sql.ts'

const refusals = problemResponses(400, 401, 403, 404, 429)

export const presentPushBrowser = ({ id, endpoint, name, addedAt, endedAt }: PushBrowser) => ({
	id,
	endpoint,
	name,
	added_at: addedAt.toISOString(),
	ended_at: endedAt?.toISOString() ?? null,
})

type PushParts = GuardParts & {
	db: Queryable
	reads: Pick<Reads, 'own'>
	now: () => number
	/** The VAPID public key, with which a browser recognises our messages. */
	pushPublicKey: string
}

/** The browsers that get notifications of their reader. */
export function pushRoutes(parts: PushParts) {
	const { db, now, pushPublicKey } = parts
	const onRequest = guardAccountWrites(parts)
	const browsersOf = async (read: Queryable, accountId: number) => ({
		status: 1 as const,
		data: {
			public_key: pushPublicKey,
			browsers: (await findPushBrowsers(read, accountId)).map(presentPushBrowser),
		},
	})
	return {
		list: route({
			schema: {
				tags: ['follows'],
				summary: 'The browsers that get notifications',
				response: { 200: pushResponse, 401: problemResponse },
			},
			handler: async (request) => browsersOf(parts.reads.own, requireAccount(request.identity)),
		}),
		add: route({
			schema: {
				tags: ['follows'],
				summary: 'Adds a browser by its push subscription',
				body: pushBrowserRequest,
				response: { 200: pushResponse, ...refusals },
			},
			onRequest,
			handler: async (request) => {
				const accountId = requireAccount(request.identity)
				const { endpoint, keys, name } = request.body
				const tokenHash = hashToken(authorizationToken(request) ?? '')
				await addPushBrowser(db, { accountId, tokenHash, endpoint, ...keys, name }, new Date(now()))
				return browsersOf(db, accountId)
			},
		}),
		remove: route({
			schema: {
				tags: ['follows'],
				summary: 'Removes a browser',
				body: pushBrowserRemoval,
				response: { 200: pushResponse, ...refusals },
			},
			onRequest,
			handler: async (request) => {
				const accountId = requireAccount(request.identity)
				if (!(await removePushBrowser(db, accountId, request.body.id)))
					throw new Problem('not_found', { message: 'There is no such browser.' })
				return browsersOf(db, accountId)
			},
		}),
	}
}
