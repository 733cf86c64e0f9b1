import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import {
	browserSessionOf,
	type CredentialHeaders,
	type IdentityParts,
	sessionHashOf,
} from '#api/identity/identity.ts'
import { type PagePreferences, readPagePreferences } from '#contract/page-preferences.ts'
import { isUiLocale, type UiLocale } from '#domain/locale.ts'

/** What a page that is made for one visitor may know of them. */
export type Visitor = PagePreferences & {
	preferredLocale: UiLocale
	signedIn: boolean
}

/** First visit: Persian for an address in Iran, otherwise English. */
function preferredLocaleOf(request: FastifyRequest, countryOf: (address: string) => string | null): UiLocale {
	const { service_lang: language } = request.cookies
	return isUiLocale(language) ? language : countryOf(request.ip) === 'IR' ? 'fa' : 'en'
}

export const visitorOf = (
	request: FastifyRequest,
	signedIn: boolean,
	countryOf: (address: string) => string | null,
): Visitor => ({
	...readPagePreferences(request.cookies),
	preferredLocale: preferredLocaleOf(request, countryOf),
	// A browser that has thrown its token away is nobody to itself, though its session may live on: were it somebody to us,
	// the login screen would send it to the dashboard and that back to the login screen, without end.
	signedIn: signedIn && request.cookies.user_is_logged_in !== 'false',
})

/** Whether the browser belongs to somebody, by its session alone. */
export type IsSignedIn = (request: CredentialHeaders) => Promise<boolean>

const mostRemembered = 50_000

/**
 * A log-in gives a new session, so one that was nobody's stays nobody's: it is looked up once, and a stranger's next pages
 * cost no query.
 */
export function createIsSignedIn(
	parts: Pick<IdentityParts, 'secret' | 'now' | 'findSessionState'>,
): IsSignedIn {
	const strangers = new LRUCache<string, true>({ max: mostRemembered })
	return async (request) => {
		const session = browserSessionOf(request, parts)
		if (session === undefined || strangers.has(session.id)) return false
		const { kind } = await parts.findSessionState(sessionHashOf(session))
		if (kind === 'anonymous') strangers.set(session.id, true)
		return kind === 'signed_in'
	}
}
