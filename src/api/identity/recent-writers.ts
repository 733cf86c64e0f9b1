import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * A voter sees their own vote immediately: for six seconds their reads bypass the cache, which votes do not clear, and
 * the replicas, which may be seconds behind. A cookie carries the mark, because the next request may reach another
 * process.
 */
export type RecentWriters = {
	note: (reply: FastifyReply) => void
	hasRecentWrite: (request: Pick<FastifyRequest, 'cookies' | 'headers'>) => boolean
}

const cookieName = 'just_wrote'
/** Longer than a response is cached and than a used replica may lag. */
const momentSeconds = 6

type WriterParts = { secret: string; publicUrl: string; now: () => number }

export function createRecentWriters({ secret, publicUrl, now }: WriterParts): RecentWriters {
	const seconds = () => Math.floor(now() / 1000)
	// The mark is signed, because anybody who could forge it would make every request query the database.
	// It belongs to a session, because one vote would let any number of clients past the cache.
	const seal = (second: string, whose: string) =>
		`${second}.${createHmac('sha256', secret).update(`wrote:${second}:${whose}`).digest('base64url').slice(0, 22)}`
	const isRecent = (mark: string, whose: string) => {
		const second = mark.split('.')[0] ?? ''
		const age = seconds() - Number.parseInt(second, 36)
		return age >= 0 && age <= momentSeconds && mark === seal(second, whose)
	}
	return {
		note: (reply) => {
			const whose = sessionIn(reply.request)
			if (whose === '') return
			reply.setCookie(cookieName, seal(seconds().toString(36), whose), {
				path: '/',
				sameSite: 'lax',
				secure: publicUrl.startsWith('https:'),
				httpOnly: true,
				maxAge: momentSeconds,
			})
		},
		hasRecentWrite: (request) => {
			if (!request.headers.cookie?.includes(cookieName)) return false
			const whose = sessionIn(request)
			return whose !== '' && isRecent(request.cookies[cookieName] ?? '', whose)
		},
	}
}

/** The session of a browser, or the token of a program; both are counted by the limits. */
const sessionIn = ({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): string =>
	cookies.sessionid ?? headers.authorization ?? ''
