import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, cpSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findProgram } from './proxy.ts'

/** A database machine in a network namespace: etcd, Patroni and PostgreSQL. */
export type ClusterNode = {
	name: string
	address: string
	/** A signal to the processes whose command line contains the text; all of them without one. */
	signal: (signal: NodeJS.Signals, text?: string) => void
	/** Takes its network link down or up. */
	link: (state: 'up' | 'down') => void
	startEtcd: () => void
	startPatroni: () => void
}

export type Cluster = {
	nodes: ClusterNode[]
	writeUrl: string
	readUrl: string
	/** The node that Patroni calls the leader. */
	leader: () => Promise<ClusterNode | undefined>
	/** Hands the leadership to another node. */
	switchOver: () => Promise<void>
	/** How many nodes run, with the leader. */
	healthy: () => Promise<number>
	stop: () => void
}

const bridge = 'zagros-faults'
const network = '10.99.48'
const [writePort, readPort, statsPort, restPort] = [4290, 4291, 4292, 8008]
const password = 'only-for-this-run'
const files = resolve('deploy/patroni')

function findPostgres(): string | undefined {
	const root = '/usr/lib/postgresql'
	try {
		const newest = readdirSync(root).sort((one, other) => Number(other) - Number(one))[0]
		return newest && join(root, newest, 'bin')
	} catch {
		return undefined
	}
}

/** What this machine lacks for a cluster. */
export function missingForCluster(): string[] {
	const programs = ['patroni', 'patronictl', 'etcd', 'haproxy', 'ip', 'setpriv'].filter(
		(name) => findProgram(name) === undefined,
	)
	const server = findPostgres() === undefined ? ['a PostgreSQL server in /usr/lib/postgresql'] : []
	const root = process.getuid?.() === 0 ? [] : ['root, to make network namespaces']
	return [...programs, ...server, ...root]
}

const run = (line: string) =>
	execFileSync('/bin/sh', ['-c', line], { stdio: ['ignore', 'pipe', 'pipe'] }).toString()

