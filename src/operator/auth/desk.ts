import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#domain/problem.ts'
import type { DeskParts } from '#operator/shell/desk-parts.ts'
import type { DeskRequest } from '#operator/shell/desk-request.ts'
import type { Visit } from './visit.ts'

declare module 'fastify' {
	interface FastifyRequest {
		/** The operator; set on every request of the desk. */
		visit: Visit
	}
}

/** What all routes of the desk need. */
export type Desk = {
	parts: DeskParts
	/** What a page is rendered for. */
	contextOf: (request: FastifyRequest) => Promise<DeskRequest>
}

/** Redirects to the sign-in page; a program gets a JSON problem. */
export function sendToSignIn({ url, method }: FastifyRequest, reply: FastifyReply, back?: string) {
	if (url.startsWith('/v1/')) throw new Problem('sign_in_required')
	const next = back ?? (method === 'GET' ? url : '/operator/')
	return reply.redirect(`/operator/sign-in/?${new URLSearchParams({ next })}`, 303)
}
