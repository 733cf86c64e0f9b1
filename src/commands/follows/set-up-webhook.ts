import { randomBytes, randomUUID } from 'node:crypto'
import { fail, ok, type Result } from '#domain/result.ts'
import type { PostWebhook } from '#outside/webhook.ts'
import { readWebhookDestination } from '#store/follows/destinations.ts'
import { findReaderWays, saveReaderWay } from '#store/follows/reader-way-store.ts'
import type { Queryable } from '#store/sql.ts'

/** Readers' own servers: which are refused, and how one is tried. */
export type Webhooks = { refuse: (url: string) => string | null; post: PostWebhook }

type WebhookDeps = { db: Queryable; now: () => number; webhooks: Webhooks }

async function findWebhook(db: Queryable, accountId: number) {
	const webhook = (await findReaderWays(db, accountId)).find(({ way }) => way === 'webhook')
	return webhook && readWebhookDestination(webhook.destination)
}

/** A new address gets a new secret to sign with. Fails with what is wrong with the address. */
export async function setUpWebhook(
	{ db, now, webhooks }: WebhookDeps,
	accountId: number,
	url: string,
): Promise<Result<void, string>> {
	const refusal = webhooks.refuse(url)
	if (refusal !== null) return fail(refusal)
	const old = await findWebhook(db, accountId)
	const secret = old?.url === url ? old.secret : randomBytes(24).toString('base64url')
	await saveReaderWay(db, { accountId, way: 'webhook', destination: { url, secret } }, new Date(now()))
	return ok(undefined)
}

/** Sends a message of type “test” and tells what came of it; undefined where no webhook is set up. */
export async function tryWebhook(
	{ db, now, webhooks }: WebhookDeps,
	accountId: number,
): Promise<{ arrived: boolean; problem: string | null } | undefined> {
	const webhook = await findWebhook(db, accountId)
	if (webhook === undefined) return undefined
	const key = randomUUID()
	const body = { id: key, type: 'test', follows: [], more: 0 }
	const answer = await webhooks.post(webhook, { key, body }, new Date(now()))
	if (answer.kind === 'taken') return { arrived: true, problem: null }
	return { arrived: false, problem: answer.kind === 'gone' ? 'answered 410, gone' : answer.problem }
}
