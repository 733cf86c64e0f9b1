import { startTransition, useEffect, useState } from 'react'

/** Runs it once what is on the way to the screen is there. Answers how to stop it. */
export function afterNextFrame(act: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined
	const frame = requestAnimationFrame(() => {
		timer = setTimeout(act)
	})
	return () => {
		cancelAnimationFrame(frame)
		clearTimeout(timer)
	}
}

/**
 * The value a frame later. What hangs on it is drawn after the answer to the finger is on the screen; a deferred value
 * of React's own may come before it.
 */
export function useAfterFrame<Value>(value: Value): Value {
	const [settled, setSettled] = useState(value)
	useEffect(() => afterNextFrame(() => startTransition(() => setSettled(value))), [value])
	return settled
}
