import { flushSync } from 'react-dom'
import { createStore, useStore } from '#web/create-store.ts'

/**
 * True while the page is printed. The browser prints the page as it is when the event returns, so it is rendered
 * synchronously.
 */
const printing = createStore(false, () => {
	const onStart = () => flushSync(() => printing.set(true))
	const onEnd = () => printing.set(false)
	window.addEventListener('beforeprint', onStart)
	window.addEventListener('afterprint', onEnd)
	return () => {
		window.removeEventListener('beforeprint', onStart)
		window.removeEventListener('afterprint', onEnd)
	}
})

export const usePrinting = (): boolean => useStore(printing, false)
