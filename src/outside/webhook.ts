import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import { retryAfterMs } from '#domain/retry-after.ts'
import { type AddressPolicy, isAllowed, refuseUrl } from './address-policy.ts'
import { deliveryTimeouts } from './delivery-limits.ts'

/** Where a reader's webhook is, and the secret that its messages are signed with, if they are. */
type WebhookAddress = { url: string; secret?: string | undefined }

type WebhookOutcome =
	| { kind: 'taken' }
	/** Without a status it was not reached. */
	| { kind: 'failed'; problem: string; status?: number; pauseMs?: number | undefined }

export type PostWebhook = (
	to: WebhookAddress,
	/** The key is the same when the message is retried. */
	message: { key: string; body: object },
	now: Date,
) => Promise<WebhookOutcome>

/** Of the body of a response only the pause that it asks for is read; a longer one is refused. */
const maxResponseBytes = 65_536

/** Sends messages to addresses that readers entered, without redirects and never to a private address. */
export const createPostWebhook =
	(get: GuardedFetch): PostWebhook =>
	async ({ url, secret }, { key, body }, now) => {
		const text = JSON.stringify(body)
		const timestamp = String(Math.floor(now.getTime() / 1000))
		const response = await get({
			url,
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				'idempotency-key': key,
				...(secret !== undefined && {
					'webhook-timestamp': timestamp,
					'webhook-signature': `v1=${signWebhook(secret, timestamp, text)}`,
				}),
			},
			body: text,
			redirect: 'manual',
			...deliveryTimeouts(),
			maxWire: maxResponseBytes,
			maxDecoded: maxResponseBytes,
		})
		// The reader sees the kind only, because the message contains the private address that a name resolves to.
		if (!response.ok) return { kind: 'failed', problem: response.failure.kind }
		const { status, headers, body: responseBody } = response.value
		if (status >= 200 && status < 300) return { kind: 'taken' }
		const pauseMs = retryAfterMs(headers.get('retry-after'), now) ?? pauseInBody(responseBody)
		const problem =
			status >= 300 && status < 400 ? `responded with ${status}, a redirect` : `responded with ${status}`
		return { kind: 'failed', problem, status, pauseMs }
	}

const busy = z.object({ retry_after: z.number().min(0) })

/** Discord says in JSON how many seconds to wait. */
function pauseInBody(body: Uint8Array): number | undefined {
	try {
		const read = busy.safeParse(JSON.parse(new TextDecoder().decode(body)))
		return read.success ? Math.ceil(read.data.retry_after * 1000) : undefined
	} catch {
		return undefined
	}
}

/** The receiver computes the same from the timestamp, a full stop and the unchanged body. */
export const signWebhook = (secret: string, timestamp: string, body: string): string =>
	createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

/** Why an address cannot be a webhook, or null. A name that resolves to a private address is refused when connecting. */
export function refuseWebhook(url: string, policy: AddressPolicy): string | null {
	if (!URL.canParse(url)) return 'is not an address'
	const parsed = new URL(url)
	if (parsed.protocol !== 'https:' && !isAllowed(parsed, policy)) return 'must begin with https://'
	const refused = refuseUrl(parsed, policy)
	return refused === null ? null : `cannot be reached: ${refused}`
}
