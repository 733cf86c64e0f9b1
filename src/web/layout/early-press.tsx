import { createContext, use } from 'react'
import { markAway } from '#web/news/last-visit.ts'

declare global {
	interface Window {
		/** The last button that was pressed before the scripts were there, and what notes it. */
		earlyPress?: { button?: HTMLElement | null; note: (event: Event) => void } | undefined
	}
}

/** The nonce of the rendering; only the server has it. */
export const NonceContext = createContext<string | undefined>(undefined)

const noteEarlyPresses =
	'addEventListener("click",(earlyPress={note(e){earlyPress.button=e.target.closest("button")||earlyPress.button}}).note,true)'

/**
 * What must not wait for the scripts: on a slow connection a page can be read, and its buttons pressed, seconds before
 * they are there.
 */
export const EarlyScript = () => (
	<script nonce={use(NonceContext)} suppressHydrationWarning>
		{`${noteEarlyPresses};${markAway}`}
	</script>
)

export function stopEarlyPresses(): void {
	if (window.earlyPress) window.removeEventListener('click', window.earlyPress.note, true)
}

/** Does what was pressed before, unless its button is gone. */
export function repeatEarlyPress(): void {
	const button = window.earlyPress?.button
	window.earlyPress = undefined
	if (button?.isConnected) button.click()
}
