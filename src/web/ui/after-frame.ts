import { startTransition, useEffect, useState } from 'react'

/** Runs it after the next frame is on the screen. Returns how to cancel it. */
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
 * The value one frame later. What depends on it is rendered after the response to the press is visible; React's own
 * deferred value may come before it.
 */
export function useAfterFrame<Value>(value: Value): Value {
	const [settled, setSettled] = useState(value)
	useEffect(() => afterNextFrame(() => startTransition(() => setSettled(value))), [value])
	return settled
}
