import { flushCompileCache } from 'node:module'
import { brandName } from '#domain/brand.ts'
import type { Source } from '#domain/catalogue.ts'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import type { Result } from '#domain/result.ts'
import type { PreviewFault, SourcePreview } from '#domain/source-preview.ts'
import { createRobotsAllow } from '#ingest/fetch/robots-allow.ts'
import { openParsePool } from '#ingest/parse/parse-in-worker.ts'
import { previewSource } from '#ingest/preview-source.ts'
import { buildTagger } from '#ingest/tag/tag-entry.ts'
import type { Config } from '#main/config/config.ts'
import { openGuard, permitFor } from './fetch-guard.ts'
import type { News } from './open-news.ts'
import { type OpenedNews, openNewsOrigin } from './open-sample-server.ts'

/** A person waits for the preview. */
const patience = { connectMs: 5_000, headersMs: 8_000, totalMs: 12_000 }

type Reading = {
	config: Config
	news: Omit<OpenedNews, 'permit'> & Pick<News, 'tagData'>
	stop: AbortSignal | undefined
}

/** Reads the feed of a source as a worker would. */
export async function previewFeed(
	source: Source,
	{ config, news, stop }: Reading,
): Promise<Result<SourcePreview, PreviewFault>> {
	const { catalogue } = news
	// A source that is not in the catalogue yet is allowed as if it were.
	const sources = [...catalogue.sources.filter(({ id }) => id !== source.id), source]
	const permit = permitFor(config, { ...catalogue, sources }, [])
	const origin = await openNewsOrigin({ ...news, permit }, config)
	// The parser's thread reuses this thread's compile cache.
	flushCompileCache()
	const pool = openParsePool({ workers: 1 })
	const guard = openGuard(config, origin.permit, patience)
	const get: GuardedFetch = (request) => guard({ ...request, ...(stop && { signal: stop }) })
	const now = () => new Date()
	// The sample server has its own feeds of the sources that it knows.
	const known = origin.catalogue.sources.find(({ id }) => id === source.id)
	try {
		return await previewSource(news.sampleWeek === undefined ? source : (known ?? source), {
			get,
			now,
			robots: createRobotsAllow({ get, now, agent: brandName.en }),
			parse: pool.parseInWorker,
			tag: buildTagger(catalogue, news.tagData),
			tagWords: news.tagData.words,
		})
	} finally {
		await pool.close()
		await origin.close()
	}
}
