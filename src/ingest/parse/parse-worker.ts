import { parentPort } from 'node:worker_threads'
import { ok } from '#domain/result.ts'
import type { FeedEntry } from '#ingest/feed-entry.ts'
import { type ParseInput, parseFeed } from './parse-feed.ts'
import type { ParseBatch, ParseMessage, ParseOutcome } from './parse-in-worker.ts'

/** Entries for each message, because ten thousand at once would block the receiver for 60 ms. */
const batch = 1_000

let rest: FeedEntry[] = []

function begin(input: ParseInput): ParseOutcome {
	const outcome = parseFeed(input)
	if (!outcome.ok) return outcome
	rest = outcome.value.entries
	return ok({ ...outcome.value, entries: rest.splice(0, batch) })
}

// parse-in-worker.ts sends one input at a time, and requests more batches until it has all entries.
parentPort?.on('message', (input: ParseInput | 'more') => {
	const first = input === 'more' ? null : begin(input)
	const entries = first === null ? rest.splice(0, batch) : []
	const reply: ParseBatch = { first, entries, more: rest.length > 0 }
	parentPort?.postMessage(reply)
})

parentPort?.postMessage('ready' satisfies ParseMessage)
