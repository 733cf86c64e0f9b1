import { useEffect, useState } from 'react'
import { type ClientInstrumentation, useNavigation } from 'react-router'
import { tabStorage } from '#web/local-storage.ts'

/** Remembers where a press leads until the router is there. */
export const rememberNavigations: ClientInstrumentation = {
	router: ({ instrument }) =>
		instrument({
			async navigate(arrive, { to }) {
				if (typeof to === 'number') return void (await arrive())
				const { pathname, search } = new URL(to, location.href)
				tabStorage.remember('leaving_for', pathname + search)
				await arrive()
				if (tabStorage.recall('leaving_for') === pathname + search) tabStorage.forget('leaving_for')
			},
		}),
}

/** Only reads: the first render of a page may be thrown away. */
function readLost(): string | undefined {
	const [here] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
	return here?.type === 'reload' ? tabStorage.recall('leaving_for') : undefined
}

/**
 * Where a press was to lead when the router loaded the document again instead. It does so where the screen cannot be loaded,
 * as after a deployment, and the press is then forgotten.
 */
export function useLostNavigation(): string | undefined {
	const [lost, setLost] = useState(readLost)
	const { location: next } = useNavigation()
	useEffect(() => tabStorage.forget('leaving_for'), [])
	useEffect(() => {
		if (next !== undefined) setLost(undefined)
	}, [next])
	return lost
}
