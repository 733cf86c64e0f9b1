import type { NewsChange } from '#store/news/news-announcement.ts'
import type { ResponseCache } from './response-cache.ts'

/** Votes come in storms; between two drops the cache lives at least this long. */
const dropEveryMs = 500

export type ChangeDropper = { onChange: (change: NewsChange) => void; stop: () => void }

/** Drops what changed: the first change at once, those that follow together at the end of half a second. */
export function dropOnChange(cache: ResponseCache): ChangeDropper {
	const waiting = new Map<string, NewsChange>()
	let timer: NodeJS.Timeout | undefined
	const drop = () => {
		for (const change of waiting.values()) {
			if (change.kind === 'items') cache.dropItems(change.locale)
			else cache.dropVotes()
		}
		waiting.clear()
	}
	const rest = () => {
		timer = undefined
		if (waiting.size === 0) return
		drop()
		timer = setTimeout(rest, dropEveryMs).unref()
	}
	return {
		onChange: (change) => {
			waiting.set(change.kind === 'items' ? change.locale : 'votes', change)
			if (timer !== undefined) return
			drop()
			timer = setTimeout(rest, dropEveryMs).unref()
		},
		stop: () => clearTimeout(timer),
	}
}
