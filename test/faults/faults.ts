import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { countResponses, makeAccounts } from './accounts.ts'
import {
	cutReplica,
	fillDisk,
	hangRedis,
	killPrimary,
	killRedis,
	killReplica,
	killWeb,
	killWorker,
	losePrimary,
	loseQueueAtStart,
	moreActs,
	mountSmallDisk,
	rollingRestart,
} from './acts.ts'
import { audit } from './audit.ts'
import { runClusterFaults } from './cluster.ts'
import { startLoad } from './load.ts'
import { startMachines } from './machines.ts'
import { timePopularStory } from './popular-story.ts'
import { findProgram } from './proxy.ts'

/**
 * `npm run faults` runs three web processes behind a proxy, two workers, a primary and a replica under mixed load for
 * five minutes while each of them is killed, disconnected and restarted at random; then it audits the database.
 * FAULT_SECONDS sets another duration. With `-- --cluster` it is a Patroni cluster that loses its leader.
 */
const seconds = Number(process.env.FAULT_SECONDS ?? 300)
const primaryMegabytes = 700
const restMs = 2_000

if (process.argv.includes('--cluster')) process.exit((await runClusterFaults()) ? 1 : 0)

const say = (line: string) => process.stdout.write(`${line}\n`)
const folder = await mkdtemp(join(tmpdir(), 'zagros-faults-'))
await mkdir(join(folder, 'primary'), { mode: 0o700 })
const unmount = await mountSmallDisk(join(folder, 'primary'), primaryMegabytes)
const proxy = findProgram('nginx') === undefined ? 'node' : 'nginx'
const machines = await startMachines({ folder, webs: 3, workers: 2, proxy, withRedis: true })
let failed = false
try {
	say(`proxy: ${machines.proxy.name}; three web processes, two workers, a primary and a streaming replica`)
	say(await timePopularStory(machines))
	const accounts = await makeAccounts(machines, 4)
	const load = startLoad({ url: machines.url, accounts, clients: 8, pauseMs: 40 })
	const times = new Map<string, number>()
	const run = async ({ name, run: act }: typeof killWeb) => {
		await act(machines)
		times.set(name, (times.get(name) ?? 0) + 1)
		await sleep(restMs)
	}
	await sleep(restMs)
	const requestCount = () => [...load.responses.values()].reduce((sum, count) => sum + count, 0)
	const before = requestCount()
	load.forgetFailures()
	await run(rollingRestart)
	const restartFailures = load.failures()
	say(`rolling restart of three: ${restartFailures.length} failed of ${requestCount() - before} requests`)
	if (restartFailures.length > 0) {
		for (const why of new Set(machines.webs.flatMap((web) => web.refusals()))) say(`  refused: ${why}`)
	}

	const acts = [
		...[killWeb, killWorker, killReplica, killPrimary, cutReplica, loseQueueAtStart, ...moreActs],
		...(machines.redis === undefined ? [] : [killRedis, hangRedis]),
		...(unmount === undefined ? [] : [fillDisk]),
	]
	const end = performance.now() + seconds * 1000
	while (performance.now() < end) {
		// All of them, in another order each round.
		for (const act of acts.toSorted(() => Math.random() - 0.5)) {
			if (performance.now() < end) await run(act)
		}
	}
	await Promise.all([...machines.webs, ...machines.workers].map((one) => one.isUp()))
	await run(losePrimary)
	const votes = load.acknowledged.votes.size
	for (let tries = 0; tries < 300 && load.acknowledged.votes.size < votes + 10; tries += 1) await sleep(100)
	await load.stop()

	say('\n| what was done | times |\n|---|---|')
	for (const [name, count] of times) say(`| ${name} | ${count} |`)
	if (machines.redis === undefined) say(`| ${killRedis.name} | not run: neither is on this machine |`)
	if (unmount === undefined) say(`| ${fillDisk.name} | not run: making a small disk takes root |`)
	say('\n| request | times | responses |\n|---|---|---|')
	for (const { kind, requests: count, byStatus } of countResponses(load))
		say(`| ${kind} | ${count} | ${byStatus} |`)
	const lines = await audit(machines.replica.url, load.acknowledged)
	say('\n| audit | looked at | wrong |\n|---|---|---|')
	for (const { what, looked, wrong } of lines) say(`| ${what} | ${looked} | ${wrong} |`)
	const errors = machines.webs
		.flatMap((web) => web.errors())
		.filter((line) => !line.includes('the job queue'))
	for (const line of errors.slice(0, 10)) say(`\na web process logged: ${line.slice(0, 600)}`)
	const strange = [...load.responses.keys()].filter((key) => !/ (200|0|50[234])$/.test(key))
	if (strange.length > 0) say(`\nanswers that nobody expected: ${strange.join(', ')}`)
	failed =
		restartFailures.length > 0 ||
		strange.length > 0 ||
		lines.some(({ looked, wrong }) => wrong > 0 || !(looked > 0))
	say(failed ? '\nsomething was lost or refused that must not be' : '\nnothing was lost')
} finally {
	await machines.stop()
	await unmount?.()
	await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
process.exit(failed ? 1 : 0)
