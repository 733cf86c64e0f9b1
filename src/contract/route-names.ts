import { isUiLocale, type UiLocale, uiLocales } from '#domain/locale.ts'

/** The route table: names never change, since clients look routes up by them; a path parameter begins with a colon. */
const localised = {
	home: '',
	'home-results': 'results',
	'home-category': 'category/:category',
	'home-category-results': 'category/:category/results',
	'home-influencers': 'influencers/:category',
	'home-influencers-results': 'influencers/:category/results',
	latest: 'latest',
	filters: 'filters',
	story: 'story/:slug',
	my: 'my',
	briefing: 'briefing',
	sources: 'sources',
	coin: 'coin/:symbol',
	about: 'about/',
	contact: 'contact/',
	advertise: 'advertise/',
	help: 'help/',
	policy: 'privacy-policy/',
	terms: 'terms/',
} as const

const common = {
	dashboard: '/dashboard',
	login: '/user/login',
	login_after_reset_password: '/user/login/after-reset',
	signup: '/user/signup',
	signup_confirmation: '/user/signup/confirmation',
	activation: '/user/activation/:token',
	email_undo: '/user/email/undo/:token',
	reset_password: '/user/password/reset/',
	'auth-callback': '/auth/callback',
	unsubscribe: '/unsubscribe/:token',
} as const

/** Other names that clients use for the same route. */
const readings: Record<string, (locale: UiLocale) => RouteName> = {
	'fa-home-fa-news': () => 'fa-home',
	'en-home-en-news': () => 'en-home',
	'searched-category': (locale) => `${locale}-home-category`,
	'searched-influencer': (locale) => `${locale}-home-influencers`,
}

export type LocalisedName = keyof typeof localised
export type RouteName = `${UiLocale}-${LocalisedName}` | keyof typeof common

const isLocalisedName = (name: string): name is LocalisedName => Object.hasOwn(localised, name)
const isCommonName = (name: string): name is keyof typeof common => Object.hasOwn(common, name)

/** The route that a name means, given the UI language for names that do not say one. */
export function routeNamed(name: string, locale: UiLocale): RouteName | undefined {
	if (Object.hasOwn(readings, name)) return readings[name]?.(locale)
	if (isCommonName(name)) return name
	const prefix = name.slice(0, 2)
	const rest = name.slice(3)
	if (isUiLocale(prefix) && name[2] === '-' && isLocalisedName(rest)) return `${prefix}-${rest}`
	return undefined
}

/** The path pattern of a route. */
export function pathPattern(name: RouteName): string {
	if (isCommonName(name)) return common[name]
	const locale = name.slice(0, 2)
	const rest = name.slice(3)
	const path = isLocalisedName(rest) ? localised[rest] : ''
	return path === '' ? `/${locale}` : `/${locale}/${path}`
}

/** The path of a route with its parameters filled in. */
export const pathOf = (name: RouteName, params: Record<string, string | undefined> = {}): string =>
	pathPattern(name).replace(/:(\w+)/g, (_whole, key: string) => encodeURIComponent(params[key] ?? ''))

/** Changing the language swaps the prefix of the current route's name. */
export function inLocale(name: RouteName, locale: UiLocale): RouteName {
	const rest = name.slice(3)
	return isCommonName(name) || !isLocalisedName(rest) ? name : `${locale}-${rest}`
}

export const routeNames: readonly RouteName[] = [
	...(Object.keys(localised) as LocalisedName[]).flatMap((name) =>
		uiLocales.map((locale): RouteName => `${locale}-${name}`),
	),
	...(Object.keys(common) as (keyof typeof common)[]),
]
