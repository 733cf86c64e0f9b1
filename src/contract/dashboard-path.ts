import type { UiLocale } from '#domain/locale.ts'
import { pathOf } from './route-names.ts'

/** The views of the dashboard; each has a path of its own, and the first one is at the dashboard's own. */
const dashboardViews = [
	'info',
	'password',
	'security',
	'following',
	'keys',
	'data',
	'credit',
	'start',
] as const
export type DashboardView = (typeof dashboardViews)[number]

export const dashboardPath = (view: DashboardView): string =>
	view === 'info' ? pathOf('dashboard') : `${pathOf('dashboard')}/${view}`

/** The view at a path. */
export const viewAt = (pathname: string): DashboardView =>
	dashboardViews.find((view) => view === pathname.split('/').at(2)) ?? 'info'

/** Where `/dashboard?view=NAME` goes on to: links had this form before the views had paths. */
export function pathOfNamedView(given: URLSearchParams, locale: UiLocale): string | undefined {
	const query = new URLSearchParams(given)
	const name = query.get('view')
	query.delete('view')
	// Saved news are a tab of my feed.
	if (name === 'bookmarks') return `${pathOf(`${locale}-my`)}?view=saved`
	const view = name === '17' ? 'credit' : dashboardViews.find((each) => each === name)
	if (view === undefined) return undefined
	return query.size > 0 ? `${dashboardPath(view)}?${query}` : dashboardPath(view)
}
