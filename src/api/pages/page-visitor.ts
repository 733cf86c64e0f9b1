import type { FastifyRequest } from 'fastify'
import { browserSessionOf, type IdentityParts, type Shown, sessionHashOf } from '#api/identity/identity.ts'
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

const mostRemembered = 50_000

export type SessionCheck = {
	/** Whether the browser belongs to somebody, by its session alone. */
	isSignedIn: (request: Shown) => boolean | Promise<boolean>
	/** Whether it is known without asking that it belongs to nobody. */
	isKnownStranger: (request: Shown) => boolean
}

/**
 * A log-in gives a new session, so one that was nobody's stays nobody's: it is asked for once, and a stranger's next pages
 * cost no query.
 */
export function createSessionCheck(
	parts: Pick<IdentityParts, 'secret' | 'now' | 'findSessionState'>,
): SessionCheck {
	const strangers = new Set<string>()
	const look = async (id: string, hash: string): Promise<boolean> => {
		const { kind } = await parts.findSessionState(hash)
		if (kind === 'anonymous') {
			if (strangers.size >= mostRemembered) strangers.clear()
			strangers.add(id)
		}
		return kind === 'signed_in'
	}
	/** The session, unless it is nobody's. */
	const unknownSession = (request: Shown) => {
		const session = browserSessionOf(request, parts)
		return session === undefined || strangers.has(session.id) ? undefined : session
	}
	return {
		isSignedIn: (request) => {
			const session = unknownSession(request)
			return session === undefined ? false : look(session.id, sessionHashOf(session))
		},
		isKnownStranger: (request) => unknownSession(request) === undefined,
	}
}
