import type { FastifyRequest } from 'fastify'
import type { BrowserSession } from '#api/identity/browser-session.ts'
import { browserSessionOf, sessionHashOf, shownToken, tokenHashOf } from '#api/identity/identity.ts'
import { openSetUp, type SetUp } from '#commands/operator/second-factor.ts'
import type { DeskParts } from '#operator/shell/desk-parts.ts'
import { findOperatorSession, type OperatorSession } from '#store/operator/operator-store.ts'

/** Somebody for whom the desk exists. */
export type Visit = {
	/** The request as the site took it: its address and cookies. */
	request: FastifyRequest
	session: BrowserSession | undefined
	operator: OperatorSession | undefined
	/** What a promotion's link opens; then nothing else is. */
	setUp: SetUp | undefined
}

const deskPath = /^\/(?:v1\/)?operator(?:[/?]|$)/
const setUpPath = /^\/operator\/setup\//
const signInPath = /^\/operator\/sign-in(?:[/?]|$)/
/** Where the link of a promotion has its token; any address may have one there. */
const tokenPlace = /^\/[^/?]+\/[^/?]+\/([\w-]{20,128})(?:[/?]|$)/

const newsPage = /^\/(?:fa|en)?(?:[/?]|$)/

/**
 * Whether an address is one of the desk's, or one where there may be nothing: both are looked into alike, so that no
 * clock tells them apart. Pages of news, which everybody reads, are spared that.
 */
export const mayBeDesk = ({ url, routeOptions, is404 }: FastifyRequest): boolean =>
	is404 ||
	deskPath.test(url) ||
	routeOptions.url === '/v1/*' ||
	(routeOptions.config.isPage === true && !newsPage.test(url))

/** Undefined for everybody for whom there is no desk: then the site goes on, and says what it says of any such address. */
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

/** By the token, where a program shows one, or by the browser's session. */
async function findOperator(
	request: FastifyRequest,
	session: BrowserSession | undefined,
	{ db, now }: DeskParts,
): Promise<OperatorSession | undefined> {
	const token = request.url.startsWith('/v1/') ? shownToken(request) : undefined
	if (token === undefined && session === undefined) return undefined
	const names =
		token === undefined ? { idHash: session && sessionHashOf(session) } : { tokenHash: tokenHashOf(token) }
	return findOperatorSession(db, names, new Date(now()))
}

const minute = 60_000
/** A sign-in is good for so long: to look, and for what cannot be undone. */
const goodForMs = { looking: 12 * 60 * minute, finalActs: 15 * minute }

export const isConfirmedFor = (
	what: keyof typeof goodForMs,
	operator: OperatorSession | undefined,
	now: number,
): boolean => operator?.confirmedAt != null && now - operator.confirmedAt.getTime() <= goodForMs[what]
