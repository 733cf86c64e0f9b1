import { ECDH } from 'node:crypto'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import type { PushAddress, PushNotification } from '#domain/push-browser.ts'
import { retryAfterMs } from '#domain/retry-after.ts'
import { deliveriesPerHost, deliveryTimeouts } from './delivery-limits.ts'
import { createHostSlots } from './host-slots.ts'

type PushOutcome =
	| { kind: 'sent' }
	/** The browser has unsubscribed, or its reader has revoked the permission. */
	| { kind: 'gone' }
	| { kind: 'later'; problem: string; pauseMs?: number }
	/** As many requests as allowed are running for its host. */
	| { kind: 'busy' }

export type SendPush = (address: PushAddress, note: PushNotification) => Promise<PushOutcome>

type PushParts = {
	get: GuardedFetch
	keys: () => Promise<{ publicKey: string; privateKey: string }>
	/** The address at which the operator of a push service can complain. */
	contact: string
	now: () => Date
}

/** These hosts serve many readers at once; any other host was entered by one reader and is limited. */
const knownServices =
	/^(?:fcm\.googleapis\.com|.+\.(?:push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com))$/

/** A push service drops a notification after a day. */
const ttlSeconds = 86_400

/** Encrypts a notification for one browser and sends it to the push service of that browser, which cannot read it. */
export function createSendPush({ get, keys, contact, now }: PushParts): SendPush {
	const slots = createHostSlots(deliveriesPerHost)
	return async (address, note) => {
		const { hostname } = new URL(address.endpoint)
		if (knownServices.test(hostname)) return send(address, note)
		return (await slots(hostname, () => send(address, note))) ?? { kind: 'busy' }
	}

	async function send({ endpoint, p256dh, auth }: PushAddress, note: PushNotification): Promise<PushOutcome> {
		// Loaded with the first notification, because many processes send none.
		const { default: webPush } = await import('web-push')
		// A key that is not on the curve belongs to no browser, so that a retry would not help.
		if (!isPublicKey(p256dh)) return { kind: 'gone' }
		const { headers, body } = webPush.generateRequestDetails(
			{ endpoint, keys: { p256dh, auth } },
			JSON.stringify(note),
			{
				vapidDetails: { subject: `mailto:${contact}`, ...(await keys()) },
				contentEncoding: 'aes128gcm',
				TTL: ttlSeconds,
			},
		)
		const headerTexts = Object.fromEntries(
			Object.entries(headers).map(([name, value]) => [name, String(value)]),
		)
		const response = await get({
			url: endpoint,
			method: 'POST',
			// The guarded fetch sets the length.
			headers: { ...headerTexts, 'Content-Length': '' },
			body,
			redirect: 'manual',
			...deliveryTimeouts(),
		})
		// The kind only, because the message contains the private address that a name resolves to.
		if (!response.ok) return { kind: 'later', problem: response.failure.kind }
		const { status, headers: received } = response.value
		if (status >= 200 && status < 300) return { kind: 'sent' }
		if (status === 404 || status === 410) return { kind: 'gone' }
		const pauseMs = retryAfterMs(received.get('retry-after'), now())
		return {
			kind: 'later',
			problem: `push service responded with ${status}`,
			...(pauseMs !== null && { pauseMs }),
		}
	}
}

function isPublicKey(text: string): boolean {
	try {
		ECDH.convertKey(text, 'prime256v1', 'base64url')
		return true
	} catch {
		return false
	}
}
