import type { ReactNode } from 'react'
import { useMedia } from './use-media.ts'

/** The breakpoints; the same as in tokens.css. */
const widths = { md: 821, side: 1024, lg: 1265, xl: 1600 } as const

type Props = { children: ReactNode } & (
	| { from: keyof typeof widths; below?: never }
	| { below: keyof typeof widths; from?: never }
)

/**
 * Content for some screen widths. The server cannot know the width and sends it to all, hidden by the style sheet;
 * the browser then removes it where it does not belong, and a Suspense inside is removed before it is hydrated.
 */
export function OnScreens({ from, below, children }: Props) {
	const query = from === undefined ? `(width < ${widths[below]}px)` : `(width >= ${widths[from]}px)`
	return useMedia(query, true) ? children : null
}
