import { call } from '#web/api-client.ts'

/** The server counts once in an hour; before that there is nothing new to report. */
const repeatMs = 3_600_000
/** Ads that come into view together are reported together. */
const gatherMs = 400

const toldAt = new Map<number, number>()
let waiting: number[] = []

/** Reports to the server that an ad was seen: once, whatever the number of boxes that showed it. */
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
	// A sight that gets lost is nobody's worry but the advertiser's: no message, no second try.
	void call('POST', '/v1/ads/seen/', { ids }, { keepalive: true })
}
