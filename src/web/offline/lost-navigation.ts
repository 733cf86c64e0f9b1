import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { tabStorage } from '#web/local-storage.ts'

function takeLost(): string | undefined {
	const path = tabStorage.recall('leaving_for')
	tabStorage.forget('leaving_for')
	const [here] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
	return here?.type === 'reload' ? path : undefined
}

/**
 * Where a press was to lead when the router loaded the document again instead. It does so where the screen cannot be loaded,
 * as after a deployment, and the press is then forgotten.
 */
export function useLostNavigation(): string | undefined {
	const [lost, setLost] = useState(takeLost)
	const { location: next } = useNavigation()
	useEffect(() => {
		if (next === undefined) return tabStorage.forget('leaving_for')
		tabStorage.remember('leaving_for', next.pathname + next.search)
		setLost(undefined)
	}, [next])
	return lost
}
