import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { fail, type Result } from '#domain/result.ts'
import type { Config } from '#main/config/config.ts'
import type { PageFacts } from '#main/pages/page-renderer.ts'
import type { PageSource } from '#main/pages/page-source.ts'
import type { News } from '#main/wiring/open-news.ts'
import { openWeb } from '#main/wiring/open-web.ts'
import { listenOn } from './listen-on.ts'

/** Opens the server and listens on its port; while another server is still leaving it, retries until the timeout. */
export async function listen(
	config: Config,
	news: News,
	logger: Logger,
	pages: PageSource,
	timeoutMs = 0,
): Promise<Result<FastifyInstance, string>> {
	const { publicUrl, brandDomain, google } = config
	const { database, catalogue } = news
	const facts: PageFacts = {
		publicUrl,
		brandDomain,
		sampleNews: news.mode === 'sample',
		googleSignIn: google !== undefined,
	}
	const reads = database.openReads(config.databaseReadUrls)
	if (!reads.ok) return fail(reads.failure.message)
	const renderer = await pages.open(facts)
	const app = await openWeb({
		config,
		news,
		reads: reads.value,
		logger,
		pages: renderer,
		assets: pages.assets,
		alwaysFresh: pages.alwaysFresh,
	})
	if (news.mode === 'sample') {
		const [{ addSampleRoutes }, { sampleArticle, samplePagePolicy }, { samplePath }] = await Promise.all([
			import('#api/pages/sample-routes.ts'),
			import('#sample/sample-article.ts'),
			import('#main/wiring/open-sample-server.ts'),
		])
		addSampleRoutes(app, {
			path: samplePath,
			pageOf: (slug, path) =>
				sampleArticle({ catalogue, slug, path, now: new Date(), choice: config.sample }),
			contentSecurityPolicy: samplePagePolicy,
		})
	}
	await pages.attach?.(app)
	return listenOn(app, { host: config.host, port: config.port, variable: 'PORT' }, timeoutMs)
}
