import { flushCompileCache } from 'node:module'
import { nextPollAt } from '#domain/poll-schedule.ts'
import { openParsePool } from '#ingest/parse/parse-in-worker.ts'
import type { ReadSourceParts } from '#jobs/read-source.ts'
import { buildReadingParts } from '#jobs/reading-parts.ts'
import type { Config } from '#main/config/config.ts'
import type { NewsMode } from '#main/config/news-mode.ts'
import type { Queryable } from '#store/schema.ts'
import { openGuard } from './fetch-guard.ts'
import type { NewsOrigin } from './open-newsroom.ts'

export type Ingest = {
	parts: ReturnType<typeof buildReadingParts>
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
	alarm: ReadSourceParts['alarm']
}

/** Everything that reading a source needs, put together. */
export function openIngest({ config, mode, origin, db, alarm }: IngestOptions): Ingest {
	const giveUp = new AbortController()
	const guard = openGuard(config, origin.permit)
	// The parser's threads find what this one has loaded: stripping types anew takes twenty megabytes in each.
	flushCompileCache()
	const pool = openParsePool()
	const { shortest, longest } = samplePollMs
	const parts = buildReadingParts({
		db,
		catalogue: origin.catalogue,
		get: (request) => guard({ ...request, signal: giveUp.signal }),
		now: () => new Date(),
		parse: pool.parseInWorker,
		nextPollAt:
			mode === 'live'
				? (outcome, at) => nextPollAt(outcome, at, Math.random)
				: // The sample newsroom is polled every 10 to 30 s, whatever it answers.
					(_outcome, at) => new Date(at.getTime() + shortest + Math.random() * (longest - shortest)),
		// The newsroom has another port at each start, so where a sample feed moved to is not for keeping.
		keepsMoves: mode === 'live',
		alarm,
		signal: giveUp.signal,
	})
	return { parts, abandon: () => giveUp.abort(), close: pool.close }
}
