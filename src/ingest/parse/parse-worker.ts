import { parentPort } from 'node:worker_threads'
import { ok } from '#domain/result.ts'
import type { FeedEntry } from '#ingest/feed-entry.ts'
import { type ParseInput, parseFeed } from './parse-feed.ts'
import type { ParseBatch, ParseMessage, ParseOutcome } from './parse-in-worker.ts'

/** What crosses to the other side at a time: ten thousand entries at once would hold it up for 60 ms. */
const batch = 1_000

let rest: FeedEntry[] = []

function begin(input: ParseInput): ParseOutcome {
	const outcome = parseFeed(input)
	if (!outcome.ok) return outcome
	rest = outcome.value.entries
	return ok({ ...outcome.value, entries: rest.splice(0, batch) })
}

// The other side is parse-in-worker.ts: it sends one input at a time, and asks for more until it has all.
parentPort?.on('message', (input: ParseInput | 'more') => {
	const first = input === 'more' ? null : begin(input)
	const entries = first === null ? rest.splice(0, batch) : []
	const answer: ParseBatch = { first, entries, more: rest.length > 0 }
	parentPort?.postMessage(answer)
})

parentPort?.postMessage('ready' satisfies ParseMessage)
