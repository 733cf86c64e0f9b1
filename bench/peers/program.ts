import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

type Surroundings = { cwd?: string; env?: Record<string, string> }

const longestStartMs = 30_000

function start(command: string, args: readonly string[], { cwd, env }: Surroundings) {
	const child = spawn(command, args, {
		...(cwd === undefined ? {} : { cwd }),
		env: { ...process.env, ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	let said = ''
	const keep = (chunk: Buffer) => {
		said = (said + chunk.toString()).slice(-2_000)
	}
	child.stdout.on('data', keep)
	child.stderr.on('data', keep)
	return { child, said: () => said.trim() }
}

/** Runs a program to its end; one that ends badly is an error with the last that it said. */
export async function runProgram(
	command: string,
	args: readonly string[],
	surroundings: Surroundings = {},
): Promise<void> {
	const { child, said } = start(command, args, surroundings)
	const [code, signal] = await once(child, 'exit')
	if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code ?? signal}: ${said()}`)
}

/** Starts a server, and waits until this address of it answers. */
export async function startServer(
	command: string,
	args: readonly string[],
	address: string,
	surroundings: Surroundings = {},
): Promise<{ pid: number; stop: () => Promise<void> }> {
	const { child, said } = start(command, args, surroundings)
	await once(child, 'spawn')
	const deadline = performance.now() + longestStartMs
	while (!(await fetch(address).then(drain, () => false))) {
		if (hasEnded(child) || performance.now() > deadline) {
			child.kill('SIGKILL')
			throw new Error(`${command} does not answer at ${address}: ${said()}`)
		}
		await sleep(50)
	}
	const stop = async () => {
		if (hasEnded(child)) return
		const gone = once(child, 'exit')
		child.kill('SIGTERM')
		await gone
	}
	return { pid: child.pid ?? 0, stop }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

const drain = async (answer: Response): Promise<true> => {
	await answer.arrayBuffer()
	return true
}
