import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '#test/until.ts'
import { makeAccounts } from './faults/accounts.ts'
import { killReplica, promiseReplicated } from './faults/acts.ts'
import { audit } from './faults/audit.ts'
import { startLoad } from './faults/load.ts'
import { type Machines, startMachines } from './faults/machines.ts'
import { newVisitor } from './visitor.ts'

/** The short form of `npm run faults`, with only what npm installs. */
let folder: string
let machines: Machines
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'zagros-faults-'))
	machines = await startMachines({ folder, webs: 2, workers: 1, proxy: 'node', withRedis: false })
}, 180_000)
afterAll(async () => {
	await machines?.stop()
	await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}, 60_000)

const get = (path: string) => fetch(machines.url + path)
/** The state that every web process reports, however many the proxy tries in turn. */
const readiness = async () => {
	const states = Array.from({ length: 4 }, async () => (await get('/readyz')).text())
	return [...new Set(await Promise.all(states))].join()
}
const takesVotes = async () => (await readiness().catch(() => '')) === '{"status":1,"writes":true}'
const onlyReads = async () => (await readiness()) === '{"status":1,"writes":false}'

test('nothing acknowledged is lost through restarts, kills and the loss of the primary', async () => {
	const accounts = await makeAccounts(machines, 2)
	const load = startLoad({ url: machines.url, accounts, clients: 4, pauseMs: 60 })
	try {
		await until(() => load.acknowledged.votes.size > 5)
		// A rolling restart fails no request. A machine that is too busy refuses some anyway, so the restart may be
		// repeated: a fault of the restart fails each time.
		for (let tries = 0; tries < 3 && (tries === 0 || load.failures().length > 0); tries += 1) {
			load.forgetFailures()
			await machines.webs[0]?.restart()
		}
		expect(load.failures()).toEqual([])

		await Promise.all([machines.webs[1]?.kill(), killReplica.run(machines)])
		await machines.webs[1]?.isUp()
		// Without a primary, reads continue and say so, and writes are refused.
		await until(takesVotes)
		const reader = await newVisitor(machines.url)
		await promiseReplicated(machines)
		await machines.primary.stop('SIGKILL')
		await until(onlyReads)
		const [english, persian] = await Promise.all(['/en', '/fa'].map(async (path) => (await get(path)).text()))
		expect(english).toContain('Voting and sign-up are paused')
		expect(persian).toContain('فعلاً فقط می‌توانید بخوانید')
		const refused = await reader.put('/v1/news/votes/', { subject: 1, decision: 1, id: 1 })
		expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true])
		await machines.replica.query('select pg_promote()')
		await until(takesVotes)
		const before = load.acknowledged.votes.size
		await until(() => load.acknowledged.votes.size > before + 3)
		await until(async () => !(await (await get('/en')).text()).includes('Voting and sign-up are paused'))
	} finally {
		await load.stop()
	}
	const wrong = [...load.responses.keys()].filter((key) => !/ (200|0|50[234])$/.test(key))
	expect(wrong).toEqual([])
	const lines = await audit(machines.replica.url, load.acknowledged)
	expect(lines.filter((line) => line.wrong > 0 || !(line.looked > 0))).toEqual([])
}, 240_000)
