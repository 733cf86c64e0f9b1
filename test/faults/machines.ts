import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#main/wiring/free-port.ts'
import { type Product, startProduct } from '#test/product.ts'
import { makePrimary, makeReplica, type PostgresServer } from './postgres-server.ts'
import { type FrontProxy, findProgram, makeProxy } from './proxy.ts'
import { openGate, type TcpGate } from './tcp-gate.ts'

/** A process of the product with a supervisor that starts it again, like systemd. */
export type Supervised = {
	name: string
	/** Asks it to stop, waits for that and starts it again, like a rolling restart. */
	restart: () => Promise<void>
	kill: () => Promise<void>
	/** Resolves once it is ready again. */
	isUp: () => Promise<unknown>
	/** Lines that it logged as failures of its own. */
	errors: () => string[]
	/** Why it refused requests; logged at most once a second. */
	refusals: () => string[]
	stop: () => Promise<void>
}

/** All parts of an installation on several machines, on this one. */
export type Machines = {
	url: string
	primary: PostgresServer
	replica: PostgresServer
	/** Makes the replica the primary, to which all connections then lead. */
	promote: () => Promise<void>
	/** The connection from the primary to its replica, and from each web process to the primary. */
	replicaLine: TcpGate
	webLines: TcpGate[]
	webs: Supervised[]
	workers: Supervised[]
	proxy: FrontProxy
	redis: Redis | undefined
	stop: () => Promise<void>
}

type Redis = {
	url: string
	start: () => Promise<void>
	kill: () => Promise<void>
	/** SIGSTOP leaves its connections open and responds to nobody. */
	signal: (name: 'SIGSTOP' | 'SIGCONT') => void
}

type MachineOptions = {
	folder: string
	webs: number
	workers: number
	proxy: 'nginx' | 'node'
	withRedis: boolean
	/** SOURCES_FILE; all sources without it. */
	sources?: string
}

const restartPauseMs = 500

export async function startMachines(options: MachineOptions): Promise<Machines> {
	const { folder } = options
	const primary = await makePrimary(join(folder, 'primary'))
	const replicaLine = await openGate(() => primary.port)
	const replica = await makeReplica(primary, join(folder, 'replica'), { port: replicaLine.port })
	const redis = options.withRedis ? await startRedis(folder) : undefined
	const env = {
		NEWS_MODE: 'sample',
		DATABASE_READ_URLS: replica.url,
		RATE_LIMIT_SCALE: '100000',
		TRUST_PROXY: '127.0.0.1',
		PUBLIC_URL: 'http://localhost',
		...(redis === undefined ? {} : { REDIS_URL: redis.url }),
		...(options.sources === undefined ? {} : { SOURCES_FILE: options.sources }),
	}
	// As a proxy in front of a cluster: the one address leads to the primary, whichever that is.
	let leader = primary
	const addressThrough = ({ port }: TcpGate) => `postgresql://zagros@127.0.0.1:${port}/postgres`
	const toLeader = () => openGate(() => leader.port)
	const ports = await Promise.all(Array.from({ length: options.webs }, () => freePort('127.0.0.1')))
	const [workerLine, ...webLines] = await Promise.all([toLeader(), ...ports.map(toLeader)])
	const names = Array.from({ length: options.workers }, (_, index) => `worker ${index + 1}`)
	// The first worker creates the tables and collects the first news; the others find them.
	const workers: Supervised[] = []
	for (const name of names) {
		const own = { ROLE: 'worker', DATABASE_URL: addressThrough(workerLine), DATA_DIR: join(folder, name) }
		workers.push(await supervise(name, { ...env, ...own }))
	}
	const webs = await Promise.all(
		webLines.map((line, index) => {
			const name = `web ${index + 1}`
			const own = {
				ROLE: 'web',
				PORT: String(ports[index]),
				DATABASE_URL: addressThrough(line),
				DATA_DIR: join(folder, name),
			}
			return supervise(name, { ...env, ...own })
		}),
	)
	const proxy = await makeProxy(options.proxy, join(folder, 'proxy'), ports)
	await proxy.start()
	return {
		url: proxy.url,
		...{ primary, replica, replicaLine, webLines, webs, workers, proxy, redis },
		promote: async () => {
			await replica.query('select pg_promote()')
			leader = replica
		},
		stop: async () => {
			await Promise.all([...webs, ...workers].map((one) => one.stop()))
			await proxy.stop('SIGKILL')
			await redis?.kill()
			for (const line of [replicaLine, workerLine, ...webLines]) line.close()
			await replica.stop('SIGKILL')
			await primary.stop('SIGKILL')
		},
	}
}

async function supervise(name: string, env: Record<string, string>): Promise<Supervised> {
	await mkdir(env.DATA_DIR ?? '', { recursive: true })
	const isWorker = env.ROLE === 'worker'
	let wanted = true
	let up: Promise<unknown>
	let current: Product | undefined
	const errors: string[] = []
	const refusals: string[] = []
	const start = async (): Promise<void> => {
		while (wanted) {
			try {
				const begun = await startProduct(env, isWorker ? /Zagros is collecting/ : undefined)
				current = begun
				begun.process.stdout?.on('data', (chunk: Buffer) => {
					const lines = chunk.toString().split('\n')
					errors.push(...lines.filter((line) => line.includes('"level":50')))
					refusals.push(...lines.flatMap((line) => /"status":503.*"reason":"([^"]+)"/.exec(line)?.[1] ?? []))
				})
				// It may be told to stop while it starts.
				if (!wanted) await begun.stop('SIGKILL')
				begun.process.once('exit', () => {
					if (current === begun && wanted) up = sleep(restartPauseMs).then(start)
				})
				return
			} catch {
				// A worker waits a minute for a primary, and is started again until there is one.
				await sleep(restartPauseMs)
			}
		}
	}
	up = start()
	await up
	return {
		name,
		isUp: async () => {
			// The supervisor has not yet noticed a process that has just died.
			await sleep(restartPauseMs / 2)
			await up
		},
		errors: () => errors,
		refusals: () => refusals,
		restart: async () => {
			const old = current
			current = undefined
			await old?.stop('SIGTERM')
			up = start()
			await up
		},
		kill: async () => {
			await current?.stop('SIGKILL')
		},
		stop: async () => {
			wanted = false
			await current?.stop('SIGKILL')
		},
	}
}

/** A real Valkey or Redis, from VALKEY_PATH or PATH; undefined where there is none. */
async function startRedis(folder: string): Promise<Redis | undefined> {
	const program = process.env.VALKEY_PATH ?? findProgram('valkey-server') ?? findProgram('redis-server')
	if (!program) return undefined
	const port = await freePort('127.0.0.1')
	let child: ChildProcess | undefined
	const start = async () => {
		child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder], {
			stdio: 'ignore',
		})
		await sleep(300)
	}
	await start()
	return {
		url: `redis://127.0.0.1:${port}`,
		start,
		signal: (name) => void child?.kill(name),
		kill: async () => {
			const running = child
			if (running === undefined || running.exitCode !== null || running.signalCode !== null) return
			const ended = new Promise((resolve) => running.once('exit', resolve))
			running.kill('SIGKILL')
			await ended
		},
	}
}
