import { openDatabase } from '#store/database/open-database.ts'
import { flushCounts } from '#store/votes/flush-counts.ts'

/** Moves counters without a pause in a process of its own that tests kill: `node flushing-process.ts DATABASE_URL`. */
const log = { info: () => {}, warn: () => {} }
const databaseUrl = process.argv[2] ?? ''
const opened = await openDatabase({
	dataDir: '',
	databaseUrl,
	sample: false,
	applicationName: 'flusher',
	log,
})
if (!opened.ok) throw new Error(opened.failure.message)
process.stdout.write('working\n')
for (;;) {
	await flushCounts(opened.value.db)
	await new Promise((resolve) => setTimeout(resolve, 5))
}
