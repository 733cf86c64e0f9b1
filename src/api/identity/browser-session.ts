import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { sessionDays } from '#domain/account.ts'

/**
 * A browser's session is a signed cookie: making one costs no row and no query.
 * A row exists only once the browser votes or logs in.
 */
export type BrowserSession = {
	id: string
	/** Milliseconds since the epoch. */
	issuedAt: number
	seenAt: number
}

const day = 86_400_000
export const sessionLifetime = {
	idleMs: sessionDays.idle * day,
	absoluteMs: sessionDays.absolute * day,
	renewAfterMs: day,
} as const

const form = /^([\w-]{43})\.([0-9a-z]{1,9})\.([0-9a-z]{1,9})\.([\w-]{43})$/

const sign = (secret: string, text: string): string =>
	createHmac('sha256', secret).update(`session:${text}`).digest('base64url')

const sameText = (one: string, other: string): boolean => {
	const left = Buffer.from(one)
	const right = Buffer.from(other)
	return left.length === right.length && timingSafeEqual(left, right)
}

export const newSession = (now: number): BrowserSession => ({
	id: randomBytes(32).toString('base64url'),
	issuedAt: now,
	seenAt: now,
})

/** The cookie's value. Times are stored to the second, in base 36. */
export function sealSession(secret: string, session: BrowserSession): string {
	const seconds = (ms: number) => Math.floor(ms / 1000).toString(36)
	const text = `${session.id}.${seconds(session.issuedAt)}.${seconds(session.seenAt)}`
	return `${text}.${sign(secret, text)}`
}

/** Reads a cookie back; undefined for a forged, expired or garbled one. */
export function openSession(
	secret: string,
	cookie: string | undefined,
	now: number,
): BrowserSession | undefined {
	const [, id, issued, seen, signature] = form.exec(cookie ?? '') ?? []
	if (id === undefined || issued === undefined || seen === undefined || signature === undefined)
		return undefined
	if (!sameText(signature, sign(secret, `${id}.${issued}.${seen}`))) return undefined
	const session = {
		id,
		issuedAt: Number.parseInt(issued, 36) * 1000,
		seenAt: Number.parseInt(seen, 36) * 1000,
	}
	const expired =
		now - session.seenAt > sessionLifetime.idleMs || now - session.issuedAt > sessionLifetime.absoluteMs
	return expired ? undefined : session
}

/** The token that our pages must send with a write: it is bound to the session and useless in another. */
export const csrfTokenOf = (secret: string, session: BrowserSession): string =>
	createHmac('sha256', secret).update(`csrf:${session.id}`).digest('base64url')

export const csrfTokenFits = (secret: string, session: BrowserSession, token: string | undefined): boolean =>
	token !== undefined && sameText(token, csrfTokenOf(secret, session))

/** An id of the session that may be shown: the credential cannot be derived from it. */
export const publicSessionId = (session: BrowserSession): string =>
	createHash('sha256').update(`public:${session.id}`).digest('base64url').slice(0, 22)

type CookieParts = { secret: string; publicUrl: string }

const lasting = ({ publicUrl }: CookieParts) =>
	({
		path: '/',
		sameSite: 'lax',
		secure: publicUrl.startsWith('https:'),
		maxAge: Math.floor(sessionLifetime.idleMs / 1000),
	}) as const

/** Identifies the browser: one cookie that scripts cannot read, and the token that our pages send with a write. */
export function setSessionCookies(reply: FastifyReply, session: BrowserSession, parts: CookieParts): void {
	const cookie = lasting(parts)
	reply.setCookie('sessionid', sealSession(parts.secret, session), { ...cookie, httpOnly: true })
	reply.setCookie('csrftoken', csrfTokenOf(parts.secret, session), cookie)
}

/** A hint for scripts and the page cache; it grants nothing. */
export function hintSignedIn(reply: FastifyReply, signedIn: boolean, parts: CookieParts): void {
	if (signedIn) reply.setCookie('user_is_logged_in', 'true', lasting(parts))
	else reply.clearCookie('user_is_logged_in', { path: '/' })
}
