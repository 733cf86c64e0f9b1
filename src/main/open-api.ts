import type { FastifyInstance } from 'fastify'
import { createAnswerCache } from '#api/answer-cache.ts'
import type { ApiParts } from '#api/api-parts.ts'
import { addApi } from '#api/api-routes.ts'
import { indexCatalogue } from '#api/catalogue-index.ts'
import { dropOnChange } from '#api/drop-on-change.ts'
import type { SessionTie } from '#api/identity.ts'
import { createRecentWriters } from '#api/recent-writers.ts'
import { createTwinCalls } from '#commands/twin-calls.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { listenForNews } from '#store/news-listener.ts'
import type { Database } from '#store/open-database.ts'
import { findSession } from '#store/session-store.ts'
import { newVotersPerHour } from '#store/voting-session-store.ts'

export type ApiOptions = {
	database: Pick<Database, 'db' | 'openClient'>
	catalogue: Catalogue
	secret: string
	publicUrl: string
	countryOf: ApiParts['countryOf']
	/** Multiplies the rate limits that live in the database. */
	limitScale: number
	now?: () => number
}

/** Puts the API on the server; its cache hears of changes until the server closes. */
export async function openApi(app: FastifyInstance, options: ApiOptions): Promise<ApiParts> {
	const { database, catalogue, secret, publicUrl, countryOf, limitScale, now = Date.now } = options
	const cache = createAnswerCache(now)
	const dropper = dropOnChange(cache)
	const listener = listenForNews({
		openClient: database.openClient,
		onChange: dropper.onChange,
		onHearing: cache.setHearing,
	})
	app.addHook('onClose', async () => {
		dropper.stop()
		await listener.stop()
	})
	const ties = createTwinCalls<SessionTie>()
	const parts: ApiParts = {
		db: database.db,
		catalogue,
		index: indexCatalogue(catalogue),
		cache,
		writers: createRecentWriters(now),
		identity: {
			secret,
			now,
			// Accounts are not built yet, so no token is anybody's.
			findUserByToken: async () => undefined,
			// However many requests a browser sends at once, they wait for one look-up.
			findSessionTie: (sessionHash) =>
				ties(
					sessionHash,
					() => findSession(database.db, sessionHash, new Date(now())),
					(tie) => tie,
				),
		},
		publicUrl,
		newVotersPerHour: Math.max(1, Math.round(newVotersPerHour * limitScale)),
		countryOf,
		now,
	}
	await addApi(app, parts)
	return parts
}
