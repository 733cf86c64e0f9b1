import type { PointerEvent } from 'react'

/**
 * A title that holds a date or a plural. The server writes it into the page, where it stays; the browser makes one only
 * when a pointer comes for it, because its first date loads calendars and time zones, and its first plural the rules of
 * numbers: up to 30 ms in which the page cannot answer.
 */
export const titleOnHover = (make: () => string) => ({
	title: typeof document === 'undefined' ? make() : undefined,
	suppressHydrationWarning: true,
	onPointerEnter: ({ currentTarget }: PointerEvent<HTMLElement>) => {
		currentTarget.title ||= make()
	},
})

/** A title that only says again what the name of the thing says: no page carries it, a pointer brings it. */
export const hintOnHover = (hint: string) => ({
	onPointerEnter: ({ currentTarget }: PointerEvent<HTMLElement>) => {
		currentTarget.title = hint
	},
})
