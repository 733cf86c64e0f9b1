import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createApp } from '#api/app.ts'
import { addCacheMetrics, addCountMetrics } from '#api/http/metrics.ts'
import { addTrafficCount } from '#api/http/traffic.ts'
import { browserSessionOf } from '#api/identity/identity.ts'
import { readAddress } from '#api/limits/address.ts'
import { addCrawlerRoutes } from '#api/pages/crawler-routes.ts'
import { addPages } from '#api/pages/page-routes.ts'
import { addApi, addServices } from '#api/server.ts'
import type { SampleWeek } from '#catalogue/load-sample-week.ts'
import { brandAddresses } from '#domain/brand.ts'
import { Problem } from '#domain/problem.ts'
import { keepFlushingCounts } from '#jobs/flush-counts.ts'
import type { Config } from '#main/config/config.ts'
import type { PageSource } from '#main/pages/page-source.ts'
import { addStaticFiles } from '#main/pages/static-files.ts'
import { addDesk } from '#operator/auth/add-desk.ts'
import { openCountryTable } from '#outside/visitor-country.ts'
import { findYoungestStories } from '#store/news/story-lookup.ts'
import { addTraffic } from '#store/operator/traffic-store.ts'
import { openHealth } from './open-health.ts'
import type { News } from './open-news.ts'
import { openSampleNews, samplePath } from './open-sample-server.ts'
import { openServices } from './open-services.ts'

type WebParts = { config: Config; news: News; logger: Logger; pages: PageSource }

/** The web server, wired but not yet listening. */
export async function openWeb({ config, news, logger, pages }: WebParts): Promise<FastifyInstance> {
	const { database, catalogue } = news
	const { db, reads } = database
	const { publicUrl, brandDomain, google } = config
	const sampleNews = news.mode === 'sample'
	const facts = { publicUrl, brandDomain, sampleNews, googleSignIn: google !== undefined }
	const render = await pages.open(facts)
	const services = await openServices({ config, news, openClient: database.openClient })
	const secret = await services.secret()
	const app = await createApp({
		logger,
		https: publicUrl.startsWith('https:'),
		hstsSubdomains: config.hstsSubdomains,
		trustProxy: config.trustProxy,
		connections: config.connections,
		timeLimitScale: config.timeLimitScale,
		limits: {
			scale: config.rateLimitScale,
			redisUrl: config.redisUrl,
			sessionOf: (request) => browserSessionOf(request, { secret, now: Date.now })?.id,
		},
	})
	const stopping = new AbortController()
	const counting = keepFlushingCounts({ db, log: logger }, stopping.signal)
	app.addHook('onClose', async () => {
		stopping.abort()
		await counting
	})
	const metrics = await openHealth(app, { config, news })
	addCountMetrics(metrics, reads.own)
	addCacheMetrics(metrics, services.cache)
	addTrafficCount(app, { secret, saveTraffic: (traffic) => addTraffic(db, traffic), now: Date.now })
	addServices(app, services, { secret, countryOf: await openCountries() })
	await addDesk(app)
	await addApi(app)
	const { info: contact } = brandAddresses(brandDomain)
	addCrawlerRoutes(app, {
		publicUrl,
		catalogue,
		youngestStories: (most) => findYoungestStories(reads.lists, most),
		contact,
		now: Date.now,
	})
	if (pages.assets !== undefined) await addStaticFiles(app, pages.assets)
	addPages(app, { render, alwaysFresh: pages.alwaysFresh })
	if (news.sampleWeek !== undefined) await addSampleArticles(app, config, news, news.sampleWeek)
	await pages.attach?.(app)
	return app
}

/** The country of an address, by a table on this machine. */
async function openCountries(): Promise<(address: string) => string | null> {
	const countryTable = await openCountryTable()
	return (given) => {
		const address = readAddress(given)
		return address === undefined ? null : countryTable(address)
	}
}

/** Sample articles are served from here, so that a reader's browser contacts no other host. */
async function addSampleArticles(
	app: FastifyInstance,
	config: Config,
	{ catalogue, database }: News,
	week: SampleWeek,
): Promise<void> {
	const { sampleArticle, samplePagePolicy } = await import('#sample/sample-article.ts')
	const news = await openSampleNews(week, config, database.db, database.reads.own)
	const sources = new Map(catalogue.sources.map((source) => [source.slug, source]))
	app.get<{ Params: { slug: string; '*': string } }>(
		`${samplePath}/s/:slug/*`,
		{ schema: { hide: true }, config: { limit: 'reads' } },
		async ({ params }, reply) => {
			const source = sources.get(params.slug)
			const item = news.itemAt(params.slug, params['*'].replace(/\/$/, ''), Date.now())
			if (source === undefined || item === undefined) throw new Problem('not_found')
			return reply
				.headers({
					'content-type': 'text/html; charset=utf-8',
					'content-security-policy': samplePagePolicy,
					'x-robots-tag': 'noindex',
					'cache-control': 'public, max-age=300',
				})
				.send(sampleArticle(source, item))
		},
	)
}
