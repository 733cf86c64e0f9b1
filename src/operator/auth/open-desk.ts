import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { DeskParts } from '#operator/shell/desk-parts.ts'
import { addDeskRoutes } from './add-desk.ts'
import { findVisit, mayBeDesk, type Visit } from './visit.ts'

/**
 * Adds the operator desk. Its routes have a constraint, so that they do not exist for other visitors: the site handles their
 * requests like those for any unknown address. An authorised request is routed again with the constraint met.
 */
export async function addDesk(app: FastifyInstance): Promise<void> {
	const { services, site } = app
	const { accounts, now, publicUrl, sources } = services
	const parts: DeskParts = {
		identity: { secret: site.secret, now },
		publicUrl,
		db: accounts.parts.db,
		now,
		accounts: accounts.parts,
		sourceEditor: sources.editor,
	}
	const visits = new WeakMap<IncomingMessage, Visit>()
	app.decorateRequest('visit')
	app.addHook('onRequest', (request, reply, done) => {
		if (visits.has(request.raw) || !mayBeDesk(request)) {
			done()
			return
		}
		// Without the database nobody can be identified as an operator.
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
	await addDeskRoutes(app, parts, (raw) => visits.get(raw))
}
