import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#api/http/problem.ts'
import type { Asked } from '#operator/shell/asked.ts'
import type { DeskParts } from '#operator/shell/desk-parts.ts'
import type { Visit } from './visit.ts'

declare module 'fastify' {
	interface FastifyRequest {
		/** Who is at the desk; set on every request of the desk's server. */
		visit: Visit
	}
}

/** What the routes of the desk share. */
export type Desk = {
	parts: DeskParts
	/** Who asks, for the page that is made for them. */
	askedBy: (request: FastifyRequest) => Promise<Asked>
}

/** To the page that asks for a code; a program is told in its own words. */
export function sendToSignIn({ url, method }: FastifyRequest, reply: FastifyReply, back?: string) {
	if (url.startsWith('/v1/')) throw new Problem('sign_in_required')
	const next = back ?? (method === 'GET' ? url : '/operator/')
	return reply.redirect(`/operator/sign-in/?${new URLSearchParams({ next })}`, 303)
}
