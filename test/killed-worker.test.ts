import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { inTurn, neverRespond } from '#test/fault-behaviours.ts'
import { type IngestPipeline, openPipeline, rssResponse, someItems } from '#test/ingest-pipeline.ts'
import { until } from '#test/until.ts'

const { db, url } = await testDatabase()
const program = fileURLToPath(new URL('polling-worker.ts', import.meta.url))
/** Production uses 45 s with the same rule. */
const leaseSeconds = 4

function startWorker(pipeline: IngestPipeline): { child: ChildProcess; lines: string[] } {
	const sources = pipeline.catalogue.sources
	const given = JSON.stringify({ url, sources, allow: pipeline.server.allow, leaseSeconds })
	const child = spawn(process.execPath, [program, given], { stdio: ['ignore', 'pipe', 'inherit'] })
	onTestFinished(() => void child.kill('SIGKILL'))
	const lines: string[] = []
	createInterface({ input: child.stdout }).on('line', (text) => lines.push(text))
	return { child, lines }
}

test('sources that a killed worker was reading are read by another once its claim has expired', async () => {
	const feeds = ['one', 'two', 'three'].map((slug) => [
		slug,
		{ feed: inTurn(neverRespond(), rssResponse(someItems(3, slug))) },
	])
	const pipeline = await openPipeline(db, Object.fromEntries(feeds))
	onTestFinished(pipeline.close)
	const first = startWorker(pipeline)
	await until(() => pipeline.server.hits.filter(({ path }) => path !== '/healthy').length === 3)
	first.child.kill('SIGKILL')
	await once(first.child, 'exit')
	const killedAt = Date.now()

	const second = startWorker(pipeline)
	// Either worker may read the healthy source.
	const taken = () => second.lines.filter((text) => /^(one|two|three): ok$/.test(text)).length
	await until(() => taken() >= 3)
	// In production, where a claim lasts 45 s instead of 4, this takes less than a minute.
	expect(Date.now() - killedAt).toBeLessThan((leaseSeconds + 12) * 1_000)
	const stored = await sql<{ items: number }>`select count(*)::integer as items from news_item`.execute(db)
	expect(stored.rows[0]?.items).toBe(12)
	expect(second.lines.filter((text) => text.startsWith('trouble'))).toEqual([])
})
