import type { PointerEvent } from 'react'

/**
 * A title that says again, or more exactly, what stands there: no page carries it, a pointer brings it. One that holds a date or
 * a plural is made only then, because its first date loads calendars and time zones, and its first plural the rules of
 * numbers: up to 30 ms in which the page cannot answer.
 */
export const hintOnHover = (hint: string | (() => string)) => ({
	onPointerEnter: ({ currentTarget }: PointerEvent<HTMLElement>) => {
		currentTarget.title = typeof hint === 'string' ? hint : hint()
	},
})
