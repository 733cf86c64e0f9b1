import type { FastifyRequest } from 'fastify'
import { isPage } from '#api/http/unknown-addresses.ts'
import type { BrowserSession } from '#api/identity/browser-session.ts'
import { authorizationToken, browserSessionOf, sessionHashOf } from '#api/identity/identity.ts'
import { localePattern } from '#domain/locale.ts'
import { hashToken } from '#services/accounts/account-parts.ts'
import type { SetUp } from '#services/operator/operators.ts'
import type { OperatorSession } from '#store/operator/operator-store.ts'

/** An authorised request. */
export type Visit = {
	session: BrowserSession | undefined
	operator: OperatorSession | undefined
	/** The token of a promotion link, which gives access to the set-up page only. */
	setUp: SetUp | undefined
}

const deskPath = /^\/(?:v1\/)?operator(?:[/?]|$)/
const setUpPath = /^\/operator\/setup\//
const signInPath = /^\/operator\/sign-in(?:[/?]|$)/
/** The token of a promotion link; a token at this position of any other address is checked in the same way. */
const tokenPlace = /^\/[^/?]+\/[^/?]+\/([\w-]{20,128})(?:[/?]|$)/

const newsPage = new RegExp(`^(?:${localePattern})?(?:[/?]|$)`)

/**
 * Whether an address may belong to the desk. Unknown addresses are checked in the same way, so that response times do not reveal
 * the desk. Pages of news are not checked.
 */
export const mayBeDesk = (request: FastifyRequest): boolean =>
	deskPath.test(request.url) || (request.is404 && !(isPage(request) && newsPage.test(request.url)))

/** Undefined for requests without access; the site then handles them like any other. */
export async function findVisit(request: FastifyRequest): Promise<Visit | undefined> {
	const { server, url } = request
	const { services, site } = server
	const session = browserSessionOf(request, { secret: site.secret, now: services.now })
	const operator = await findOperator(request, session)
	const [, token] = tokenPlace.exec(url) ?? []
	const setUp = token === undefined ? undefined : await services.operators.openSetUp(token)
	if (!deskPath.test(url)) return undefined
	if (setUpPath.test(url)) return setUp && { session, operator, setUp }
	const isLetIn = operator?.hasSecondFactor && (operator.confirmedAt !== null || signInPath.test(url))
	return isLetIn ? { session, operator, setUp: undefined } : undefined
}

/** Identifies the operator by the token of a program or by the browser's session. */
async function findOperator(
	request: FastifyRequest,
	session: BrowserSession | undefined,
): Promise<OperatorSession | undefined> {
	const token = request.url.startsWith('/v1/') ? authorizationToken(request) : undefined
	if (token === undefined && session === undefined) return undefined
	return request.server.services.operators.findSession(
		token === undefined ? { idHash: session && sessionHashOf(session) } : { tokenHash: hashToken(token) },
	)
}

const minute = 60_000
/** How long a confirmed sign-in is valid, for pages and for actions that cannot be undone. */
const goodForMs = { looking: 12 * 60 * minute, finalActs: 15 * minute }

export const isConfirmedFor = (
	what: keyof typeof goodForMs,
	operator: OperatorSession | undefined,
	now: number,
): boolean => operator?.confirmedAt != null && now - operator.confirmedAt.getTime() <= goodForMs[what]
