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
