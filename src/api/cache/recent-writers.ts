import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * A voter sees their own vote at once: for a moment their reads go past the cache, which votes do not clear, and past
 * replicas, which may be seconds behind. The browser itself carries the mark, because its next request may meet another
 * process.
 */
export type RecentWriters = {
	note: (reply: FastifyReply) => void
	hasRecentWrite: (request: Pick<FastifyRequest, 'cookies' | 'headers'>) => boolean
}

const cookieName = 'just_wrote'
/** Longer than a response is cached, and than a replica in use may be behind. */
const momentSeconds = 6

type WriterParts = { secret: string; publicUrl: string; now: () => number }

export function createRecentWriters({ secret, publicUrl, now }: WriterParts): RecentWriters {
	const seconds = () => Math.floor(now() / 1000)
	// Signed, because whoever could set it at will would make us ask the database each time.
	const seal = (second: string) =>
		`${second}.${createHmac('sha256', secret).update(`wrote:${second}`).digest('base64url').slice(0, 22)}`
	const isRecent = (mark: string) => {
		const second = mark.split('.')[0] ?? ''
		const age = seconds() - Number.parseInt(second, 36)
		return age >= 0 && age <= momentSeconds && mark === seal(second)
	}
	return {
		note: (reply) => {
			reply.setCookie(cookieName, seal(seconds().toString(36)), {
				path: '/',
				sameSite: 'lax',
				secure: publicUrl.startsWith('https:'),
				httpOnly: true,
				maxAge: momentSeconds,
			})
		},
		hasRecentWrite: (request) => {
			if (!request.headers.cookie?.includes(cookieName)) return false
			return isRecent(request.cookies[cookieName] ?? '')
		},
	}
}
