import { randomBytes } from 'node:crypto'
import type { Catalogue } from '#domain/catalogue.ts'
import { scaledLimit } from '#domain/scaled-limit.ts'
import type { Database } from '#store/database/open-database.ts'
import { type ReadServers, readFromPrimary } from '#store/database/read-servers.ts'
import { listenForNews } from '#store/news/news-listener.ts'
import { forgetNames } from '#store/sources/catalogue-store.ts'
import { admissionsPerHour } from '#store/votes/browser-admission-store.ts'
import { createResponseCache } from './cache/response-cache.ts'
import { indexCatalogue } from './catalogue/catalogue-index.ts'
import { derivedFrom, keepCatalogue } from './catalogue/live-catalogue.ts'
import { createGeneratedSetting } from './generated-setting.ts'
import { createListLimit } from './list-limit.ts'
import { createOriginKey } from './votes/origin-key.ts'

export type SharedOptions = {
	database: Pick<Database, 'db'> & Partial<Pick<Database, 'openClient'>>
	/** Where lists are read; defaults to the database itself. */
	reads?: ReadServers
	catalogue: Catalogue
	/** Reads the catalogue again after it was changed. */
	readCatalogue: () => Promise<Catalogue>
	publicUrl: string
	/** Multiplies the limits that are counted in the database. */
	limitScale: number
	/** Replaced by tests. */
	now?: () => number
}

export type Shared = ReturnType<typeof openShared>

/** A replica that a read address leads to has a change after this time. */
const replicaMs = 1_000

/** What several subjects need. It is open until `close`; nothing is written before somebody acts. */
export function openShared(options: SharedOptions) {
	const { database, publicUrl, limitScale, now = Date.now } = options
	const { db, openClient } = database
	const { reads = readFromPrimary(db) } = options
	// Cached responses age by a monotonic clock; only a test replaces it.
	const cache = createResponseCache({ now: options.now ?? (() => performance.now()) })
	/** A value that was read from a replica before it had the change is dropped a moment later. */
	const clearOnChange = (clear: () => void) => {
		clear()
		if (reads.lists !== reads.own) setTimeout(clear, replicaMs).unref()
	}
	const live = keepCatalogue({
		first: options.catalogue,
		read: options.readCatalogue,
		onChange: () =>
			clearOnChange(() => {
				forgetNames()
				cache.clear()
			}),
	})
	let forgetAds = () => {}
	let noticeItems = () => {}
	// A command ends before it would learn of a change, so it has no listener.
	const listener =
		openClient &&
		listenForNews({
			openClient,
			onChange: (change) => {
				if (change.kind === 'catalogue') void live.learn()
				else {
					if (change.kind === 'ads') forgetAds()
					else noticeItems()
					clearOnChange(cache.clear)
				}
			},
			onConnected: () => {
				cache.clear()
				void live.learn()
				noticeItems()
			},
		})
	return {
		db,
		reads,
		now,
		publicUrl,
		limitScale,
		cache,
		catalogue: live.now,
		index: derivedFrom(live.now, indexCatalogue),
		/** Calls it when a campaign was added, changed or paused. */
		onAdsChange: (forget: () => void) => {
			forgetAds = forget
		},
		/** Calls it when items came, changed or went, or may have. */
		onItems: (notice: () => void) => {
			noticeItems = notice
		},
		/** Networks take turns before the database. */
		takeTurn: createListLimit(),
		originKey: createOriginKey({ db, now }),
		/** Every process on this database signs with the same secret: the first one creates it. */
		secret: createGeneratedSetting({ db, reads }, 'session_secret', () =>
			randomBytes(32).toString('base64url'),
		),
		/** New browsers of an address whose votes, and whose other acts, count in an hour. */
		newVotersPerHour: scaledLimit(admissionsPerHour.vote, limitScale),
		newReadersPerHour: scaledLimit(admissionsPerHour.count, limitScale),
		close: async () => {
			live.stop()
			await listener?.stop()
		},
	}
}
