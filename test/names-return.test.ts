import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { nextPollAt, pollLimits } from '#domain/poll-schedule.ts'
import { pollSources, sourcesAtOnce } from '#jobs/poll-sources.ts'
import { findNews } from '#store/news/news-list.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import type { Behaviour } from '#test/fault-server.ts'
import { openPipeline, rssResponse, someItems } from '#test/ingest-pipeline.ts'
import { until } from '#test/until.ts'

const { db } = await testDatabase()
const sources = 60
const minuteMs = 60_000
const all = {
	...{ locale: 'en' as const, coinIds: [], sourceIds: [], categoryId: null, terms: [] },
	...{ sort: 'latest' as const, page: 1 },
}

/** The longest time that a list takes while something else runs. */
async function slowestListDuring(work: Promise<unknown>): Promise<number> {
	let over = false
	void work.finally(() => {
		over = true
	})
	let slowest = 0
	while (!over) {
		const started = performance.now()
		await findNews(db, all)
		slowest = Math.max(slowest, performance.now() - started)
		await pause(5)
	}
	return slowest
}

test('when host names resolve again after ten minutes, sixty sources are read eight at a time and spread out', async () => {
	let inside = 0
	let mostInside = 0
	const counted =
		(behaviour: Behaviour): Behaviour =>
		async (request, response) => {
			inside += 1
			mostInside = Math.max(mostInside, inside)
			await pause(20)
			response.once('close', () => {
				inside -= 1
			})
			await behaviour(request, response)
		}
	let namesResolve = false
	const wishes = Object.fromEntries(
		Array.from({ length: sources - 1 }, (_none, n) => [
			`source-${n}`,
			{ feed: counted(rssResponse(someItems(2, `S${n}`))) },
		]),
	)
	const pipeline = await openPipeline(db, wishes, {}, async (hostname) => {
		if (!namesResolve) throw new Error(`queryA ENOTFOUND ${hostname}`)
		return ['127.0.0.1']
	})
	onTestFinished(pipeline.close)
	const statuses: string[] = []
	const stop = new AbortController()
	const working = pollSources(
		{
			...pipeline.parts,
			nextPollAt: (outcome, at) => nextPollAt(outcome, at, Math.random),
			onRead: ({ status }) => statuses.push(status),
			onTrouble: (error) => statuses.push(String(error)),
		},
		stop.signal,
	)
	await until(() => statuses.length === sources)
	expect(new Set(statuses)).toEqual(new Set(['dns_error']))

	// By then every source is due again at the same time.
	pipeline.clock.now = new Date(pipeline.clock.now.getTime() + 10 * minuteMs + 2 * pollLimits.startMs)
	namesResolve = true
	const returned = until(() => statuses.length >= 2 * sources)
	const busy = await slowestListDuring(returned)
	await returned
	stop.abort()
	await working
	expect(statuses.slice(sources)).toEqual(Array(sources).fill('ok'))
	expect(mostInside).toBeGreaterThan(1)
	expect(mostInside).toBeLessThanOrEqual(sourcesAtOnce)
	// A list takes some 10 ms while the sources return: this only notices one that waits until they are done.
	expect(busy).toBeLessThan(2_000)
	const next = await sql<{ spread: number; moments: number }>`
		select extract(epoch from max(next_poll_at) - min(next_poll_at))::float8 as spread,
			count(distinct next_poll_at)::integer as moments from source_health
	`.execute(db)
	expect(next.rows[0]?.moments).toBeGreaterThan(sources / 2)
	expect(next.rows[0]?.spread).toBeGreaterThan(30)
})
