import { countNews } from '#store/news/news-count.ts'
import { findNews } from '#store/news/news-list.ts'
import { say } from './measured.ts'
import { type ScaleCase, scaleCases } from './scale/cases.ts'
import { type Sized, withDatabases } from './scale/databases.ts'
import { type Measured, reportTable, tellBounds } from './scale/report.ts'
import { type Times, timeInTurn } from './scale/time-in-turn.ts'

/**
 * Lists, searches and counts at 10 thousand, 100 thousand and 1 million items, grouped and not. All sizes stand ready at
 * once and are asked in turn. `npm run bench -- scale` takes some ten minutes; while trying things out, SCALE_FOLDER keeps
 * the databases for the next run and SCALE_CASES (a pattern) chooses cases.
 */
const sizes = [10_000, 100_000, 1_000_000]
const untimed: Times = { p50: Number.NaN, p99: Number.NaN }

async function measureCase({ name, kind, listing }: ScaleCase, databases: readonly Sized[]) {
	// All sizes ungrouped, then all of them grouped, so that each has its like in the same run.
	const asked = [listing, { ...listing, grouped: true }].flatMap((wish) =>
		databases.map(({ database: { db } }) => ({ db, wish })),
	)
	const items = await timeInTurn(asked.map((one) => () => findNews(one.db, one.wish)))
	const counts = await timeInTurn(asked.map((one) => () => countNews(one.db, one.wish)))
	const timesAt = (index: number) => ({ items: items[index] ?? untimed, counts: counts[index] ?? untimed })
	const rows: Measured[] = []
	for (const [index, { size, database }] of databases.entries()) {
		const found = await countNews(database.db, listing)
		const grouped = timesAt(databases.length + index)
		rows.push({ name, kind, size, found, ...timesAt(index), grouped })
	}
	return rows
}

await withDatabases(sizes, async (databases, catalogue) => {
	const only = new RegExp(process.env.SCALE_CASES ?? '')
	const cases = scaleCases(catalogue).filter(({ name }) => only.test(name))
	const measured: Measured[] = []
	for (const [index, one] of cases.entries()) {
		measured.push(...(await measureCase(one, databases)))
		if (index % 5 === 4) say(`${index + 1} of ${cases.length} lists`)
	}
	say(reportTable(measured, sizes))
	tellBounds(measured, sizes)
})
