/** The entries of the navigation, by their name in the URL. */
export const navigationViews = [
	'info',
	'password',
	'security',
	'bookmarks',
	'following',
	'keys',
	'data',
] as const
export type NavigationView = (typeof navigationViews)[number]

/** The subscription credit, by its historical number in URLs; the navigation does not list it. */
export const creditView = '17'
export type DashboardView = NavigationView | typeof creditView

export const viewOf = (wanted: string | null): DashboardView =>
	wanted === creditView ? creditView : (navigationViews.find((view) => view === wanted) ?? 'info')

export const viewPath = (view: DashboardView): string =>
	view === 'info' ? '/dashboard' : `/dashboard?view=${view}`

export const viewTitle = (view: DashboardView) =>
	view === creditView ? ('credit.title' as const) : (`nav.${view}` as const)
