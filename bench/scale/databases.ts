import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '#bench/measured.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { type Database, openDatabase } from '#store/database/open-database.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { loadNews } from './load-news.ts'
import { newsMaker } from './synthetic-news.ts'

// These settings make loading faster; none of them changes how a query runs.
const loading = {
	...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
	...{ max_wal_size: '8GB', checkpoint_timeout: '1h', autovacuum: 'off' },
	// Indexes are then not written to the WAL, which would be as large as they are.
	...{ wal_level: 'minimal', max_wal_senders: '0' },
}

export type Sized = { size: number; database: Database }

/** A database of each size, all open at once; SCALE_FOLDER keeps them for the next run. */
export async function withDatabases<Result>(
	sizes: readonly number[],
	act: (databases: readonly Sized[], catalogue: Catalogue) => Promise<Result>,
): Promise<Result> {
	const givenFolder = process.env.SCALE_FOLDER
	const folder = givenFolder ?? (await mkdtemp(join(tmpdir(), 'zagros-scale-')))
	const catalogue = await loadCatalogue()
	if (!catalogue.ok) throw new Error('the catalogue cannot be read')
	const databases: Sized[] = []
	try {
		for (const size of sizes) {
			const database = await open(join(folder, String(size)))
			databases.push({ size, database })
			if ((await countItems(database)) !== size) await fill(database, catalogue.value, size)
			// A database from an earlier run may have been migrated since, and autovacuum is off.
			else await sql`vacuum analyze`.execute(database.db)
		}
		return await act(databases, catalogue.value)
	} finally {
		for (const { database } of databases) await database.close()
		if (givenFolder === undefined) await rm(folder, { recursive: true, force: true })
	}
}

async function open(dataDir: string): Promise<Database> {
	await mkdir(dataDir, { recursive: true })
	const database = await openDatabase({
		dataDir,
		sample: false,
		applicationName: 'bench-scale',
		// Queries that exceed the deadline of a request are to be measured, not cancelled.
		patience: 'job',
		log: { info: () => {}, warn: say },
		serverSettings: loading,
	})
	if (!database.ok) throw new Error(database.failure.message)
	return database.value
}

const countItems = async ({ db }: Database): Promise<number> =>
	(await sql<{ items: number }>`select count(*)::integer as items from news_item`.execute(db)).rows[0]
		?.items ?? 0

async function fill(database: Database, catalogue: Catalogue, size: number): Promise<void> {
	const start = performance.now()
	await saveCatalogue(database.db, catalogue)
	const client = await database.openClient()
	await loadNews(client, newsMaker(catalogue), size)
	await client.end()
	say(`${size} items stored in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}