/** Three database machines and HAProxy, started with the files of deploy/patroni. */
export function startCluster(folder: string): Cluster {
	const children = new Set<ChildProcess>()
	const account = Number(run('id -u postgres'))
	const clean = () => {
		run(
			`for n in 1 2 3; do ip netns del ${bridge}-$n 2>/dev/null; done; ip link del ${bridge} 2>/dev/null; true`,
		)
	}
	clean()
	run(
		`ip link add ${bridge} type bridge && ip addr add ${network}.1/24 dev ${bridge} && ip link set ${bridge} up`,
	)
	const members = [1, 2, 3].map((n) => `db${n}=http://${network}.1${n}:2380`).join()
	const hook = join(folder, 'create-zagros')
	cpSync(join(files, 'create-zagros'), hook)
	/** The three share one file system, where each needs a place for its socket. */
	const settingsIn = (home: string) => {
		const settings = readFileSync(join(files, 'patroni.yml'), 'utf8')
			.replace('/etc/patroni/create-zagros', hook)
			.replace('    password_encryption:', `    unix_socket_directories: ${home}\n$&`)
		writeFileSync(join(home, 'patroni.yml'), settings)
		return join(home, 'patroni.yml')
	}
	const start = (log: string, command: string, args: string[], env: Record<string, string>) => {
		const output = openSync(join(folder, log), 'a')
		const child = spawn(command, args, {
			env: { PATH: process.env.PATH, ...env },
			stdio: ['ignore', output, output],
		})
		children.add(child)
		return child
	}
	const nodes = [1, 2, 3].map((n): ClusterNode => {
		const [name, space, address] = [`db${n}`, `${bridge}-${n}`, `${network}.1${n}`]
		run(`ip netns add ${space} && ip link add zgf${n} type veth peer name eth0 netns ${space}
			ip link set zgf${n} master ${bridge} up
			ip -n ${space} addr add ${address}/24 dev eth0
			ip -n ${space} link set eth0 up && ip -n ${space} link set lo up`)
		const home = join(folder, name)
		mkdirSync(home, { mode: 0o700 })
		chownSync(home, account, account)
		const settings = settingsIn(home)
		const inside = (log: string, args: string[], env: Record<string, string> = {}) =>
			start(
				log,
				'ip',
				[
					'netns',
					'exec',
					space,
					'setpriv',
					'--reuid=postgres',
					'--regid=postgres',
					'--clear-groups',
					...args,
				],
				env,
			)
		const pids = (text: string) =>
			run(`ip netns pids ${space}`)
				.split('\n')
				.filter((pid) => pid !== '' && commandOf(pid).includes(text))
		return {
			name,
			address,
			signal: (signal, text = '') => {
				// Some end while the others are told.
				for (const pid of pids(text)) run(`kill -s ${signal.slice(3)} ${pid} 2>/dev/null || true`)
			},
			link: (state) => void run(`ip link set zgf${n} ${state}`),
			startEtcd: () => {
				inside(`${name}-etcd.log`, [join(files, 'start-etcd'), name, address, join(home, 'etcd'), members])
			},
			startPatroni: () => {
				inside(`${name}-patroni.log`, ['patroni', settings], {
					HOME: home,
					PATRONI_NAME: name,
					PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:${restPort}`,
					PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
					PATRONI_POSTGRESQL_DATA_DIR: join(home, 'data'),
					PATRONI_POSTGRESQL_BIN_DIR: findPostgres() ?? '',
					PATRONI_ETCD3_HOSTS: [1, 2, 3].map((one) => `${network}.1${one}:2379`).join(),
					...Object.fromEntries(
						['SUPERUSER', 'REPLICATION', 'REWIND'].flatMap((role) => [
							[
								`PATRONI_${role}_USERNAME`,
								{ SUPERUSER: 'postgres', REPLICATION: 'replicator', REWIND: 'rewinder' }[role],
							],
							[`PATRONI_${role}_PASSWORD`, password],
						]),
					),
					ZAGROS_PASSWORD: password,
				})
			},
		}
	})
	for (const node of nodes) node.startEtcd()
	for (const node of nodes) node.startPatroni()
	start('haproxy.log', 'haproxy', ['-db', '-f', join(files, 'haproxy.cfg')], {
		...{ BIND: '127.0.0.1', WRITE: String(writePort), READ: String(readPort), STATS: String(statsPort) },
		...{
			PATRONI: String(restPort),
			DB1: `${network}.11:5432`,
			DB2: `${network}.12:5432`,
			DB3: `${network}.13:5432`,
		},
	})
	const responds = async (node: ClusterNode, path: string) => {
		const signal = AbortSignal.timeout(1_000)
		const response = await fetch(`http://${node.address}:${restPort}${path}`, { signal }).catch(
			() => undefined,
		)
		return response?.status === 200
	}
	const those = async (path: string) => {
		const found = await Promise.all(nodes.map((node) => responds(node, path)))
		return nodes.filter((_node, index) => found[index])
	}
	const urlOn = (port: number) => `postgresql://zagros:${password}@127.0.0.1:${port}/zagros`
	return {
		nodes,
		writeUrl: urlOn(writePort),
		readUrl: urlOn(readPort),
		leader: async () => (await those('/primary'))[0],
		healthy: async () => (await those('/primary')).length + (await those('/replica')).length,
		switchOver: async () => {
			const leader = (await those('/primary'))[0]
			const body = JSON.stringify({ leader: leader?.name })
			const response = await fetch(`http://${leader?.address}:${restPort}/switchover`, {
				method: 'POST',
				body,
			})
			if (!response.ok) throw new Error(`the switchover was refused: ${await response.text()}`)
		},
		stop: () => {
			for (const node of nodes) {
				node.signal('SIGCONT')
				node.signal('SIGKILL')
			}
			for (const child of children) child.kill('SIGKILL')
			clean()
		},
	}
}

function commandOf(pid: string): string {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
	} catch {
		return ''
	}
}
