import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { type Database, openDatabase } from '#store/database/open-database.ts'
import { countNews } from '#store/news/news-count.ts'
import { findNews } from '#store/news/news-list.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { scaleCases } from './scale/cases.ts'
import { loadNews } from './scale/load-news.ts'
import { findSequentialScans } from './scale/plans.ts'
import { brokenBounds, type Measured, reportTable, type Times } from './scale/report.ts'
import { newsMaker } from './scale/synthetic-news.ts'

const allSizes = [10_000, 100_000, 1_000_000]
const rounds = 120
const warmUps = 3
const longestCaseMs = 2_500

// Loading must not take longer than measuring; none of this changes how a query is read.
const loading = {
	...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
	...{ max_wal_size: '8GB', checkpoint_timeout: '1h', autovacuum: 'off' },
}

const untimed: Times = { p50: Number.NaN, p99: Number.NaN }

const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Lists, searches and counts at 10 thousand, 100 thousand and 1 million items. All sizes stand ready at once and are
 * asked in turn, so that whatever else the machine does slows them alike and the ratios hold. `npm run bench -- scale`
 * takes some ten minutes; while trying things out, SCALE_FOLDER keeps the databases for the next run, SCALE_CASES (a
 * pattern) chooses cases, and sizes stand as arguments.
 */
async function run(sizes: readonly number[]): Promise<boolean> {
	const kept = process.env.SCALE_FOLDER
	const folder = kept ?? (await mkdtemp(join(tmpdir(), 'zagros-scale-')))
	const catalogue = await loadCatalogue()
	if (!catalogue.ok) throw new Error('the catalogue cannot be read')
	const databases: { size: number; database: Database }[] = []
	try {
		const make = newsMaker(catalogue.value)
		for (const size of sizes) {
			const start = performance.now()
			const database = await open(join(folder, String(size)))
			databases.push({ size, database })
			if ((await countItems(database)) === size) continue
			await saveCatalogue(database.db, catalogue.value)
			const client = await database.openClient()
			await loadNews(client, folder, make, size)
			await client.end()
			say(`${size} items stored in ${((performance.now() - start) / 1000).toFixed(1)} s`)
		}
		const only = new RegExp(process.env.SCALE_CASES ?? '')
		const cases = scaleCases(catalogue.value).filter(({ name }) => only.test(name))
		const measured: Measured[] = []
		for (const { name, kind, listing } of cases) {
			const stories = { ...listing, grouped: true }
			// All sizes ungrouped, then all of them grouped, so that each has its like in the same run.
			const asked = [listing, stories].flatMap((wish) =>
				databases.map(({ database: { db } }) => ({ db, wish })),
			)
			const items = await timeInTurn(
				asked.map(
					({ db, wish }) =>
						() =>
							findNews(db, wish),
				),
			)
			const counts = await timeInTurn(
				asked.map(
					({ db, wish }) =>
						() =>
							countNews(db, wish),
				),
			)
			const timesAt = (index: number) => ({
				items: items[index] ?? untimed,
				counts: counts[index] ?? untimed,
			})
			for (const [index, { size, database }] of databases.entries()) {
				const found = await countNews(database.db, listing)
				const grouped = timesAt(databases.length + index)
				measured.push({ name, kind, size, found, ...timesAt(index), grouped })
			}
		}
		say(reportTable(measured, sizes))
		const broken = brokenBounds(measured, sizes)
		for (const { size, database } of databases) {
			const scans = await findSequentialScans(database, cases)
			broken.push(...scans.map((name) => `${name}: a sequential scan at ${size} items`))
		}
		for (const line of broken) say(`BROKEN ${line}`)
		return broken.length === 0
	} finally {
		for (const { database } of databases) await database.close()
		if (kept === undefined) await rm(folder, { recursive: true, force: true })
	}
}

const countItems = async ({ db }: Database): Promise<number> =>
	(await sql<{ items: number }>`select count(*)::integer as items from news_item`.execute(db)).rows[0]
		?.items ?? 0

async function open(dataDir: string): Promise<Database> {
	await mkdir(dataDir, { recursive: true })
	const database = await openDatabase({
		dataDir,
		sample: false,
		applicationName: 'bench-scale',
		log: { info: () => {}, warn: say },
		serverSettings: loading,
	})
	if (!database.ok) throw new Error(database.failure.message)
	return database.value
}

async function timeInTurn(acts: readonly (() => Promise<unknown>)[]): Promise<Times[]> {
	const times = acts.map((): number[] => [])
	const begun = performance.now()
	for (let round = -warmUps; round < rounds; round += 1) {
		if (round > 5 && performance.now() - begun > longestCaseMs) break
		for (const [index, act] of acts.entries()) {
			const start = performance.now()
			await act()
			if (round >= 0) times[index]?.push(performance.now() - start)
		}
	}
	return times.map((taken) => {
		taken.sort((one, other) => one - other)
		const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0
		return { p50: at(0.5), p99: at(0.99) }
	})
}

const asked = process.argv
	.slice(2)
	.map(Number)
	.filter((size) => size > 0)
process.exitCode = (await run(asked.length > 0 ? asked : allSizes)) ? 0 : 1
