import { useLocation, useMatches, useParams } from 'react-router'
import { readHomeQuery } from '#contract/home-query.ts'
import { isFrontView } from '#web/news/is-narrowed.ts'
import type { View } from '#web/news/view-tabs.tsx'
import { useLocale } from './use-locale.ts'

/** The tab of the page; undefined on pages that are no list. */
export function useShownView(onHome: boolean): View | undefined {
	const { search } = useLocation()
	const { category } = useParams()
	const locale = useLocale()
	const matches = useMatches()
	const isOn = (name: 'latest' | 'my' | 'briefing') => matches.some(({ id }) => id === `${locale}-${name}`)
	const isLatest = isOn('latest')
	if (isOn('my')) return 'my'
	if (isOn('briefing')) return 'briefing'
	if (!onHome) return undefined
	return isFrontView(readHomeQuery(new URLSearchParams(search), category, locale, isLatest))
		? 'front'
		: 'latest'
}
