import type { FastifyInstance } from 'fastify'
import { createAnswerCache } from '#api/answer-cache.ts'
import type { ApiParts } from '#api/api-parts.ts'
import { addApi } from '#api/api-routes.ts'
import { indexCatalogue } from '#api/catalogue-index.ts'
import { dropOnChange } from '#api/drop-on-change.ts'
import { createRecentWriters } from '#api/recent-writers.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { listenForNews } from '#store/news-listener.ts'
import type { Database } from '#store/open-database.ts'
import { findSession } from '#store/session-store.ts'

export type ApiOptions = {
	database: Pick<Database, 'db' | 'openClient'>
	catalogue: Catalogue
	secret: string
	publicUrl: string
	countryOf: ApiParts['countryOf']
	now?: () => number
}

/** Puts the API on the server; its cache hears of changes until the server closes. */
export async function openApi(app: FastifyInstance, options: ApiOptions): Promise<ApiParts> {
	const { database, catalogue, secret, publicUrl, countryOf, now = Date.now } = options
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
			findSessionTie: (sessionHash) => findSession(database.db, sessionHash, new Date(now())),
		},
		publicUrl,
		countryOf,
		now,
	}
	await addApi(app, parts)
	return parts
}
