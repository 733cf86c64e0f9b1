import type pg from 'pg'
import { type NewsChange, newsChangedChannel, readNewsChange } from './news-announcement.ts'

/**
 * `yes`: every change is told at once. `unsure`: the server is silent, and what it tells may be late. `no`: changes may be
 * missed, and were perhaps.
 */
export type Hearing = 'yes' | 'unsure' | 'no'

type NewsListenerParts = {
	openClient: () => Promise<pg.Client>
	onChange: (change: NewsChange) => void
	onHearing: (hearing: Hearing) => void
}

type NewsListener = { stop: () => Promise<void> }

const firstPauseMs = 100
const longestPauseMs = 1_000
/** A line that was cut says nothing: it is asked this often, and given up after this long. */
const askEveryMs = 250
const unsureAfterMs = 500
const silentForMs = 5_000

/** Hears of changes in the database for as long as it runs; a lost connection is opened again. */
export function listenForNews(parts: NewsListenerParts): NewsListener {
	let stopped = false
	let client: pg.Client | undefined
	let timer: NodeJS.Timeout | undefined
	let asking: NodeJS.Timeout | undefined
	let pauseMs = firstPauseMs

	const connect = async (): Promise<void> => {
		try {
			const opened = await parts.openClient()
			let lost = false
			const lose = () => {
				if (lost) return
				lost = true
				client = undefined
				clearInterval(asking)
				parts.onHearing('no')
				opened.end().catch(() => {})
				retryLater()
			}
			opened.on('error', lose)
			opened.on('end', lose)
			opened.on('notification', ({ payload }) => {
				const change = readNewsChange(payload)
				if (change !== undefined) parts.onChange(change)
			})
			client = opened
			if (stopped) return await stop()
			await opened.query(`listen ${newsChangedChannel}`)
			pauseMs = firstPauseMs
			if (lost) return
			parts.onHearing('yes')
			asking = askWhetherAlive(opened, lose, parts.onHearing)
		} catch {
			retryLater()
		}
	}
	const retryLater = () => {
		if (stopped || timer !== undefined) return
		timer = setTimeout(() => {
			timer = undefined
			void connect()
		}, pauseMs)
		timer.unref()
		pauseMs = Math.min(pauseMs * 2, longestPauseMs)
	}
	const stop = async () => {
		stopped = true
		clearTimeout(timer)
		clearInterval(asking)
		const open = client
		client = undefined
		open?.removeAllListeners('end')
		await open?.end().catch(() => {})
	}
	void connect()
	return { stop }
}

/** What was notified before the answer has come before it, so each answer proves that nothing was missed. */
function askWhetherAlive(
	client: pg.Client,
	lose: () => void,
	onHearing: NewsListenerParts['onHearing'],
): NodeJS.Timeout {
	let askedAt: number | undefined
	let sure = true
	const tell = (now: boolean) => {
		if (now !== sure) onHearing(now ? 'yes' : 'unsure')
		sure = now
	}
	return setInterval(() => {
		if (askedAt !== undefined) {
			const silence = performance.now() - askedAt
			if (silence > silentForMs) lose()
			else if (silence > unsureAfterMs) tell(false)
			return
		}
		askedAt = performance.now()
		client.query('select').then(() => {
			askedAt = undefined
			tell(true)
		}, lose)
	}, askEveryMs).unref()
}
