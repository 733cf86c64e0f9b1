import { useEffect, useState } from 'react'

const tickMs = 30_000

/** Now, as the server saw it until the page lives; then by the browser's clock, twice a minute. */
export function useNow(serverNow: string): Date {
	const [now, setNow] = useState(() => new Date(serverNow))
	useEffect(() => {
		const update = () => setNow(new Date())
		update()
		const timer = setInterval(update, tickMs)
		return () => clearInterval(timer)
	}, [])
	return now
}
