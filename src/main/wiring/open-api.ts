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
import { createPasswordHashing } from '#commands/accounts/password-hashing.ts'
import { createCoalescer } from '#commands/coalesce-calls.ts'
import { createOriginKey } from '#commands/votes/origin-key.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { scaledLimit } from '#domain/scaled-limit.ts'
import { findAccountByToken, findSession } from '#store/accounts/session-store.ts'
import { findUnendedCampaigns } from '#store/ads/ad-campaign-store.ts'
import type { Database } from '#store/database/open-database.ts'
import { listenForNews } from '#store/news/news-listener.ts'
import { keepFirstSetting } from '#store/setting-store.ts'
import { type AdmissionPurpose, admissionsPerHour } from '#store/votes/browser-admission-store.ts'

type ApiOptions = {
	database: Pick<Database, 'db' | 'openClient'>
	catalogue: Catalogue
	secret: string
	publicUrl: string
	countryOf: ApiParts['countryOf']
	/** Multiplies the rate limits that live in the database. */
	limitScale: number
	/** Credit that an account begins with. */
	trialDays?: number
	google?: ApiParts['google']
	now?: () => number
}

/** Puts the API on the server; its cache hears of changes until the server closes. */
export async function openApi(app: FastifyInstance, options: ApiOptions): Promise<ApiParts> {
	const {
		database,
		catalogue,
		secret,
		publicUrl,
		countryOf,
		limitScale,
		trialDays = 0,
		google,
		now = Date.now,
	} = options
	// What is kept grows old by a clock that nobody puts back; only a test's own clock stands in for it.
	const passing = options.now ?? (() => performance.now())
	const cache = createResponseCache(passing)
	const dropper = dropOnChange(cache)
	const ads = createAdBoard({
		load: () => findUnendedCampaigns(database.db, new Date(now())),
		now,
		chance: Math.random,
	})
	const listener = listenForNews({
		openClient: database.openClient,
		onChange: (change) => {
			if (change.kind === 'ads') ads.forget()
			else dropper.onChange(change)
		},
		onHearing: cache.setHearing,
	})
	app.addHook('onClose', async () => {
		dropper.stop()
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
		catalogue,
		index: indexCatalogue(catalogue),
		cache,
		writers: createRecentWriters(passing),
		listLimit: createListLimit(),
		ads,
		identity: {
			secret,
			now,
			findAccountByToken: (tokenHash) =>
				tokens(
					tokenHash,
					() => findAccountByToken(database.db, tokenHash, new Date(now())),
					(account) => account,
				),
			// However many requests a browser sends at once, they wait for one look-up.
			findSessionState: (sessionHash) =>
				sessions(
					sessionHash,
					() => findSession(database.db, sessionHash, new Date(now())),
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
		publicUrl,
		newVotersPerHour: admissions('vote'),
		newReadersPerHour: admissions('count'),
		originOf: createOriginHash(originKey),
		countryOf,
		now,
	}
	await addApi(app, parts)
	return parts
}
