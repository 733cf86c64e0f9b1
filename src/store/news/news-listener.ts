import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type NewsChange, newsChangedChannel, readNewsChange } from './news-announcement.ts'

type NewsListenerParts = {
	openClient: () => Promise<pg.Client>
	onChange: (change: NewsChange) => void
	/** The connection is open: changes are notified from now on, earlier ones may have been missed. */
	onConnected: () => void
}

const retryMs = 200
/** A connection that broke silently is detected by a query at this interval, and dropped after this timeout. */
const askEveryMs = 1_000
const silentForMs = 5_000

/** Listens for changes in the database as long as it runs; a lost connection is opened again. */
export function listenForNews(parts: NewsListenerParts): { stop: () => Promise<void> } {
	const stopping = new AbortController()
	const { signal } = stopping
	const run = async () => {
		while (!signal.aborted) {
			await listenUntilLost(parts, signal).catch(() => {})
			await sleep(retryMs, undefined, { signal, ref: false }).catch(() => {})
		}
	}
	const running = run()
	return {
		stop: async () => {
			stopping.abort()
			await running
		},
	}
}

/** Throws when the connection is lost or silent. */
async function listenUntilLost(parts: NewsListenerParts, stop: AbortSignal): Promise<void> {
	const client = await parts.openClient()
	const { promise: lost, reject: lose } = Promise.withResolvers<never>()
	lost.catch(() => {})
	try {
		client.on('error', lose)
		client.on('end', () => lose(new Error('the connection ended')))
		client.on('notification', ({ payload }) => {
			const change = readNewsChange(payload)
			if (change !== undefined) parts.onChange(change)
		})
		await Promise.race([client.query(`listen ${newsChangedChannel}`), lost])
		parts.onConnected()
		while (!stop.aborted) {
			const timer = setTimeout(lose, silentForMs, new Error('no response')).unref()
			await Promise.race([client.query('select'), lost])
			clearTimeout(timer)
			await Promise.race([sleep(askEveryMs, undefined, { signal: stop, ref: false }).catch(() => {}), lost])
		}
	} finally {
		const ended = client.end().catch(() => {})
		// A lost connection is not waited for.
		if (stop.aborted) await ended
	}
}
