import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { sampleNews } from './sample-news.ts'

export type Product = {
	url: string
	process: ChildProcess
	/** Everything that it has printed so far. */
	output: () => string
	/** Asks it to stop and returns its exit code. */
	stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

const startTimeoutMs = 90_000

type Environment = Record<string, string>

const startLine: string = JSON.parse(readFileSync('package.json', 'utf8')).scripts.start
/**
 * The arguments that `npm start` gives to Node: its flags and the program. The .env file of the developer is not
 * read.
 */
export const programArguments = startLine
	.replace(/^exec node /, '')
	.split(' ')
	.filter((argument) => !argument.endsWith('load-env-file.ts'))

const surroundings = (env: Environment) => ({
	PATH: process.env.PATH,
	HOME: process.env.HOME,
	...sampleNews,
	...env,
})

/** What `npm start` does first: builds the pages if their sources have changed. */
export const buildPages = (folder = '.'): void => {
	const stdio = ['ignore', 'ignore', 'inherit'] as const
	execFileSync(process.execPath, ['src/main/build-pages.ts'], { stdio: [...stdio], cwd: folder })
}

const launch = (env: Environment, folder = '.') =>
	spawn(process.execPath, programArguments, {
		env: surroundings(env),
		stdio: ['ignore', 'pipe', 'pipe'],
		cwd: folder,
	})

/** Runs `npm start` in a process group of its own, like a shell in a terminal. */
const launchByNpm = (env: Environment) =>
	spawn('npm', ['start'], { env: surroundings(env), stdio: ['ignore', 'pipe', 'pipe'], detached: true })

const exitOf = (child: ChildProcess): Promise<number | null> =>
	child.exitCode !== null || child.signalCode !== null
		? Promise.resolve(child.exitCode)
		: new Promise((resolve) => child.once('exit', (code) => resolve(code)))

function listen(child: ChildProcess): () => string {
	let output = ''
	const keep = (chunk: Buffer) => {
		output = (output + chunk.toString()).slice(-200_000)
	}
	child.stdout?.on('data', keep)
	child.stderr?.on('data', keep)
	return () => output
}

type Launched = Omit<Product, 'url'> & { ready: Promise<string> }

/** Starts the product as `npm start` does; `ready` resolves to its URL. */
export const launchProduct = (env: Environment, readyLine?: RegExp, folder?: string): Launched =>
	follow(launch(env, folder), (child, signal) => child.kill(signal), readyLine)

/** `npm start` itself; a signal reaches the whole group, like Ctrl-C. */
export const launchReadmeLine = (env: Environment): Launched =>
	follow(launchByNpm(env), ({ pid }, signal) => pid !== undefined && killGroup(pid, signal))

function killGroup(pid: number, signal: NodeJS.Signals): void {
	try {
		process.kill(-pid, signal)
	} catch {
		// The whole group is gone already.
	}
}

function follow(
	child: ChildProcess,
	send: (child: ChildProcess, signal: NodeJS.Signals) => unknown,
	readyLine = /Zagros is ready at (http:\/\/\S+)/,
): Launched {
	const output = listen(child)
	const ready = new Promise<string>((resolve, reject) => {
		const giveUp = (reason: string) => {
			clearTimeout(timer)
			send(child, 'SIGKILL')
			reject(new Error(`the product ${reason}:\n${output().slice(-3000)}`))
		}
		const timer = setTimeout(() => giveUp('is not ready'), startTimeoutMs)
		const look = () => {
			const found = readyLine.exec(output())
			if (found === null) return
			clearTimeout(timer)
			child.stdout?.off('data', look)
			child.off('exit', ended)
			resolve(found[1] ?? '')
		}
		const ended = (code: number | null) => giveUp(`ended with ${code}`)
		child.stdout?.on('data', look)
		child.once('exit', ended)
	})
	const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
		send(child, signal)
		const timer = setTimeout(() => send(child, 'SIGKILL'), 20_000)
		return exitOf(child).finally(() => clearTimeout(timer))
	}
	return { process: child, output, stop, ready }
}

/** Starts it and waits for the ready line, or for another one. */
export async function startProduct(env: Environment, readyLine?: RegExp, folder?: string): Promise<Product> {
	const product = launchProduct(env, readyLine, folder)
	return { ...product, url: await product.ready }
}

/** Runs the product until it exits by itself, for settings with which it must not start. */
export async function failToStart(env: Environment): Promise<{ code: number | null; output: string }> {
	const child = launch(env)
	const output = listen(child)
	const timer = setTimeout(() => child.kill('SIGKILL'), startTimeoutMs)
	const code = await exitOf(child)
	clearTimeout(timer)
	return { code, output: output() }
}
