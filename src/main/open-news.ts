import { resolve } from 'node:path'
import { sql } from 'kysely'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { describeProblem } from '#catalogue/read-records.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { saveCatalogue } from '#store/catalogue-store.ts'
import type { StoreLog } from '#store/database-problem.ts'
import { type Database, openDatabase } from '#store/open-database.ts'
import type { Config } from './config.ts'
import { type FetchPermit, openGuard, permitFor, refusedSources } from './fetch-guard.ts'
import { anySourceAnswers, type NewsMode } from './news-mode.ts'

/** Which news it is, where it is kept, and what the catalogue says. */
export type News = {
	mode: NewsMode
	database: Database
	catalogue: Catalogue
	/** For the catalogue's own addresses; the sample newsroom's are opened by whoever starts it. */
	permit: FetchPermit
}

/** Loads the catalogue, settles the news mode and opens the database that belongs to it. */
export async function openNews(
	config: Config,
	applicationName: string,
	log: StoreLog,
): Promise<Result<News, string>> {
	const loaded = await loadCatalogue(config.sourcesFile)
	if (!loaded.ok) return fail(loaded.failure.map(describeProblem).join('\n'))
	const catalogue = loaded.value
	const permit = permitFor(config, catalogue, [])
	for (const line of refusedSources(catalogue, permit)) log.warn(line)

	const open = async (mode: NewsMode): Promise<Result<News, string>> => {
		const { databaseUrl } = config
		const dataDir = resolve(config.dataDir)
		const database = await openDatabase({
			dataDir,
			databaseUrl,
			sample: mode === 'sample',
			applicationName,
			log,
		})
		if (!database.ok) return fail(database.failure.message)
		await saveCatalogue(database.value.db, catalogue)
		return ok({ mode, database: database.value, catalogue, permit })
	}
	if (config.newsMode !== 'auto') return open(config.newsMode)

	// Nobody waits for the sources when the database already says what to do, or for the database to ask them.
	const asked = anySourceAnswers(catalogue, openGuard(config, permit, { atOnce: 200, perHost: 200 }))
	const live = await open('live')
	if (!live.ok || (await hasNews(live.value.database)) || (await asked)) return live
	const sample = await open('sample')
	// Closed second, so that the private server is not stopped in between.
	await live.value.database.close()
	return sample
}

export async function hasNews({ db }: Database): Promise<boolean> {
	const found = await sql`select from news_item limit 1`.execute(db)
	return found.rows.length > 0
}
