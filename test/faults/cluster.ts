import { chmodSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#main/wiring/free-port.ts'
import { startProduct } from '#test/product.ts'
import { newVisitor } from '#test/visitor.ts'
import { makeAccounts } from './accounts.ts'
import { audit } from './audit.ts'
import { type Cluster, type ClusterNode, missingForCluster, startCluster } from './cluster-nodes.ts'
import { startLoad } from './load.ts'

/**
 * `npm run faults -- --cluster`: a Patroni cluster of three machines in network namespaces, behind HAProxy, loses its
 * leader in several ways while readers use the product; then every acknowledged write is looked for.
 */

type Fault = {
	name: string
	begin: (leader: ClusterNode, cluster: Cluster) => Promise<void> | void
	end?: Fault['begin']
}

const faultMs = 35_000
const readyMs = 240_000

const restart = (leader: ClusterNode) => {
	leader.startEtcd()
	leader.startPatroni()
}
const faults: readonly Fault[] = [
	{ name: 'leader killed, whole machine', begin: (leader) => leader.signal('SIGKILL'), end: restart },
	{
		name: 'leader frozen',
		begin: (leader) => leader.signal('SIGSTOP'),
		end: (leader) => leader.signal('SIGCONT'),
	},
	{
		name: 'link of the leader down',
		begin: (leader) => leader.link('down'),
		end: (leader) => leader.link('up'),
	},
	{
		name: 'all of etcd killed',
		begin: (_leader, { nodes }) => {
			for (const node of nodes) node.signal('SIGKILL', 'etcd --name')
		},
		end: (_leader, { nodes }) => {
			for (const node of nodes) node.startEtcd()
		},
	},
	{ name: 'planned switchover', begin: (_leader, cluster) => cluster.switchOver() },
]

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Returns whether something acknowledged was lost. */
export async function runClusterFaults(): Promise<boolean> {
	const missing = missingForCluster()
	if (missing.length > 0) {
		say(`not run: this machine lacks ${missing.join(', ')}`)
		return true
	}
	const folder = await mkdtemp('/var/tmp/zagros-cluster-')
	chmodSync(folder, 0o755)
	const cluster = startCluster(folder)
	const running: Awaited<ReturnType<typeof startProduct>>[] = []
	try {
		await waitFor(async () => (await cluster.healthy()) === 3, 'the cluster')
		const port = await freePort('127.0.0.1')
		const begin = async (role: string, more: Record<string, string>, line?: RegExp) => {
			await mkdir(join(folder, role))
			const env = {
				...{ ROLE: role, NEWS_MODE: 'sample', RATE_LIMIT_SCALE: '100000', DATA_DIR: join(folder, role) },
				...{ DATABASE_URL: cluster.writeUrl, DATABASE_READ_URLS: cluster.readUrl },
			}
			running.push(await startProduct({ ...env, ...more }, line))
		}
		await begin('worker', {}, /Zagros is collecting/)
		await begin('web', { PORT: String(port) })
		const url = `http://127.0.0.1:${port}`
		say('| fault | seconds without writes | failed reads | acknowledged writes lost |\n|---|---|---|---|')
		let lost = false
		for (const fault of faults) lost = (await measure(fault, cluster, url)) || lost
		return lost
	} finally {
		for (const product of running) await product.stop('SIGKILL')
		cluster.stop()
		await rm(folder, { recursive: true, force: true, maxRetries: 5 })
	}
}

async function measure(fault: Fault, cluster: Cluster, url: string): Promise<boolean> {
	const leader = await cluster.leader()
	if (leader === undefined) throw new Error('there is no leader')
	const accounts = await makeAccounts({ url, primary: { url: cluster.writeUrl } }, 2)
	const load = startLoad({ url, accounts, clients: 4, pauseMs: 100 })
	const writes = watchWrites(url)
	await sleep(4_000)
	await fault.begin(leader, cluster)
	await sleep(faultMs)
	await fault.end?.(leader, cluster)
	await waitFor(
		async () => (await cluster.healthy()) === 3 && writes.areTaken(),
		`the cluster after “${fault.name}”`,
	)
	await sleep(3_000)
	const seconds = await writes.stop()
	await load.stop()
	const reads = [...load.responses].filter(([key]) => /^(list|page) /.test(key))
	const sum = (some: typeof reads) => some.reduce((total, [, times]) => total + times, 0)
	const failed = sum(reads.filter(([key]) => !key.endsWith(' 200')))
	const lines = (await audit(cluster.writeUrl, load.acknowledged)).filter(({ what }) =>
		what.startsWith('acknowledged'),
	)
	const looked = lines.reduce((total, line) => total + line.looked, 0)
	const lost = lines.reduce((total, line) => total + line.wrong, 0)
	say(`| ${fault.name} | ${seconds.toFixed(1)} | ${failed} of ${sum(reads)} | ${lost} of ${looked} |`)
	return lost > 0 || looked === 0
}

/** Votes on one item all the time; returns the longest time between two votes that were stored. */
function watchWrites(url: string) {
	let [on, longest, last] = [true, 0, performance.now()]
	const watching = (async () => {
		const voter = await newVisitor(url)
		const list = await (await voter.post('/v1/news/filter/', { lang: 'en' })).json()
		const id = (list as { data: { news: { id: number }[] } }).data.news[0]?.id
		last = performance.now()
		for (let decision = 1; on; decision = -decision) {
			const response = await voter.put('/v1/news/votes/', { subject: 2, decision, id }).catch(() => undefined)
			await response?.body?.cancel()
			if (response?.status === 200) {
				longest = Math.max(longest, performance.now() - last)
				last = performance.now()
			}
			await sleep(200)
		}
	})()
	return {
		areTaken: () => performance.now() - last < 1_000,
		stop: async () => {
			on = false
			await watching
			return longest / 1000
		},
	}
}

async function waitFor(isSo: () => Promise<boolean>, what: string): Promise<void> {
	const until = performance.now() + readyMs
	while (!(await isSo())) {
		if (performance.now() > until) throw new Error(`${what} is not whole`)
		await sleep(500)
	}
}
