import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createApp } from '#api/app.ts'
import { addCacheMetrics, addCountMetrics, addReplicaMetrics } from '#api/http/metrics.ts'
import { addTrafficCount } from '#api/http/traffic.ts'
import { browserSessionOf } from '#api/identity/identity.ts'
import { readAddress } from '#api/limits/address.ts'
import { addCrawlerRoutes } from '#api/pages/crawler-routes.ts'
import { addPageRoutes } from '#api/pages/page-routes.ts'
import { createPageServices } from '#api/pages/page-services.ts'
import { createIsSignedIn } from '#api/pages/page-visitor.ts'
import { offeredChannels } from '#channels/open-senders.ts'
import { brandAddresses } from '#domain/brand.ts'
import { Problem } from '#domain/problem.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { keepFlushingCounts } from '#jobs/flush-counts.ts'
import type { Config } from '#main/config/config.ts'
import type { PageSource } from '#main/pages/page-source.ts'
import { addStaticFiles } from '#main/pages/static-files.ts'
import { portOf } from '#outside/address-policy.ts'
import type { GoogleSignIn } from '#outside/google-identity.ts'
import { openCountryTable } from '#outside/visitor-country.ts'
import { knownNames } from '#services/catalogue/catalogue-index.ts'
import { findYoungestStories } from '#store/news/story-lookup.ts'
import { addTraffic } from '#store/operator/traffic-store.ts'
import { keepFirstSetting } from '#store/setting-store.ts'
import { openGuard } from './fetch-guard.ts'
import { openApi } from './open-api.ts'
import { openChannels, openRefuseAddress, openTelegram } from './open-channels.ts'
import { openHealth } from './open-health.ts'
import type { News } from './open-news.ts'
import { samplePath } from './open-sample-server.ts'
import { openSourceEditor } from './open-source-editor.ts'

type WebParts = { config: Config; news: News; logger: Logger; pages: PageSource }

/** The web server, wired but not yet listening. */
export async function openWeb({
	config,
	news,
	logger,
	pages,
}: WebParts): Promise<Result<FastifyInstance, string>> {
	const { database, catalogue } = news
	const { publicUrl, brandDomain, google } = config
	const opened = database.openReads(config.databaseReadUrls)
	if (!opened.ok) return fail(opened.failure.message)
	const reads = opened.value
	const sampleNews = news.mode === 'sample'
	const facts = { publicUrl, brandDomain, sampleNews, googleSignIn: google !== undefined }
	const render = await pages.open(facts)
	const https = publicUrl.startsWith('https:')
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
	const counting = keepFlushingCounts({ db: database.db, log: logger }, stopping.signal)
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
		publicUrl,
		countryOf,
		limitScale: config.rateLimitScale,
		trialDays: config.trialDays,
		google: await openGoogle(config),
		offeredChannels: offeredChannels(senders),
		senders,
		refuseAddress: openRefuseAddress(config),
		sourceEditor: openSourceEditor({ config, news }),
	})
	addCacheMetrics(metrics, api.cache)
	const { info: contact } = brandAddresses(brandDomain)
	addCrawlerRoutes(app, {
		publicUrl,
		catalogue,
		youngestStories: (most) => findYoungestStories(reads.lists, most),
		contact,
		now: Date.now,
	})
	if (pages.assets !== undefined) await addStaticFiles(app, pages.assets)
	addPageRoutes(app, {
		render,
		servicesFor: createPageServices(api),
		known: knownNames(catalogue, api.index),
		countryOf,
		cache: api.cache,
		isSignedIn: createIsSignedIn(api.identity),
		canWrite: reads.canWrite,
		hasRecentWrite: (request) => pages.alwaysFresh === true || api.writers.hasRecentWrite(request),
	})
	if (sampleNews) await addSampleArticles(app, config, news)
	await pages.attach?.(app)
	return ok(app)
}

/** Sample articles are served from here, so that a reader's browser contacts no other host. */
async function addSampleArticles(app: FastifyInstance, config: Config, { catalogue }: News): Promise<void> {
	const { sampleArticle, samplePagePolicy } = await import('#sample/sample-article.ts')
	app.get<{ Params: { slug: string; '*': string } }>(
		`${samplePath}/s/:slug/*`,
		{ schema: { hide: true }, config: { limit: 'reads' } },
		async ({ params }, reply) => {
			const article = { slug: params.slug, path: params['*'], now: new Date(), choice: config.sample }
			const page = sampleArticle({ catalogue, ...article })
			if (page === undefined) throw new Problem('not_found')
			return reply
				.code(page.status)
				.headers({
					'content-type': 'text/html; charset=utf-8',
					'content-security-policy': samplePagePolicy,
					'x-robots-tag': 'noindex',
					'cache-control': 'public, max-age=300',
				})
				.send(page.html)
		},
	)
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
