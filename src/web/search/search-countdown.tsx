import { useEffect, useRef, useState } from 'react'

const circumference = 2 * Math.PI * 9

export function CountdownRing({ left, label }: { left: number; label: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			className="search-ring"
			role="progressbar"
			aria-label={label}
			aria-valuenow={left}
			aria-valuemin={0}
			aria-valuemax={countdownStart}
		>
			<circle cx="12" cy="12" r="9" fill="none" strokeWidth="3" />
			<circle
				cx="12"
				cy="12"
				r="9"
				fill="none"
				strokeWidth="3"
				strokeLinecap="round"
				strokeDasharray={circumference}
				strokeDashoffset={circumference * (1 - left / 100)}
			/>
		</svg>
	)
}

/** The search countdown starts at 75, loses 25 every 600 ms, and runs 200 ms after reaching zero. */
const countdownStart = 75
const step = 25
const stepMs = 600
const lastMs = 200

/** Counts down from the last start and then acts once; a new start restarts it. */
export function useCountdown(act: () => void) {
	const [left, setLeft] = useState<number>()
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	const action = useRef(act)
	action.current = act

	const stop = () => {
		clearTimeout(timer.current)
		setLeft(undefined)
	}
	const tick = (value: number) => {
		setLeft(value)
		timer.current = setTimeout(
			() => {
				if (value > 0) return tick(value - step)
				setLeft(undefined)
				action.current()
			},
			value > 0 ? stepMs : lastMs,
		)
	}
	const start = () => {
		clearTimeout(timer.current)
		tick(countdownStart)
	}
	useEffect(() => () => clearTimeout(timer.current), [])
	return { left, start, stop }
}
