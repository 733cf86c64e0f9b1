import { openDatabase } from '#store/database/open-database.ts'
import { matchNewItems } from '#store/follows/match-follows.ts'

/** Matches new items against follows in a process of its own, to be killed: `node matching-worker.ts DATABASE_URL`. */
const log = { info: () => {}, warn: () => {} }
const databaseUrl = process.argv[2] ?? ''
const opened = await openDatabase({
	dataDir: '',
	databaseUrl,
	sample: false,
	applicationName: 'matcher',
	log,
})
if (!opened.ok) throw new Error(opened.failure.message)
process.stdout.write('working\n')
for (;;) {
	const looked = await matchNewItems(opened.value.db, new Date())
	if (looked === 0) await new Promise((resolve) => setTimeout(resolve, 5))
}
