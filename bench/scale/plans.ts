import { visitorLogin } from '#store/database/connection-pool.ts'
import type { Database } from '#store/database/open-database.ts'
import { countNews } from '#store/news/news-count.ts'
import { findNews } from '#store/news/news-list.ts'
import { openExplained } from '#test/query-plans.ts'
import type { ScaleCase } from './cases.ts'

/** Which cases the planner answers by reading a news table from end to end, as its own log of plans says. */
export async function findSequentialScans(
	{ login }: Database,
	cases: readonly ScaleCase[],
): Promise<string[]> {
	const { db, plans, end } = await openExplained(visitorLogin(login))
	try {
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
		await end()
	}
}
