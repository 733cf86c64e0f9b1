import { useEffect, useState } from 'react'
import { createStore } from '#web/create-store.ts'

const retryMs = 15_000

/** When the cached copy that is shown was made; undefined for a page that came from the server. */
export const copyMadeAt = (): Date | undefined => {
	const { cachedAt } = document.documentElement.dataset
	return cachedAt === undefined ? undefined : new Date(Number(cachedAt))
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
			const response = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined)
			if (response?.ok) setUp(true)
		}
		void ask()
		const timer = setInterval(() => void ask(), retryMs)
		const onLine = () => void ask()
		window.addEventListener('online', onLine)
		return () => {
			clearInterval(timer)
			window.removeEventListener('online', onLine)
		}
	}, [isUp])
	return isUp
}
