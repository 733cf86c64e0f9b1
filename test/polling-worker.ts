import type { Source } from '#domain/catalogue.ts'
import { ok } from '#domain/result.ts'
import { parseFeed } from '#ingest/parse/parse-feed.ts'
import { pollSources } from '#jobs/poll-sources.ts'
import { createGuardedFetch } from '#outside/guarded-fetch.ts'
import { openDatabase } from '#store/database/open-database.ts'
import { openNewsWriter } from '#store/news/news-writer.ts'
import { recordFetch } from '#store/sources/source-health-store.ts'
import { ownTagWords } from './tags/own-tagger.ts'

/**
 * A worker in a process of its own that tests kill: `node polling-worker.ts '{"url":…,"sources":[…],"allow":…}'`. It
 * prints a line for each source that it has read.
 */

type Given = { url: string; sources: Source[]; allow: string; leaseSeconds: number }

const { url, sources, allow, leaseSeconds }: Given = JSON.parse(process.argv[2] ?? '{}')
const say = (line: string) => void process.stdout.write(`${line}\n`)
const log = { info: () => {}, warn: () => {} }
const opened = await openDatabase({
	dataDir: '',
	databaseUrl: url,
	sample: false,
	applicationName: 'worker',
	log,
})
if (!opened.ok) throw new Error(opened.failure.message)
const { db } = opened.value
const now = () => new Date()
say('working')
await pollSources(
	{
		db,
		now,
		get: createGuardedFetch({ userAgent: 'Zagros/test', allow: [allow] }),
		robots: async () => ok(undefined),
		parse: async (input) => parseFeed(input),
		tag: () => ({ coins: [], topics: [], people: [], why: [] }),
		tagWords: await ownTagWords(),
		addNews: openNewsWriter(db, now),
		record: (sourceId, fetched) => recordFetch(db, sourceId, fetched, now()),
		nextPollAt: (_outcome, at) => new Date(at.getTime() + 3_600_000),
		keepsMoves: true,
		alarm: () => {},
		sources: new Map(sources.map((source) => [source.id, source])),
		onRead: ({ source, status }) => say(`${source.slug}: ${status}`),
		onTrouble: (error) => say(`trouble: ${error}`),
		leaseSeconds,
	},
	new AbortController().signal,
)
