import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { DeskParts } from '#operator/shell/desk-parts.ts'
import { addDesk } from './add-desk.ts'
import { findVisit, mayBeDesk, type Visit } from './visit.ts'

/**
 * Adds the operator's desk. Its routes have a constraint, so that for everybody it is not for they do not exist: the site
 * handles their requests as at any address where there is nothing. A request that is let in is routed once more, now with
 * the constraint met.
 */
export async function openDesk(app: FastifyInstance, parts: DeskParts): Promise<void> {
	const visits = new WeakMap<IncomingMessage, Visit>()
	app.decorateRequest('visit')
	app.addHook('onRequest', (request, reply, done) => {
		if (visits.has(request.raw) || !mayBeDesk(request)) {
			done()
			return
		}
		// Without a database nobody is known to be an operator.
		findVisit(request, parts).then(
			(visit) => {
				if (visit === undefined) done()
				else {
					visits.set(request.raw, visit)
					request.isRoutedAgain = true
					reply.hijack()
					app.routing(request.raw, reply.raw)
				}
			},
			() => done(),
		)
	})
	await addDesk(app, parts, (raw) => visits.get(raw))
}
