import type { FastifyRequest } from 'fastify'
import type { BrowserSession } from '#api/identity/browser-session.ts'
import { authorizationToken, browserSessionOf, sessionHashOf, tokenHashOf } from '#api/identity/identity.ts'
import { localePattern } from '#domain/locale.ts'
import type { DeskParts } from '#operator/shell/desk-parts.ts'
import { openSetUp, type SetUp } from '#services/operator/second-factor.ts'
import { findOperatorSession, type OperatorSession } from '#store/operator/operator-store.ts'

/** An authorised request. */
export type Visit = {
	/** The request with its address and cookies. */
	request: FastifyRequest
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
export const mayBeDesk = ({ url, routeOptions, is404 }: FastifyRequest): boolean =>
	is404 ||
	deskPath.test(url) ||
	routeOptions.url === '/v1/*' ||
	(routeOptions.config.isPage === true && !newsPage.test(url))

/** Undefined for requests without access; the site then handles them like any other. */
export async function findVisit(request: FastifyRequest, parts: DeskParts): Promise<Visit | undefined> {
	const { url } = request
	const session = browserSessionOf(request, parts.identity)
	const operator = await findOperator(request, session, parts)
	const [, token] = tokenPlace.exec(url) ?? []
	const setUp = token === undefined ? undefined : await openSetUp(token, parts.accounts)
	if (!deskPath.test(url)) return undefined
	if (setUpPath.test(url)) return setUp && { request, session, operator, setUp }
	const isLetIn = operator?.hasSecondFactor && (operator.confirmedAt !== null || signInPath.test(url))
	return isLetIn ? { request, session, operator, setUp: undefined } : undefined
}

/** Identifies the operator by the token of a program or by the browser's session. */
async function findOperator(
	request: FastifyRequest,
	session: BrowserSession | undefined,
	{ db, now }: DeskParts,
): Promise<OperatorSession | undefined> {
	const token = request.url.startsWith('/v1/') ? authorizationToken(request) : undefined
	if (token === undefined && session === undefined) return undefined
	const names =
		token === undefined ? { idHash: session && sessionHashOf(session) } : { tokenHash: tokenHashOf(token) }
	return findOperatorSession(db, names, new Date(now()))
}

const minute = 60_000
/** How long a confirmed sign-in is valid, for pages and for actions that cannot be undone. */
const goodForMs = { looking: 12 * 60 * minute, finalActs: 15 * minute }

export const isConfirmedFor = (
	what: keyof typeof goodForMs,
	operator: OperatorSession | undefined,
	now: number,
): boolean => operator?.confirmedAt != null && now - operator.confirmedAt.getTime() <= goodForMs[what]
