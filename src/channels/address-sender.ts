import { deliveriesPerCommonHost, deliveriesPerHost } from '#outside/delivery-limits.ts'
import { createHostSlots } from '#outside/host-slots.ts'
import type { NotificationMessage, Sender, SenderParts } from './sender.ts'
import { addressSettings } from './settings.ts'

type AddressSenderOptions = {
	/** The JSON of a message. */
	write: (message: NotificationMessage) => object
	/** Statuses that mean that the address no longer exists. */
	gone: readonly number[]
	/** A host that all readers share, so that it may get more concurrent deliveries than a reader's own server. */
	sharedHost?: RegExp
}

/** The longest pause that a receiver may ask for. */
const longestPauseMs = 6 * 3_600_000

/** Posts messages to the address that the reader has pasted. */
export function createAddressSender(
	{ write, gone, sharedHost }: AddressSenderOptions,
	{ post, now }: Pick<SenderParts, 'post' | 'now'>,
): Sender {
	// Slow addresses of one reader must not delay those of another at the same host, and a host that hangs must not
	// take every slot of the channel, however many readers it has.
	const slotsOfReader = createHostSlots(deliveriesPerHost)
	const slotsOfHost = createHostSlots(deliveriesPerCommonHost)
	return async (message) => {
		const { url, secret } = addressSettings.parse(message.destination)
		const { hostname } = new URL(url)
		const send = () => post({ url, secret }, { key: message.key, body: write(message) }, now())
		const response = sharedHost?.test(hostname)
			? await send()
			: await slotsOfHost(hostname, () => slotsOfReader(`${message.accountId} ${hostname}`, send))
		if (response === undefined) return { kind: 'busy' }
		if (response.kind === 'taken') return { kind: 'sent' }
		const { problem, status, pauseMs } = response
		if (status !== undefined && gone.includes(status)) return { kind: 'gone', why: 'gone', problem }
		return {
			kind: 'later',
			problem,
			...(pauseMs !== undefined && { pauseMs: Math.min(longestPauseMs, pauseMs) }),
		}
	}
}
