import { useEffect, useState } from 'react'
import { createStore } from '#web/create-store.ts'

const askAgainMs = 15_000

/** When the cached copy that is shown was made; undefined for a page that came from the server. */
export const copyMadeAt = (): Date | undefined => {
	const { keptAt } = document.documentElement.dataset
	return keptAt === undefined ? undefined : new Date(Number(keptAt))
}

/** Notified where a vote or a bookmark had to be queued: a browser may not know yet that the server is out of reach. */
export const connectionLost = createStore(undefined)

/** Whether the server can be reached: it could not where a cached copy is shown, and the browser reports a lost connection. */
export function useOnline(): boolean {
	const [isUp, setUp] = useState(() => copyMadeAt() === undefined && navigator.onLine)
	useEffect(() => {
		const onLost = () => setUp(false)
		window.addEventListener('offline', onLost)
		const unsubscribe = connectionLost.subscribe(onLost)
		return () => {
			window.removeEventListener('offline', onLost)
			unsubscribe()
		}
	}, [])
	useEffect(() => {
		if (isUp) return
		const ask = async () => {
			const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined)
			if (answer?.ok) setUp(true)
		}
		void ask()
		const timer = setInterval(() => void ask(), askAgainMs)
		const onLine = () => void ask()
		window.addEventListener('online', onLine)
		return () => {
			clearInterval(timer)
			window.removeEventListener('online', onLine)
		}
	}, [isUp])
	return isUp
}
