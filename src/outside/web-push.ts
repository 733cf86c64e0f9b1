import { ECDH } from 'node:crypto'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import type { PushAddress, PushNote } from '#domain/push-browser.ts'
import { retryAfterMs } from '#domain/retry-after.ts'
import { deliveriesPerHost, deliveryTimes } from './delivery-limits.ts'
import { createHostSlots } from './host-slots.ts'

type PushOutcome =
	| { kind: 'sent' }
	/** The browser is no more, or its reader has taken the permission back. */
	| { kind: 'gone' }
	| { kind: 'later'; problem: string; pauseMs?: number }
	/** Its service has as many running as it may, and it is no browser maker's. */
	| { kind: 'busy' }

export type SendPush = (address: PushAddress, note: PushNote) => Promise<PushOutcome>

type PushParts = {
	get: GuardedFetch
	keys: () => Promise<{ publicKey: string; privateKey: string }>
	/** Where a browser's maker can complain. */
	contact: string
	now: () => Date
}

/** The services of browser makers serve many readers at once; any other host was named by one reader. */
const makers =
	/^(?:fcm\.googleapis\.com|.+\.(?:push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com))$/

/** News of yesterday need not ring. */
const keptForSeconds = 86_400

/** Encrypts a note for one browser and hands it to that browser's maker, who passes it on and cannot read it. */
export function createPushSender({ get, keys, contact, now }: PushParts): SendPush {
	const slots = createHostSlots(deliveriesPerHost)
	return async (address, note) => {
		const { hostname } = new URL(address.endpoint)
		if (makers.test(hostname)) return send(address, note)
		return (await slots(hostname, () => send(address, note))) ?? { kind: 'busy' }
	}

	async function send({ endpoint, p256dh, auth }: PushAddress, note: PushNote): Promise<PushOutcome> {
		// Few readers ask for it: a process that sends none does without.
		const { default: webPush } = await import('web-push')
		// A key of the right length that is no point of the curve: no browser has it, and no try will help.
		if (!isPublicKey(p256dh)) return { kind: 'gone' }
		const { headers, body } = webPush.generateRequestDetails(
			{ endpoint, keys: { p256dh, auth } },
			JSON.stringify(note),
			{
				vapidDetails: { subject: `mailto:${contact}`, ...(await keys()) },
				contentEncoding: 'aes128gcm',
				TTL: keptForSeconds,
			},
		)
		const said = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
		const answer = await get({
			url: endpoint,
			method: 'POST',
			// The guard counts the bytes itself.
			headers: { ...said, 'Content-Length': '' },
			body,
			redirect: 'manual',
			...deliveryTimes(),
		})
		if (!answer.ok) return { kind: 'later', problem: answer.failure.message }
		const { status, headers: answered } = answer.value
		if (status >= 200 && status < 300) return { kind: 'sent' }
		if (status === 404 || status === 410) return { kind: 'gone' }
		const pauseMs = retryAfterMs(answered.get('retry-after'), now())
		return { kind: 'later', problem: `push service answered ${status}`, ...(pauseMs !== null && { pauseMs }) }
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
