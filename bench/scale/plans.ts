import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { visitorLogin } from '#store/database/connection-pool.ts'
import type { Database } from '#store/database/open-database.ts'
import { countNews } from '#store/news/news-count.ts'
import { findNews } from '#store/news/news-list.ts'
import type { Schema } from '#store/schema.ts'
import type { ScaleCase } from './cases.ts'

/** Which cases the planner answers by reading a news table from end to end, as its own log of plans says. */
export async function findSequentialScans(
	{ login }: Database,
	cases: readonly ScaleCase[],
): Promise<string[]> {
	const plans: string[] = []
	const pool = new pg.Pool({ ...visitorLogin(login), max: 1 })
	// The server may stop while the connection is still saying goodbye.
	pool.on('error', () => {})
	pool.on('connect', (client) => client.on('notice', ({ message }) => plans.push(message ?? '')))
	const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
	try {
		await pool.query(
			`load 'auto_explain'; set auto_explain.log_min_duration = 0; set client_min_messages = log`,
		)
		const scanned: string[] = []
		for (const { name, listing } of cases) {
			plans.length = 0
			await findNews(db, listing)
			await countNews(db, listing)
			if (plans.length === 0) throw new Error('the server told no plans')
			if (plans.some((plan) => /Seq Scan on news_/.test(plan))) scanned.push(name)
		}
		return scanned
	} finally {
		await db.destroy()
	}
}
