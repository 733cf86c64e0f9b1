import { useEffect, useState } from 'react'

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

/** Counts down to a moment (ms since the epoch) by the clock, so that a suspended tab does not lag behind. */
export function useSecondsLeft(moment: number): number {
	const [left, setLeft] = useState(() => secondsUntil(moment))
	useEffect(() => {
		setLeft(secondsUntil(moment))
		const timer = setInterval(() => {
			const now = secondsUntil(moment)
			setLeft(now)
			if (now === 0) clearInterval(timer)
		}, 1000)
		return () => clearInterval(timer)
	}, [moment])
	return left
}
