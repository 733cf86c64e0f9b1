import { Worker } from 'node:worker_threads'
import { fail, type Result } from '#domain/result.ts'
import type { FeedEntry } from '#ingest/feed-entry.ts'
import { maxBodyBytes } from './feed-limits.ts'
import type { ParsedFeed, ParseFailure, ParseInput } from './parse-feed.ts'

export type ParseOutcome = Result<ParsedFeed, ParseFailure>

export type ParsePool = {
	/** Runs parseFeed in a worker thread; the thread is ended if a feed takes too much time or memory. */
	parseInWorker: (input: ParseInput) => Promise<ParseOutcome>
	/** Ends the workers; running and waiting feeds fail. */
	close: () => Promise<void>
}

export type ParsePoolOptions = { workers?: number; wallMs?: number; memoryMb?: number; workerFile?: URL }

export const parseWallMs = 2_000
const parseMemoryMb = 256
/** The longest time for a worker to load its modules. */
const startMs = 30_000

const failed = (kind: ParseFailure['kind'], message: string): ParseOutcome => fail({ kind, message })

/** One message of a worker: the outcome with its first entries, then the other entries batch by batch. */
export type ParseBatch = { first: ParseOutcome | null; entries: FeedEntry[]; more: boolean }

export type ParseMessage = 'ready' | ParseBatch

type Job = { input: ParseInput; resolve: (outcome: ParseOutcome) => void; outcome: ParseOutcome | null }
type Slot = { worker: Worker | null; job: Job | null; timer: NodeJS.Timeout | null }

export function openParsePool(options: ParsePoolOptions = {}): ParsePool {
	const wallMs = options.wallMs ?? parseWallMs
	const workerFile = options.workerFile ?? new URL('./parse-worker.ts', import.meta.url)
	const resourceLimits = {
		maxOldGenerationSizeMb: options.memoryMb ?? parseMemoryMb,
		// With 32 MB each, two threads held 40 MB more than the feeds needed.
		maxYoungGenerationSizeMb: 8,
	}
	const slots: Slot[] = Array.from({ length: options.workers ?? 2 }, () => ({
		worker: null,
		job: null,
		timer: null,
	}))
	const waiting: Job[] = []
	let closed = false

	function finish(slot: Slot, outcome: ParseOutcome): void {
		const { job, timer } = slot
		slot.job = null
		slot.timer = null
		if (timer !== null) clearTimeout(timer)
		// An idle worker must not keep the process alive.
		slot.worker?.unref()
		job?.resolve(outcome)
		startNext()
	}

	/** The slot is free for a new worker at once; messages of the old one are ignored. */
	function dismiss(slot: Slot, outcome: ParseOutcome): void {
		const { worker } = slot
		slot.worker = null
		worker?.removeAllListeners()
		// A worker that is being ended may still report an error, which would otherwise be unhandled.
		worker?.on('error', () => {})
		void worker?.terminate()
		finish(slot, outcome)
	}

	function receive(slot: Slot, { first, entries, more }: ParseBatch): void {
		const { job } = slot
		if (job === null) return
		if (first !== null) job.outcome = first
		else if (job.outcome?.ok) job.outcome.value.entries.push(...entries)
		if (more) slot.worker?.postMessage('more')
		else if (job.outcome !== null) finish(slot, job.outcome)
	}

	function startWorker(slot: Slot): Worker {
		const worker = new Worker(workerFile, { resourceLimits })
		worker.on('message', (message: ParseMessage) => {
			// The time limit excludes the start of the thread, which took 2.5 s on a busy machine.
			if (message === 'ready') watch(slot, wallMs)
			// Under `node --watch` a worker also reports the files it has loaded.
			else if ('more' in message) receive(slot, message)
		})
		worker.on('error', (error: NodeJS.ErrnoException) =>
			dismiss(
				slot,
				error.code === 'ERR_WORKER_OUT_OF_MEMORY'
					? failed('too_large', 'reading it took more memory than a feed is given')
					: failed('bad_xml', `reading it ended with an error: ${error.message.slice(0, 200)}`),
			),
		)
		worker.on('exit', () => dismiss(slot, failed('bad_xml', 'reading it ended before it was done')))
		slot.worker = worker
		return worker
	}

	function watch(slot: Slot, limitMs: number): void {
		if (slot.job === null) return
		if (slot.timer !== null) clearTimeout(slot.timer)
		const tooLong = failed('bad_xml', `reading it took longer than ${limitMs / 1000} s`)
		slot.timer = setTimeout(() => dismiss(slot, tooLong), limitMs)
	}

	function startNext(): void {
		for (const slot of slots) {
			if (slot.job !== null || closed) continue
			const job = waiting.shift()
			if (job === undefined) return
			const isNew = slot.worker === null
			slot.job = job
			const worker = slot.worker ?? startWorker(slot)
			worker.ref()
			// A copy, because a view is posted with its whole buffer, which may be a shared pool.
			const body = new Uint8Array(job.input.body)
			worker.postMessage({ ...job.input, body }, [body.buffer])
			watch(slot, isNew ? startMs : wallMs)
		}
	}

	return {
		parseInWorker: (input) => {
			if (closed) return Promise.resolve(failed('bad_xml', 'reading has been stopped'))
			if (input.body.byteLength > maxBodyBytes)
				return Promise.resolve(failed('too_large', 'it is larger than 5 MiB'))
			return new Promise((resolve) => {
				waiting.push({ input, resolve, outcome: null })
				startNext()
			})
		},
		close: async () => {
			closed = true
			const workers = slots.map((slot) => slot.worker)
			for (const slot of slots) dismiss(slot, failed('bad_xml', 'reading has been stopped'))
			for (const job of waiting.splice(0)) job.resolve(failed('bad_xml', 'reading has been stopped'))
			await Promise.all(workers.map((worker) => worker?.terminate()))
		},
	}
}
