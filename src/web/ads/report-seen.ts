import { call } from '#web/api-client.ts'

/** The server counts once an hour, so there is nothing to report before. */
const repeatMs = 3_600_000
/** Ads that become visible together are reported together. */
const gatherMs = 400

const toldAt = new Map<number, number>()
let waiting: number[] = []

/** Reports that an ad was seen: once, however many boxes showed it. */
export function reportSeen(id: number, now: number): void {
	const before = toldAt.get(id)
	if (before !== undefined && now - before < repeatMs) return
	toldAt.set(id, now)
	if (waiting.length === 0) setTimeout(send, gatherMs)
	waiting.push(id)
}

function send(): void {
	const ids = waiting
	waiting = []
	// A lost report only matters to the advertiser: no message, no retry.
	void call('POST', '/v1/ads/seen/', { ids }, { keepalive: true })
}
