import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Problem } from '#api/http/problem.ts'
import type { VoterIdentity } from '#domain/vote.ts'
import { type BrowserSession, openSession } from './browser-session.ts'

/** Who is asking, as far as the request itself can prove it. */
export type Identity = {
	/** The browser, by its signed cookie. */
	session: BrowserSession | undefined
	/** The user whose token came in the Authorization header. */
	tokenUserId: number | undefined
}

/** What is known of a browser beyond its cookie: nothing, unless it has logged in. */
export type SessionTie = { kind: 'anonymous' } | { kind: 'signed_in'; accountId: number } | { kind: 'ended' }

export type IdentityPorts = {
	/** Signs cookies and tokens, and keys the hashes of addresses. */
	secret: string
	now: () => number
	findAccountByToken: (tokenHash: string) => Promise<{ id: number } | undefined>
	/** A query, so it is asked only where the answer matters. */
	findSessionTie: (sessionHash: string) => Promise<SessionTie>
}

const nobody: Identity = Object.freeze({ session: undefined, tokenUserId: undefined })

export const tokenHashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The session's name in our tables: a hash, because a table that leaks must not hold credentials. */
export const sessionHashOf = (session: BrowserSession): string =>
	createHash('sha256').update(`row:${session.id}`).digest('base64url')

const opened = new WeakMap<FastifyRequest, BrowserSession | null>()

/** The browser's session by its cookie, checked once a request. */
export function browserSessionOf(
	request: FastifyRequest,
	{ secret, now }: Pick<IdentityPorts, 'secret' | 'now'>,
): BrowserSession | undefined {
	if (request.headers.cookie === undefined) return undefined
	const known = opened.get(request)
	if (known !== undefined) return known ?? undefined
	const session = openSession(secret, request.cookies.sessionid, now())
	opened.set(request, session ?? null)
	return session
}

// 256 bits in base64url or hex; what is longer is not looked at.
const tokenHeader = /^Token ([\w-]{20,128})$/

/** Reads the proofs that a request carries; undefined where a header must be checked first. */
export function identifyQuickly(request: FastifyRequest, ports: IdentityPorts): Identity | undefined {
	if (request.headers.authorization !== undefined) return undefined
	const session = browserSessionOf(request, ports)
	return session === undefined ? nobody : { session, tokenUserId: undefined }
}

/** The token of the Authorization header, if it has the form of one. */
export const shownToken = ({ headers }: FastifyRequest): string | undefined =>
	tokenHeader.exec(headers.authorization ?? '')?.[1]

/** The user of the Authorization header. One that is not valid is refused, wherever it is sent. */
export async function identifyByToken(request: FastifyRequest, ports: IdentityPorts): Promise<Identity> {
	const token = shownToken(request)
	const user = token === undefined ? undefined : await ports.findAccountByToken(tokenHashOf(token))
	if (user === undefined) throw new Problem('unauthorized')
	const session = browserSessionOf(request, ports)
	const tie = session === undefined ? undefined : await ports.findSessionTie(sessionHashOf(session))
	if (tie?.kind === 'signed_in' && tie.accountId !== user.id) throw new Problem('unauthorized')
	return { session: tie?.kind === 'ended' ? undefined : session, tokenUserId: user.id }
}

/** The signed-in person; /v1/user/ answers to a token alone. */
export function requireUser({ tokenUserId }: Identity): number {
	if (tokenUserId === undefined) throw new Problem('unauthorized')
	return tokenUserId
}

/** Whose vote or view it is: the person if one is signed in, else the browser; a program is nobody. */
export async function findVoter(
	{ session, tokenUserId }: Identity,
	ports: IdentityPorts,
): Promise<VoterIdentity | undefined> {
	if (tokenUserId !== undefined) return { kind: 'user', id: String(tokenUserId) }
	if (session === undefined) return undefined
	const hash = sessionHashOf(session)
	const tie = await ports.findSessionTie(hash)
	// After logout the cookie names nobody, or a copy of it would go on voting.
	if (tie.kind === 'ended') return undefined
	return tie.kind === 'signed_in'
		? { kind: 'user', id: String(tie.accountId) }
		: { kind: 'session', id: hash }
}
