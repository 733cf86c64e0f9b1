import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createResponses } from '#api/api-responses.ts'
import { addApi } from '#api/api-routes.ts'
import type { IdentityParts, SessionState } from '#api/identity/identity.ts'
import { createRecentWriters } from '#api/identity/recent-writers.ts'
import { createViewerOf } from '#api/identity/viewer-of.ts'
import { createOriginHash } from '#api/limits/origin-hash.ts'
import type { Senders } from '#channels/sender.ts'
import { mostNewestCounted } from '#contract/newest-news.ts'
import { leastMoodVotes } from '#contract/readers-interest.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { type ChannelName, channelNames } from '#domain/channels.ts'
import { scaledLimit } from '#domain/scaled-limit.ts'
import { openDesk } from '#operator/auth/open-desk.ts'
import type { GoogleSignIn } from '#outside/google-identity.ts'
import { createPasswordHashing } from '#services/accounts/password-hashing.ts'
import { createLiveAds } from '#services/ads/live-ads.ts'
import { createFetchCached } from '#services/cache/fetch-cached.ts'
import { createResponseCache } from '#services/cache/response-cache.ts'
import { indexCatalogue } from '#services/catalogue/catalogue-index.ts'
import { keepCatalogue, madeOf } from '#services/catalogue/live-catalogue.ts'
import { createCoalescer } from '#services/coalesce-calls.ts'
import { findVapidKeys } from '#services/follows/vapid-keys.ts'
import { createListLimit } from '#services/list-limit.ts'
import { createPresentNews } from '#services/news/present-news-item.ts'
import { createServices } from '#services/services.ts'
import type { SourceEditor } from '#services/sources/source-editor.ts'
import { createOriginKey } from '#services/votes/origin-key.ts'
import { findAccountByToken, findSession } from '#store/accounts/session-store.ts'
import { findUnendedCampaigns } from '#store/ads/ad-campaign-store.ts'
import type { Database } from '#store/database/open-database.ts'
import { type ReadServers, readFromPrimary } from '#store/database/read-servers.ts'
import { listenForNews } from '#store/news/news-listener.ts'
import { keepFirstSetting } from '#store/setting-store.ts'
import { forgetAllNames } from '#store/sources/catalogue-store.ts'
import { type AdmissionPurpose, admissionsPerHour } from '#store/votes/browser-admission-store.ts'

type ApiOptions = {
	database: Pick<Database, 'db' | 'openClient'>
	/** Where lists are read; defaults to the database itself. */
	reads?: ReadServers
	catalogue: Catalogue
	secret: string
	publicUrl: string
	countryOf: (address: string) => string | null
	/** Multiplies the rate limits that are counted in the database. */
	limitScale: number
	/** Credit that an account begins with. */
	trialDays?: number
	google?: GoogleSignIn | undefined
	/** The channels that readers can choose here. */
	offeredChannels?: readonly ChannelName[]
	senders: Senders
	/** What is wrong with an address that a reader pasted, or null. */
	refuseAddress: (url: string) => string | null
	sourceEditor: SourceEditor
	now?: () => number
}

/** Adds the API to the server; its cache is cleared when news changes, until the server closes. */
export async function openApi(app: FastifyInstance, options: ApiOptions) {
	const {
		database,
		secret,
		publicUrl,
		countryOf,
		limitScale,
		trialDays = 0,
		google,
		offeredChannels = channelNames,
		senders,
		refuseAddress,
		sourceEditor,
		now = Date.now,
	} = options
	// Cached responses age by a monotonic clock; only a test replaces it.
	const cache = createResponseCache({ now: options.now ?? (() => performance.now()) })
	const { reads = readFromPrimary(database.db) } = options
	/** A value that was read from a replica before it had the change is dropped once it has it. */
	const clearOnChange = (clear: () => void) => {
		clear()
		reads.caughtUp().then(clear, clear)
	}
	const ads = createLiveAds({
		load: () => findUnendedCampaigns(reads.lists, new Date(now())),
		now,
		chance: Math.random,
	})
	const live = keepCatalogue({
		first: options.catalogue,
		read: sourceEditor.catalogueNow,
		onChange: () =>
			clearOnChange(() => {
				forgetAllNames()
				cache.clear()
			}),
	})
	const listener = listenForNews({
		openClient: database.openClient,
		onChange: (change) => {
			if (change.kind === 'catalogue') void live.learn()
			else {
				if (change.kind === 'ads') ads.forget()
				clearOnChange(cache.clear)
			}
		},
		onConnected: () => {
			cache.clear()
			void live.learn()
		},
	})
	app.addHook('onClose', async () => {
		live.stop()
		await listener.stop()
	})
	const admissions = (purpose: AdmissionPurpose) => scaledLimit(admissionsPerHour[purpose], limitScale)
	const originKey = createOriginKey({ db: database.db, now })
	const fresh = randomBytes(32).toString('base64url')
	const knownAddressKey = await keepFirstSetting(database.db, 'known_address_key', fresh)
	const sessions = createCoalescer<SessionState>()
	const tokens = createCoalescer<{ id: number } | undefined>()
	const writers = createRecentWriters({ secret, publicUrl, now })
	const listLimit = createListLimit()
	const services = createServices({
		reads,
		takeTurn: listLimit,
		cache,
		ads,
		now,
		mostNewest: mostNewestCounted,
		leastMoodVotes,
	})
	const fetchCached = createFetchCached(cache)
	const index = madeOf(live.now, indexCatalogue)
	const presentNews = createPresentNews({ services, now })
	const identity: IdentityParts = {
		secret,
		now,
		findAccountByToken: (tokenHash) =>
			tokens(
				tokenHash,
				() => findAccountByToken(reads.own, tokenHash, new Date(now())),
				(account) => account,
			),
		// Concurrent requests of one browser share one look-up.
		findSessionState: (sessionHash) =>
			sessions(
				sessionHash,
				() => findSession(reads.own, sessionHash, new Date(now())),
				(state) => state,
			),
	}
	const accounts = {
		db: database.db,
		now,
		passwords: createPasswordHashing(),
		secret,
		originKey,
		knownAddressKey,
		limitScale,
		trialDays,
	}
	const parts = {
		db: database.db,
		reads,
		services,
		responses: createResponses({ services, fetchCached, catalogue: live.now, index, presentNews, now }),
		presentNews,
		fetchCached,
		viewerOf: createViewerOf(writers),
		catalogue: live.now,
		index,
		cache,
		writers,
		listLimit,
		identity,
		accounts,
		accountParts: async () => accounts,
		google,
		offeredChannels,
		senders,
		refuseAddress,
		sourceEditor,
		pushPublicKey: (await findVapidKeys(database.db)).publicKey,
		publicUrl,
		newVotersPerHour: admissions('vote'),
		newReadersPerHour: admissions('count'),
		originOf: createOriginHash(originKey),
		countryOf,
		now,
	}
	await openDesk(app, parts)
	await addApi(app, parts)
	return parts
}
