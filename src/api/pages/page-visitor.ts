import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { browserSessionOf, sessionHashOf } from '#api/identity/identity.ts'
import { type PagePreferences, readPagePreferences } from '#contract/page-preferences.ts'
import { defaultLocale, isUiLocale, languages, type UiLocale, uiLocales } from '#domain/locale.ts'

/** What a page that is rendered for one visitor may know of them. */
export type Visitor = PagePreferences & {
	preferredLocale: UiLocale
	signedIn: boolean
}

/** First visit: the language of the address's country, such as Persian in Iran. */
function preferredLocaleOf(request: FastifyRequest, countryOf: (address: string) => string | null): UiLocale {
	const { service_lang: language } = request.cookies
	if (isUiLocale(language)) return language
	const country = countryOf(request.ip)
	return (
		uiLocales.find((locale) => country !== null && languages[locale].country === country) ?? defaultLocale
	)
}

export const visitorOf = (
	request: FastifyRequest,
	signedIn: boolean,
	countryOf: (address: string) => string | null,
): Visitor => ({
	...preferencesOf(request),
	preferredLocale: preferredLocaleOf(request, countryOf),
	// A browser that has deleted its token considers itself signed out, though its session may live on. If we treated it
	// as signed in, the login screen and the dashboard would redirect to each other without end.
	signedIn: signedIn && request.cookies.user_is_logged_in !== 'false',
})

/** What the visitor has chosen, and whether their browser saves data. */
export const preferencesOf = ({ cookies, headers }: FastifyRequest): PagePreferences =>
	readPagePreferences(cookies, headers['save-data'] === 'on')

const mostRemembered = 50_000

/**
 * Whether the browser is signed in, by its session alone. A log-in creates a new session, so an anonymous one stays
 * anonymous: it is looked up once, and the visitor's next pages cost no query.
 */
export function createIsSignedIn(): (request: FastifyRequest) => Promise<boolean> {
	const strangers = new LRUCache<string, true>({ max: mostRemembered })
	return async (request) => {
		const { services, site } = request.server
		const session = browserSessionOf(request, { secret: site.secret, now: services.now })
		if (session === undefined || strangers.has(session.id)) return false
		const { kind } = await services.accounts.findSession(sessionHashOf(session))
		if (kind === 'anonymous') strangers.set(session.id, true)
		return kind === 'signed_in'
	}
}
