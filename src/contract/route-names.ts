import { type UiLocale, uiLocales } from '#domain/locale.ts'

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
	developers: 'developers',
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
	two_factor_undo: '/user/two-factor/undo/:token',
	reset_password: '/user/password/reset/',
	'auth-callback': '/auth/callback',
	unsubscribe: '/unsubscribe/:token',
} as const

/** Other names that clients use for the same route. */
const readings: Record<string, (locale: UiLocale) => RouteName> = {
	...Object.fromEntries(uiLocales.map((own) => [`${own}-home-${own}-news`, () => `${own}-home` as const])),
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
	const [prefix, rest] = localisedParts(name)
	return prefix && isLocalisedName(rest) ? `${prefix}-${rest}` : undefined
}

/** The language that a name begins with, and the rest of it. */
function localisedParts(name: string): [locale: UiLocale | undefined, rest: string] {
	const locale = uiLocales.find((one) => name.startsWith(`${one}-`))
	return [locale, locale === undefined ? name : name.slice(locale.length + 1)]
}

/** The path pattern of a route. */
export function pathPattern(name: RouteName): string {
	if (isCommonName(name)) return common[name]
	const [locale, rest] = localisedParts(name)
	const path = isLocalisedName(rest) ? localised[rest] : ''
	return path === '' ? `/${locale}` : `/${locale}/${path}`
}

/** The path of a route with its parameters filled in. */
export const pathOf = (name: RouteName, params: Record<string, string | undefined> = {}): string =>
	pathPattern(name).replace(/:(\w+)/g, (_whole, key: string) => encodeURIComponent(params[key] ?? ''))

/** Changing the language swaps the prefix of the current route's name. */
export function inLocale(name: RouteName, locale: UiLocale): RouteName {
	const [, rest] = localisedParts(name)
	return isCommonName(name) || !isLocalisedName(rest) ? name : `${locale}-${rest}`
}

export const routeNames: readonly RouteName[] = [
	...(Object.keys(localised) as LocalisedName[]).flatMap((name) =>
		uiLocales.map((locale): RouteName => `${locale}-${name}`),
	),
	...(Object.keys(common) as (keyof typeof common)[]),
]
