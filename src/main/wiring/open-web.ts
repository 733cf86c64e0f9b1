import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createApp } from '#api/app.ts'
import { addCacheMetrics, addCountMetrics, addReplicaMetrics } from '#api/http/metrics.ts'
import { addTrafficCount } from '#api/http/traffic.ts'
import { browserSessionOf } from '#api/identity/identity.ts'
import { readAddress } from '#api/limits/address.ts'
import { knownNames } from '#api/news/catalogue-index.ts'
import { addCrawlerRoutes } from '#api/pages/crawler-routes.ts'
import { addPageRoutes, type PageRenderer } from '#api/pages/page-routes.ts'
import { createPageServices } from '#api/pages/page-services.ts'
import { createIsSignedIn } from '#api/pages/page-visitor.ts'
import { offeredChannels } from '#channels/open-senders.ts'
import { brandAddresses } from '#domain/brand.ts'
import type { Config } from '#main/config/config.ts'
import { addStaticFiles } from '#main/pages/static-files.ts'
import { portOf } from '#outside/address-policy.ts'
import type { GoogleSignIn } from '#outside/google-identity.ts'
import { openCountryTable } from '#outside/visitor-country.ts'
import type { ReadServers } from '#store/database/read-servers.ts'
import { findYoungestStories } from '#store/news/story-lookup.ts'
import { addTraffic } from '#store/operator/traffic-store.ts'
import { keepFirstSetting } from '#store/setting-store.ts'
import { openGuard } from './fetch-guard.ts'
import { openApi } from './open-api.ts'
import { openChannels, openRefuseAddress, openTelegram } from './open-channels.ts'
import { openHealth } from './open-health.ts'
import type { News } from './open-news.ts'
import { openSourceEditor } from './open-source-editor.ts'
import { runCounts } from './run-counts.ts'

type WebParts = {
	config: Config
	news: News
	/** Where lists are read; closed with the server. */
	reads: ReadServers
	logger: Logger
	pages: PageRenderer
	/** The folder of the files that browsers download. */
	assets: string | undefined
	/** Disables the page cache, because in development sources change. */
	alwaysFresh?: boolean | undefined
}

/** The web server, wired but not yet listening. */
export async function openWeb(parts: WebParts): Promise<FastifyInstance> {
	const { config, news, reads, logger, pages } = parts
	const { database, catalogue } = news
	const https = config.publicUrl.startsWith('https:')
	// Every process on this database signs with the same secret: the first one to start creates it.
	const secret = await keepFirstSetting(database.db, 'session_secret', randomBytes(32).toString('base64url'))
	const app = await createApp({
		logger,
		https,
		hstsSubdomains: config.hstsSubdomains,
		trustProxy: config.trustProxy,
		connections: config.connections,
		limits: {
			scale: config.rateLimitScale,
			redisUrl: config.redisUrl,
			sessionOf: (request) => browserSessionOf(request, { secret, now: Date.now })?.id,
		},
	})
	const stopping = new AbortController()
	const counting = runCounts(database.db, logger, stopping.signal)
	app.addHook('onClose', async () => {
		stopping.abort()
		await Promise.all([counting, reads.close()])
	})
	const metrics = await openHealth(app, { config, news, reads })
	addReplicaMetrics(metrics, reads)
	addCountMetrics(metrics, database.db)
	addTrafficCount(app, {
		secret,
		saveTraffic: (traffic) => addTraffic(database.db, traffic),
		now: Date.now,
	})
	const countryTable = await openCountryTable()
	const countryOf = (given: string) => {
		const address = readAddress(given)
		return address === undefined ? null : countryTable(address)
	}
	const senders = openChannels({
		config,
		db: database.db,
		telegram: openTelegram(config),
		now: () => new Date(),
	})
	const api = await openApi(app, {
		database,
		reads,
		catalogue,
		secret,
		publicUrl: config.publicUrl,
		countryOf,
		limitScale: config.rateLimitScale,
		trialDays: config.trialDays,
		google: await openGoogle(config),
		offeredWays: offeredChannels(senders),
		senders,
		refuseAddress: openRefuseAddress(config),
		sourceEditor: openSourceEditor({ config, news }),
	})
	addCacheMetrics(metrics, api.cache)
	const { info: contact } = brandAddresses(config.brandDomain)
	addCrawlerRoutes(app, {
		publicUrl: config.publicUrl,
		catalogue,
		youngestStories: (most) => findYoungestStories(reads.lists, most),
		contact,
		now: Date.now,
	})
	if (parts.assets !== undefined) await addStaticFiles(app, parts.assets)
	addPageRoutes(app, {
		render: pages,
		servicesFor: createPageServices(api),
		known: knownNames(catalogue, api.index),
		countryOf,
		cache: api.cache,
		isSignedIn: createIsSignedIn(api.identity),
		canWrite: reads.canWrite,
		hasRecentWrite: (request) => parts.alwaysFresh === true || api.writers.hasRecentWrite(request),
	})
	return app
}

/** Visitors wait for these calls, so they are short, and many run at once. */
const limits = { atOnce: 16, perHost: 16, connectMs: 3_000, headersMs: 4_000, totalMs: 4_500 }

/** Google sign-in, where it is configured; its calls never wait behind feeds. */
async function openGoogle(config: Config): Promise<GoogleSignIn | undefined> {
	if (config.google === undefined) return undefined
	const permit = { allow: config.fetchAllow, ports: new Set([portOf(new URL(config.google.issuer))]) }
	const settings = { ...config.google, redirectUri: `${config.publicUrl}/auth/callback` }
	const { createGoogleSignIn } = await import('#outside/google-identity.ts')
	return createGoogleSignIn(settings, openGuard(config, permit, limits))
}
