import { countNews } from '#store/news/news-count.ts'
import { findNews } from '#store/news/news-list.ts'
import { say } from './measured.ts'
import { type ScaleCase, scaleCases } from './scale/cases.ts'
import { type Sized, withDatabases } from './scale/databases.ts'
import { type Measured, reportBounds } from './scale/report.ts'
import { timeInTurn } from './scale/time-in-turn.ts'

/**
 * Measures lists, searches and counts at 10 thousand, 100 thousand and 1 million items, grouped and ungrouped. All
 * databases are open at once and are queried in turn. `npm run bench -- scale` takes some ten minutes; for
 * experiments, SCALE_FOLDER keeps the databases for the next run and SCALE_CASES (a pattern) chooses cases.
 */
const sizes = [10_000, 100_000, 1_000_000]

async function measureCase({ name, kind, listing }: ScaleCase, databases: readonly Sized[]) {
	// All sizes ungrouped, then all of them grouped, so that both are measured in the same run.
	const queries = [listing, { ...listing, grouped: true }].flatMap((query) =>
		databases.map(({ database: { db } }) => ({ db, query })),
	)
	const items = await timeInTurn(queries.map((one) => () => findNews(one.db, one.query)))
	const counts = await timeInTurn(queries.map((one) => () => countNews(one.db, one.query)))
	const timesAt = (index: number) => ({
		items: items[index] ?? Number.NaN,
		counts: counts[index] ?? Number.NaN,
	})
	return databases.map(({ size }, index): Measured => {
		const times = timesAt(index)
		say(`${name}, ${size} items: list ${times.items.toFixed(2)} ms, count ${times.counts.toFixed(2)} ms`)
		return { name, kind, size, ...times, grouped: timesAt(databases.length + index) }
	})
}

await withDatabases(sizes, async (databases, catalogue) => {
	const only = new RegExp(process.env.SCALE_CASES ?? '')
	const cases = scaleCases(catalogue).filter(({ name }) => only.test(name))
	const measured: Measured[] = []
	for (const one of cases) measured.push(...(await measureCase(one, databases)))
	reportBounds(measured, sizes)
})
