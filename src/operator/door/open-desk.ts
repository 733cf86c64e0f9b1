import type { FastifyInstance } from 'fastify'
import type { ApiParts } from '#api/api-parts.ts'
import { createDeskServer } from './desk-server.ts'
import { findVisit, mayBeDesk } from './visit.ts'

/**
 * Puts the operator's desk behind the site. It is a server of its own that never listens: whoever it is not for never
 * reaches it, and the site answers them by the same steps as at any address where there is nothing.
 */
export async function openDesk(app: FastifyInstance, parts: ApiParts): Promise<void> {
	const { desk, admit } = await createDeskServer(app, parts)
	app.addHook('onRequest', (request, reply, done) => {
		if (!mayBeDesk(request)) {
			done()
			return
		}
		// Without a database nobody is known to be an operator.
		findVisit(request, parts).then(
			(visit) => {
				if (visit === undefined) done()
				else {
					admit(request.raw, visit)
					reply.hijack()
					desk.routing(request.raw, reply.raw)
				}
			},
			() => done(),
		)
	})
	app.addHook('onClose', () => desk.close())
}
