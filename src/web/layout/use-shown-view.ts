import { useLocation, useMatches, useNavigation } from 'react-router'
import { viewAt } from '#web/news/view-at.ts'
import type { View } from '#web/news/view-tabs.tsx'

/** The tab of the page, or the one that was pressed, while its page loads; undefined on pages that are no list. */
export function useShownView(): View | undefined {
	const here = useLocation()
	const { location: next } = useNavigation()
	const isList = useMatches().some(({ id }) => /-(?:home|my|briefing)$/.test(id))
	return (next && viewAt(next)) ?? (isList ? viewAt(here) : undefined)
}
