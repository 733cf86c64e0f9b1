import { useEffect, useLayoutEffect, useRef } from 'react'
import { placesKey } from '#web/page-data.ts'
import { useNavigator, usePlace } from './router-hooks.ts'

let positions: Record<string, number> = {}

/** As of the last frame: some browsers have scrolled to a fragment before they say that a place is left. */
let seen = 0
const see = () => {
	seen = window.scrollY
}

/** Back leads to the place that was left, a link to the top of its page or to what its fragment names. */
export function ScrollRestoration(): null {
	const { onLeave, shown } = useNavigator()
	const { location, action, preventScrollReset } = usePlace()

	useEffect(() => {
		positions = storedPositions()
		window.history.scrollRestoration = 'manual'
		see()
		const stop = onLeave(({ key }) => {
			positions[key] = seen
		})
		const onHide = () => {
			positions[shown().location.key] = window.scrollY
			store()
			window.history.scrollRestoration = 'auto'
		}
		const onShow = () => {
			window.history.scrollRestoration = 'manual'
		}
		window.addEventListener('scroll', see, { passive: true })
		window.addEventListener('pagehide', onHide)
		window.addEventListener('pageshow', onShow)
		return () => {
			stop()
			window.removeEventListener('scroll', see)
			window.removeEventListener('pagehide', onHide)
			window.removeEventListener('pageshow', onShow)
		}
	}, [onLeave, shown])

	const drawn = useRef(location)
	useLayoutEffect(() => {
		// The first page is where the browser and the server's script have put it.
		if (drawn.current === location) return
		drawn.current = location
		const before = action === 'POP' ? positions[location.key] : undefined
		const named = location.hash === '' ? null : document.getElementById(decodedFragment(location.hash))
		if (before !== undefined) window.scrollTo(0, before)
		else if (named !== null) named.scrollIntoView()
		else if (!preventScrollReset) window.scrollTo(0, 0)
		// Whoever leaves at once leaves from there, and not from where the last frame was.
		if (before !== undefined) see()
	}, [location, action, preventScrollReset])
	return null
}

function decodedFragment(hash: string): string {
	try {
		return decodeURIComponent(hash.slice(1))
	} catch {
		return ''
	}
}

function storedPositions(): Record<string, number> {
	try {
		return JSON.parse(sessionStorage.getItem(placesKey) ?? '{}')
	} catch {
		return {}
	}
}

function store(): void {
	try {
		sessionStorage.setItem(placesKey, JSON.stringify(positions))
	} catch {
		// A browser that forbids storage begins a reloaded page at its top.
	}
}
