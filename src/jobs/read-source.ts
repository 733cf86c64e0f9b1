import type { Source } from '#domain/catalogue.ts'
import { type PollOutcome, pollBaseMs } from '#domain/poll-schedule.ts'
import { succeeded } from '#domain/source-status.ts'
import { type IngestParts, ingestSource, type SourceReading } from '#ingest/ingest-source.ts'
import type { ClaimedSource } from '#store/sources/source-claim.ts'
import type { FetchRecord } from '#store/sources/source-health-store.ts'

export type ReadSourceParts = IngestParts & {
	/** Stores the result of a reading. */
	record: (sourceId: number, fetched: FetchRecord) => Promise<void>
	/** When to read a source again. */
	nextPollAt: (outcome: PollOutcome, now: Date) => Date
	/** Whether a permanent redirect is stored. */
	keepsMoves: boolean
	/** Reports a problem that an operator should look at. */
	alarm: (alarm: { source: string; status: string; message: string | null }) => void
	/** Aborted when the worker must stop at once. */
	signal?: AbortSignal | undefined
}

export type FinishedReading = SourceReading & { source: Source; ms: number }

/**
 * Reads a claimed source and stores the result. Undefined if the worker was stopped meanwhile: that says nothing about the
 * source, whose claim expires so that another worker takes it.
 */
export async function readSource(
	source: Source,
	claim: ClaimedSource,
	parts: ReadSourceParts,
): Promise<FinishedReading | undefined> {
	const started = performance.now()
	const { etag, lastModified, bodyHash, movedTo, firstFetch, medianNew } = claim
	const known = { feed: { etag, lastModified, bodyHash, movedTo }, habit: { firstFetch, medianNew } }
	const reading = await ingestSource(source, known, parts)
	if (parts.signal?.aborted && !succeeded(reading.status)) return undefined
	await parts.record(source.id, healthRecord(claim, reading, parts))
	const { status, message } = reading
	if (status === 'held' || status === 'layout_changed') parts.alarm({ source: source.slug, status, message })
	return { ...reading, source, ms: Math.round(performance.now() - started) }
}

function healthRecord(claim: ClaimedSource, reading: SourceReading, parts: ReadSourceParts): FetchRecord {
	const { status, message, memory, head, retryAfterMs, refused } = reading
	const now = parts.now()
	const failures = succeeded(status) ? 0 : claim.consecutiveFailures + 1
	const baseMs = pollBaseMs(claim.rhythm, now)
	const learned = reading.read && status !== 'held'
	return {
		status,
		message,
		nextPollAt: parts.nextPollAt({ status, failures, baseMs, retryAfterMs }, now),
		intervalSeconds: Math.round(baseMs / 1_000),
		...memory,
		movedTo: parts.keepsMoves ? memory.movedTo : null,
		// Held items do not count for the median, or the next flood would pass.
		...(learned && { added: reading.added }),
		foreignRefused: refused.foreign_link ?? 0,
		...(head && { head }),
	}
}
