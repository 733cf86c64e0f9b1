import { readHomeQuery } from '#contract/home-query.ts'
import { localeOfPath } from '#web/layout/path-locale.ts'
import { isFrontView } from './is-narrowed.ts'
import type { View } from './view-tabs.tsx'

const homePlaces: readonly string[] = ['', 'results', 'latest', 'category', 'influencers']

/** The tab of an address; undefined for pages that are no list. */
export function viewAt({ pathname, search }: { pathname: string; search: string }): View | undefined {
	const locale = localeOfPath(pathname)
	const [, , place = '', category] = pathname.split('/')
	if (locale === undefined) return undefined
	if (place === 'my' || place === 'briefing') return place
	if (!homePlaces.includes(place)) return undefined
	const query = readHomeQuery(new URLSearchParams(search), category, locale, place === 'latest')
	return isFrontView(query) ? 'front' : 'latest'
}
