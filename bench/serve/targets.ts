import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { programArguments } from '#test/product.ts'

/** A server under load, in a process of its own. */
export type Target = {
	origin: string
	pid: number | undefined
	/** Processor seconds that it has used since it started. */
	cpuSeconds: () => Promise<number>
	stop: () => Promise<void>
}

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const textOf = async (url: string) => (await fetch(url)).text()

async function end(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null) return
	const gone = once(child, 'exit')
	child.kill('SIGTERM')
	await gone
}

/**
 * The processor time of all threads of a process, from the kernel. Requesting `/metrics` would cost the server more
 * than a hundred lists; it is only used on systems other than Linux.
 */
async function kernelCpuSeconds(pid: number | undefined): Promise<number | undefined> {
	try {
		const threads = await readdir(`/proc/${pid}/task`)
		const spent = await Promise.all(
			threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')),
		)
		return spent.reduce((sum, line) => sum + Number(line.split(' ')[0]), 0) / 1e9
	} catch {
		return undefined
	}
}

/** Resident memory of a process with its threads in MB, as the Linux kernel counts. */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
	const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
	return Number(/^Rss: +(\d+) kB/m.exec(text)?.[1]) / 1024
}

/** Without limits, for benchmarks whose whole load comes from one address. */
const unlimited = { RATE_LIMIT_SCALE: '1000000', IDLE_CONNECTIONS_PER_ADDRESS: '0' }

/** The product as an operator starts it, on a database that is already filled. */
export async function startProduct(
	dataDir: string,
	settings: Record<string, string> = unlimited,
): Promise<Target> {
	const child = spawn(process.execPath, programArguments, {
		env: {
			...process.env,
			PORT: '0',
			DATA_DIR: dataDir,
			ROLE: 'web',
			NEWS_MODE: 'live',
			...settings,
		},
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	const lines = createInterface({ input: child.stdout })
	const { promise: ready, resolve, reject } = Promise.withResolvers<string>()
	lines.on('line', (line) => {
		const [, address] = /ready at (http:\S+)/.exec(line) ?? []
		if (address !== undefined) resolve(address.replace('localhost', '127.0.0.1'))
	})
	child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
	const origin = await ready
	return {
		origin,
		pid: child.pid,
		cpuSeconds: async () => (await kernelCpuSeconds(child.pid)) ?? metricCpuSeconds(origin),
		stop: () => end(child),
	}
}

async function metricCpuSeconds(origin: string): Promise<number> {
	const metrics = await textOf(`${origin}/metrics`)
	return Number(/^process_cpu_seconds_total ([\d.e+-]+)/m.exec(metrics)?.[1])
}

type BareResponses = Record<string, { headers: Record<string, string>; body: string }>

export async function startBare(responses: BareResponses): Promise<Target> {
	const child = fork(pathTo('bare-server.ts'))
	const [address] = (await once(child, 'message')) as [{ port: number }]
	child.send(responses)
	await once(child, 'message')
	const origin = `http://127.0.0.1:${address.port}`
	const cpuSeconds = async () => (await kernelCpuSeconds(child.pid)) ?? Number(await textOf(`${origin}/cpu`))
	return { origin, pid: child.pid, cpuSeconds, stop: () => end(child) }
}
