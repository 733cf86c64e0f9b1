import type { PointerEvent } from 'react'

/**
 * A title that repeats or refines visible text: no page contains it, a hover adds it. One with a date or a plural is
 * created only then, because the first date loads calendars and time zones and the first plural the plural rules: up
 * to 30 ms that block the page.
 */
export const hintOnHover = (hint: string | (() => string)) => ({
	onPointerEnter: ({ currentTarget }: PointerEvent<HTMLElement>) => {
		currentTarget.title = typeof hint === 'string' ? hint : hint()
	},
})
