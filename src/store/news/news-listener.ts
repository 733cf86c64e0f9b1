import type pg from 'pg'
import { type NewsChange, newsChangedChannel, readNewsChange } from './news-announcement.ts'

type NewsListenerParts = {
	openClient: () => Promise<pg.Client>
	onChange: (change: NewsChange) => void
	/** The connection is open: changes are notified from now on, earlier ones may have been missed. */
	onConnected: () => void
}

type NewsListener = { stop: () => Promise<void> }

const firstPauseMs = 100
const longestPauseMs = 1_000
/** A connection that broke silently is detected by a query at this interval, and dropped after this timeout. */
const askEveryMs = 1_000
const silentForMs = 5_000

/** Listens for changes in the database as long as it runs; a lost connection is opened again. */
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
			parts.onConnected()
			asking = askWhetherAlive(opened, lose)
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

function askWhetherAlive(client: pg.Client, lose: () => void): NodeJS.Timeout {
	let askedAt: number | undefined
	return setInterval(() => {
		if (askedAt !== undefined) {
			if (performance.now() - askedAt > silentForMs) lose()
			return
		}
		askedAt = performance.now()
		client.query('select').then(() => {
			askedAt = undefined
		}, lose)
	}, askEveryMs).unref()
}
