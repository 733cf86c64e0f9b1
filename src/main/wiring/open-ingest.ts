import { flushCompileCache } from 'node:module'
import { brandName } from '#domain/brand.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { nextPollAt } from '#domain/poll-schedule.ts'
import type { StoryVocabulary } from '#domain/story-word.ts'
import type { TagData } from '#domain/tag-words.ts'
import { createRobotsAllow } from '#ingest/fetch/robots-allow.ts'
import type { IngestParts } from '#ingest/ingest-source.ts'
import { openParsePool } from '#ingest/parse/parse-in-worker.ts'
import { openStoryPlacer } from '#ingest/story/place-stories.ts'
import { buildTagger } from '#ingest/tag/tag-entry.ts'
import type { ReadSourceParts } from '#jobs/read-source.ts'
import type { PassParts } from '#jobs/run-pass.ts'
import type { Config } from '#main/config/config.ts'
import { openPool } from '#store/database/connection-pool.ts'
import type { StoreLog } from '#store/database/database-problem.ts'
import { openNewsWriter } from '#store/news/news-writer.ts'
import { openStoryKeeper } from '#store/news/story-keeper.ts'
import { recordFetch } from '#store/sources/source-health-store.ts'
import type { Queryable } from '#store/sql.ts'
import { openGuard } from './fetch-guard.ts'
import type { News } from './open-news.ts'
import { type NewsOrigin, openNewsOrigin } from './open-sample-server.ts'
import { rememberTags } from './remember-tags.ts'

type PipelineParts = Pick<IngestParts, 'get' | 'now' | 'parse'> &
	Omit<ReadSourceParts, keyof IngestParts | 'record'> & {
		db: Queryable
		catalogue: Catalogue
		storyWords: StoryVocabulary
		tagData: TagData
	}

/** The stages of reading a source, put together on one database. */
export function buildPipeline(parts: PipelineParts): PassParts {
	const { db, catalogue, get, now, storyWords } = parts
	return {
		...parts,
		sources: new Map(catalogue.sources.map((source) => [source.id, source])),
		robots: createRobotsAllow({ get, now, agent: brandName.en }),
		tag: rememberTags(buildTagger(catalogue, parts.tagData)),
		tagWords: parts.tagData.words,
		addNews: openNewsWriter(db, now, openStoryKeeper(openStoryPlacer(storyWords))),
		record: (sourceId, fetched) => recordFetch(db, sourceId, fetched, now()),
	}
}

type Ingest = {
	parts: PassParts
	origin: NewsOrigin
	/** Aborts running fetches. */
	abandon: () => void
	close: () => Promise<void>
}

type IngestOptions = {
	config: Config
	news: News
	log: StoreLog
	alarm: ReadSourceParts['alarm']
}

const samplePollMs = { shortest: 10_000, longest: 30_000 }

/**
 * The pipeline with everything it needs: the sample server where news is a sample, connections, and threads that parse.
 */
export async function openIngest({ config, news, log, alarm }: IngestOptions): Promise<Ingest> {
	const giveUp = new AbortController()
	const db = openPool(news.database.login, 'job', log)
	const origin = await openNewsOrigin(news, config)
	const guard = openGuard(config, origin.permit)
	// The parser's threads reuse this thread's compile cache: stripping types again takes twenty megabytes in each.
	flushCompileCache()
	const pool = openParsePool()
	const live = news.mode === 'live'
	const { shortest, longest } = samplePollMs
	const parts = buildPipeline({
		db,
		catalogue: origin.catalogue,
		storyWords: news.storyWords,
		tagData: news.tagData,
		get: (request) => guard({ ...request, signal: giveUp.signal }),
		now: () => new Date(),
		parse: pool.parseInWorker,
		nextPollAt: live
			? (outcome, at) => nextPollAt(outcome, at, Math.random)
			: // Sample feeds are polled every 10 to 30 s, whatever they respond.
				(_outcome, at) => new Date(at.getTime() + shortest + Math.random() * (longest - shortest)),
		// The sample server has another port at each start, so the target of a redirect is not stored.
		keepsMoves: live,
		alarm,
		signal: giveUp.signal,
	})
	const close = async () => {
		await pool.close()
		await origin.close()
		await db.end()
	}
	return { parts, origin, abandon: () => giveUp.abort(), close }
}
