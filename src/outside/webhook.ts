import { createHmac } from 'node:crypto'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import { retryAfterMs } from '#domain/retry-after.ts'
import { type AddressPolicy, isAllowed, refuseUrl } from './address-policy.ts'
import { deliveryTimes } from './delivery-limits.ts'

/** Where a reader's webhook is, and the secret that its messages are signed with. */
type WebhookAddress = { url: string; secret: string }

type WebhookAnswer =
	| { kind: 'taken' }
	| { kind: 'gone' }
	| { kind: 'failed'; problem: string; pauseMs?: number | undefined }

export type PostWebhook = (
	to: WebhookAddress,
	/** The key stays the same when a message is sent again. */
	message: { key: string; body: object },
	now: Date,
) => Promise<WebhookAnswer>

/** What a receiver answers is not read; one that talks on is cut. */
const mostAnswered = 65_536

/** Sends messages to addresses that readers gave: signed, not redirected, and never to a private address. */
export const createPostWebhook =
	(get: GuardedFetch): PostWebhook =>
	async ({ url, secret }, { key, body }, now) => {
		const text = JSON.stringify(body)
		const timestamp = String(Math.floor(now.getTime() / 1000))
		const answer = await get({
			url,
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				'idempotency-key': key,
				'webhook-timestamp': timestamp,
				'webhook-signature': `v1=${signWebhook(secret, timestamp, text)}`,
			},
			body: text,
			redirect: 'manual',
			...deliveryTimes(),
			maxWire: mostAnswered,
			maxDecoded: mostAnswered,
		})
		// A reader is told the kind alone: the message names the private address that a name leads to.
		if (!answer.ok) return { kind: 'failed', problem: answer.failure.kind }
		const { status, headers } = answer.value
		if (status >= 200 && status < 300) return { kind: 'taken' }
		if (status === 410) return { kind: 'gone' }
		const pauseMs = retryAfterMs(headers.get('retry-after'), now) ?? undefined
		const problem = status >= 300 && status < 400 ? `answered ${status}, a redirect` : `answered ${status}`
		return { kind: 'failed', problem, pauseMs }
	}

/** A receiver makes the same of the time stamp, a full stop and the body as it came. */
export const signWebhook = (secret: string, timestamp: string, body: string): string =>
	createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

/** Why an address cannot be a webhook, or null; a name that leads to a private address is refused when it is dialled. */
export function refuseWebhook(url: string, policy: AddressPolicy): string | null {
	if (!URL.canParse(url)) return 'is not an address'
	const parsed = new URL(url)
	if (parsed.protocol !== 'https:' && !isAllowed(parsed, policy)) return 'must begin with https://'
	const refused = refuseUrl(parsed, policy)
	return refused === null ? null : `cannot be reached: ${refused}`
}
