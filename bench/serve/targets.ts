import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A server under load, in a process of its own. */
export type Target = {
	origin: string
	/** Processor seconds it has used since it started. */
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

/** The product as an operator starts it, on a database that is already filled. */
export async function startProduct(dataDir: string): Promise<Target> {
	const child = spawn(process.execPath, [pathTo('../../src/main/serve.ts')], {
		env: {
			...process.env,
			PORT: '0',
			DATA_DIR: dataDir,
			ROLE: 'web',
			NEWS_MODE: 'live',
			RATE_LIMIT_SCALE: '1000000',
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
		cpuSeconds: async () => {
			const metrics = await textOf(`${origin}/metrics`)
			return Number(/^process_cpu_seconds_total ([\d.e+-]+)/m.exec(metrics)?.[1])
		},
		stop: () => end(child),
	}
}

export type BareAnswers = Record<string, { headers: Record<string, string>; body: string }>

export async function startBare(answers: BareAnswers): Promise<Target> {
	const child = fork(pathTo('bare-server.ts'))
	const [address] = (await once(child, 'message')) as [{ port: number }]
	child.send(answers)
	await once(child, 'message')
	const origin = `http://127.0.0.1:${address.port}`
	return { origin, cpuSeconds: async () => Number(await textOf(`${origin}/cpu`)), stop: () => end(child) }
}
