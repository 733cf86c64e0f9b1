import { deliverDueNotifications } from '#jobs/follows/deliver-notifications.ts'
import { readConfig } from '#main/config/config.ts'
import { openChannels } from '#main/wiring/open-channels.ts'
import { openDatabase } from '#store/database/open-database.ts'
import { openFollowMatcher } from '#store/follows/match-follows.ts'

/**
 * Matches follows and sends notifications in a process of its own that tests kill: `node delivering-worker.ts
 * DATABASE_URL HOST:PORT`.
 */
const [, , databaseUrl = '', allow = ''] = process.argv
const config = readConfig({ WEBHOOK_ALLOW: allow })
if (!config.ok) throw new Error('no such config')
const log = { info: () => {}, warn: () => {} }
const opened = await openDatabase({
	dataDir: '',
	databaseUrl,
	sample: false,
	applicationName: 'deliverer',
	log,
})
if (!opened.ok) throw new Error(opened.failure.message)
const { db } = opened.value
const match = openFollowMatcher(db)
// The leases of a killed worker must expire before the test times out, so this worker's clock runs ahead, further
// each time.
let ahead = 0
const now = () => new Date(Date.now() + ahead)
const parts = { config: config.value, db, bots: {}, now: () => new Date() }
const senders = openChannels(parts)
const onTrouble = (error: unknown) => process.stderr.write(`${String(error)}\n`)
process.stdout.write('working\n')
for (;;) {
	const looked = await match(new Date())
	const taken = await deliverDueNotifications({ db, now, senders, onFailure: () => {}, onTrouble })
	if (looked + taken > 0) continue
	ahead += 10_000
	await new Promise((resolve) => setTimeout(resolve, 20))
}
