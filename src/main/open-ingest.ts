import { brandName } from '#domain/brand.ts'
import { nextPollAt } from '#domain/poll-schedule.ts'
import { buildCryptoGate } from '#ingest/crypto-gate.ts'
import { openParsePool } from '#ingest/parse-in-worker.ts'
import { type RobotsCache, robotsAllow } from '#ingest/robots-allow.ts'
import { buildTagger } from '#ingest/tag-entry.ts'
import type { ReadSourcePorts } from '#jobs/read-source.ts'
import { addNews } from '#store/news-writer.ts'
import type { Queryable } from '#store/schema.ts'
import type { Config } from './config.ts'
import { openGuard } from './fetch-guard.ts'
import type { NewsMode } from './news-mode.ts'
import type { NewsOrigin } from './open-newsroom.ts'

export type Ingest = {
	ports: ReadSourcePorts
	/** Gives up what is being fetched. */
	abandon: () => void
	close: () => Promise<void>
}

const samplePollMs = { shortest: 10_000, longest: 30_000 }

export type IngestOptions = {
	config: Config
	mode: NewsMode
	origin: NewsOrigin
	db: Queryable
	alarm: ReadSourcePorts['alarm']
}

/** Everything that reading a source needs, put together. */
export function openIngest({ config, mode, origin, db, alarm }: IngestOptions): Ingest {
	const giveUp = new AbortController()
	const now = () => new Date()
	const guard = openGuard(config, origin.permit)
	const get: typeof guard = (request) => guard({ ...request, signal: giveUp.signal })
	const robots = { get, cache: new Map() as RobotsCache, now, agent: brandName.en }
	const pool = openParsePool()
	const tag = buildTagger(origin.catalogue)
	const { shortest, longest } = samplePollMs
	return {
		ports: {
			db,
			get,
			now,
			robots: (url) => robotsAllow(url, robots),
			parse: pool.parseInWorker,
			tag,
			gate: buildCryptoGate(tag),
			addNews: (sourceId, drafts, options) => addNews(db, sourceId, drafts, now(), options),
			nextPollAt:
				mode === 'live'
					? (outcome, at) => nextPollAt(outcome, at, Math.random)
					: // Contract, section 3: the sample newsroom is polled every 10 to 30 s, whatever it answers.
						(_outcome, at) => new Date(at.getTime() + shortest + Math.random() * (longest - shortest)),
			// The newsroom has another port at each start, so where a sample feed moved to is not for keeping.
			keepsMoves: mode === 'live',
			alarm,
			signal: giveUp.signal,
		},
		abandon: () => giveUp.abort(),
		close: pool.close,
	}
}
