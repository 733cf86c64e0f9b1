import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createAdBoard } from '#api/ads/ad-board.ts'
import type { ApiParts } from '#api/api-parts.ts'
import { addApi } from '#api/api-routes.ts'
import { createRecentWriters } from '#api/cache/recent-writers.ts'
import { createResponseCache, dropOnChange } from '#api/cache/response-cache.ts'
import type { SessionState } from '#api/identity/identity.ts'
import { createListLimit } from '#api/limits/list-limit.ts'
import { createOriginHash } from '#api/limits/origin-hash.ts'
import { indexCatalogue } from '#api/news/catalogue-index.ts'
import { keepCatalogue, madeOf } from '#api/news/live-catalogue.ts'
import { createPasswordHashing } from '#commands/accounts/password-hashing.ts'
import { createCoalescer } from '#commands/coalesce-calls.ts'
import { findVapidKeys } from '#commands/follows/vapid-keys.ts'
import { createOriginKey } from '#commands/votes/origin-key.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { followWays } from '#domain/follow.ts'
import { scaledLimit } from '#domain/scaled-limit.ts'
import { openDesk } from '#operator/door/open-desk.ts'
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
	/** Where lists are read; where nothing is said, in the database itself. */
	reads?: ReadServers
	catalogue: Catalogue
	secret: string
	publicUrl: string
	countryOf: ApiParts['countryOf']
	/** Multiplies the rate limits that live in the database. */
	limitScale: number
	/** Credit that an account begins with. */
	trialDays?: number
	google?: ApiParts['google']
	offeredWays?: ApiParts['offeredWays']
	webhooks: ApiParts['webhooks']
	sourceDesk: ApiParts['sourceDesk']
	now?: () => number
}

/** Puts the API on the server; its cache hears of changes until the server closes. */
export async function openApi(app: FastifyInstance, options: ApiOptions): Promise<ApiParts> {
	const {
		database,
		secret,
		publicUrl,
		countryOf,
		limitScale,
		trialDays = 0,
		google,
		offeredWays = followWays,
		webhooks,
		sourceDesk,
		now = Date.now,
	} = options
	// What is kept grows old by a clock that nobody puts back; only a test's own clock stands in for it.
	const passing = options.now ?? (() => performance.now())
	const cache = createResponseCache(passing)
	const { reads = readFromPrimary(database.db) } = options
	const dropper = dropOnChange(cache, reads.caughtUp)
	const ads = createAdBoard({
		load: () => findUnendedCampaigns(reads.lists, new Date(now())),
		now,
		chance: Math.random,
	})
	const forget = () => {
		forgetAllNames()
		cache.dropAll()
	}
	const live = keepCatalogue({
		first: options.catalogue,
		read: sourceDesk.catalogueNow,
		onChange: () => {
			forget()
			// What was made anew from a replica that did not know of the change yet goes once it does.
			reads.caughtUp().then(forget, forget)
		},
	})
	const listener = listenForNews({
		openClient: database.openClient,
		onChange: (change) => {
			if (change.kind === 'ads') ads.forget()
			else if (change.kind === 'catalogue') void live.learn()
			else dropper.onChange(change)
		},
		onHearing: (hearing) => {
			cache.setHearing(hearing)
			if (hearing === 'yes') void live.learn()
		},
	})
	app.addHook('onClose', async () => {
		dropper.stop()
		live.stop()
		await listener.stop()
	})
	const admissions = (purpose: AdmissionPurpose) => scaledLimit(admissionsPerHour[purpose], limitScale)
	const originKey = createOriginKey({ db: database.db, now })
	const fresh = randomBytes(32).toString('base64url')
	const knownAddressKey = await keepFirstSetting(database.db, 'known_address_key', fresh)
	const sessions = createCoalescer<SessionState>()
	const tokens = createCoalescer<{ id: number } | undefined>()
	const parts: ApiParts = {
		db: database.db,
		reads,
		catalogue: live.now,
		index: madeOf(live.now, indexCatalogue),
		cache,
		writers: createRecentWriters({ secret, publicUrl, now }),
		listLimit: createListLimit(),
		ads,
		identity: {
			secret,
			now,
			findAccountByToken: (tokenHash) =>
				tokens(
					tokenHash,
					() => findAccountByToken(reads.own, tokenHash, new Date(now())),
					(account) => account,
				),
			// However many requests a browser sends at once, they wait for one look-up.
			findSessionState: (sessionHash) =>
				sessions(
					sessionHash,
					() => findSession(reads.own, sessionHash, new Date(now())),
					(state) => state,
				),
		},
		accounts: {
			db: database.db,
			now,
			passwords: createPasswordHashing(),
			secret,
			originKey,
			knownAddressKey,
			limitScale,
			trialDays,
		},
		google,
		offeredWays,
		webhooks,
		sourceDesk,
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
