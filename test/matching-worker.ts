import { openDatabase } from '#store/database/open-database.ts'
import { openFollowMatcher } from '#store/follows/match-follows.ts'

/** Matches new items with follows in a process of its own that tests kill: `node matching-worker.ts DATABASE_URL`. */
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
const match = openFollowMatcher(opened.value.db)
for (;;) {
	const looked = await match(new Date())
	if (looked === 0) await new Promise((resolve) => setTimeout(resolve, 5))
}
