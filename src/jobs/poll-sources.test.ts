import { getEventListeners } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { claimDueSources } from '#store/sources/source-claim.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { neverRespond } from '#test/fault-behaviours.ts'
import { type IngestPipeline, openPipeline, rssResponse, someItems } from '#test/ingest-pipeline.ts'
import { until } from '#test/until.ts'
import { type PollingParts, pollSources, sourcesAtOnce } from './poll-sources.ts'

const { db } = await testDatabase()
let pipeline: IngestPipeline | undefined
afterEach(() => pipeline?.close())

const healthySources = (count: number) =>
	Object.fromEntries(
		Array.from({ length: count }, (_none, n) => [
			`source-${n}`,
			{ feed: rssResponse(someItems(2, `S${n}`)) },
		]),
	)

/** The number of abort listeners. */
const waiting = (signal: AbortSignal) => getEventListeners(signal, 'abort').length

function startWorker(open: IngestPipeline, { leaseSeconds }: Pick<PollingParts, 'leaseSeconds'> = {}) {
	const stop = new AbortController()
	const read: string[] = []
	const troubles: unknown[] = []
	const done = pollSources(
		{
			...open.parts,
			onRead: ({ source }) => read.push(source.slug),
			onTrouble: (error) => troubles.push(error),
			leaseSeconds,
		},
		stop.signal,
	)
	const end = () => {
		stop.abort()
		return done
	}
	return { read, troubles, stop: end, signal: stop.signal }
}

test('two workers share the sources: each is read once', async () => {
	pipeline = await openPipeline(db, healthySources(20))
	const workers = [startWorker(pipeline), startWorker(pipeline)]
	await until(() => workers.flatMap(({ read }) => read).length >= 21)
	await Promise.all(workers.map((worker) => worker.stop()))
	const all = workers.flatMap(({ read }) => read)
	expect(all.toSorted()).toEqual([...new Set(all)].toSorted())
	expect(workers.flatMap(({ troubles }) => troubles)).toEqual([])
})

test('however many sources were read, no listener is left on the abort signal', async () => {
	pipeline = await openPipeline(db, healthySources(5 * sourcesAtOnce))
	const worker = startWorker(pipeline)
	await until(() => worker.read.length > 5 * sourcesAtOnce)
	expect(waiting(worker.signal)).toBeLessThanOrEqual(1)
	await worker.stop()
})

test('no source is read before its time, and every source after it', async () => {
	pipeline = await openPipeline(db, healthySources(3))
	const worker = startWorker(pipeline)
	await until(() => worker.read.length === 4)
	await new Promise((resolve) => setTimeout(resolve, 1_300))
	expect(worker.read).toHaveLength(4)
	pipeline.clock.now = new Date(pipeline.clock.now.getTime() + 2 * 60 * 60_000)
	await until(() => worker.read.length === 8)
	await worker.stop()
})

test('sources that never respond block only their own slots', async () => {
	const dead = Object.fromEntries(
		Array.from({ length: sourcesAtOnce - 1 }, (_none, n) => [`dead-${n}`, { feed: neverRespond() }]),
	)
	pipeline = await openPipeline(db, { ...dead, ...healthySources(6) }, { headersMs: 15_000 })
	const worker = startWorker(pipeline)
	await until(() => worker.read.filter((slug) => !slug.startsWith('dead')).length === 7)
	expect(worker.read.filter((slug) => slug.startsWith('dead'))).toEqual([])
	// The hanging sources close now, or the worker would wait for its own timeout.
	await pipeline.close()
	await worker.stop()
})

test('the next time is stored before the fetch, so a source that kills workers is read less and less', async () => {
	pipeline = await openPipeline(db, { killer: { feed: neverRespond() } })
	const due = async () => {
		const found = await sql<{ at: Date }>`
			select next_poll_at as at from source_health join source on id = source_id where slug = 'killer'
		`.execute(db)
		return found.rows[0]?.at.getTime() ?? 0
	}
	const waits: number[] = []
	for (let death = 0; death < 3; death += 1) {
		await claimDueSources(db, pipeline.clock.now, 8, 10)
		waits.push((await due()) - pipeline.clock.now.getTime())
		pipeline.clock.now = new Date(await due())
	}
	expect(waits).toEqual([10_000, 20_000, 40_000])
})
