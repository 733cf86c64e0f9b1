import type { ReactNode } from 'react'
import { useMedia } from './use-media.ts'

/** Where the columns begin; the same as in tokens.css. */
const widths = { md: 821, side: 1024, lg: 1265, xl: 1600 } as const

type Props = { children: ReactNode } & (
	| { from: keyof typeof widths; below?: never }
	| { below: keyof typeof widths; from?: never }
)

/**
 * What only some screens have. The server cannot know and sends it to all, hidden by the style sheet where it does not
 * belong; there the browser then drops it, and what stands in a Suspense inside is dropped before any work is done for it.
 */
export function OnScreens({ from, below, children }: Props) {
	const query = from === undefined ? `(width < ${widths[below]}px)` : `(width >= ${widths[from]}px)`
	return useMedia(query, true) ? children : null
}
