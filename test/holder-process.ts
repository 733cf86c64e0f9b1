import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { DatabaseProblem } from '#store/database/database-problem.ts'
import type { OpenDatabaseOptions } from '#store/database/open-database.ts'
import type { TestAccount } from './data-folder.ts'

type HolderResponse = {
	problem?: DatabaseProblem
	started?: string
	description?: string
	log?: string[]
	total?: number
	error?: string
	closed?: boolean
}

/** A process that holds a database open; see database-holder.ts. */
type HolderProcess = {
	child: ChildProcess
	/** The next line that it prints. */
	nextLine: () => Promise<HolderResponse>
	send: (line: 'add' | 'count' | 'close') => Promise<HolderResponse>
	/** Kills it like a power cut. */
	kill: () => Promise<void>
	close: () => Promise<void>
	/** What it wrote to standard error. */
	errorOutput: () => string
}

const program = fileURLToPath(new URL('database-holder.ts', import.meta.url))

export function startHolder(
	options: Partial<OpenDatabaseOptions> & { dataDir: string },
	account?: TestAccount,
): HolderProcess {
	// The data of these tests must survive a killed process, but no power cut.
	const given = JSON.stringify({ serverSettings: { fsync: 'off' }, ...options })
	const child = spawn(process.execPath, [program, given], {
		stdio: ['pipe', 'pipe', 'pipe'],
		cwd: '/',
		...account,
	})
	onTestFinished(() => void child.kill('SIGKILL'))
	const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
	let errorOutput = ''
	child.stderr.on('data', (bytes) => {
		errorOutput += bytes
	})
	const gone = once(child, 'exit')
	const nextLine = async () => {
		const { value, done } = await lines.next()
		if (done) throw new Error(`the holder ended: ${errorOutput}`)
		return JSON.parse(value)
	}
	const send = (line: string) => {
		child.stdin.write(`${line}\n`)
		return nextLine()
	}
	return {
		child,
		nextLine,
		send,
		kill: async () => {
			child.kill('SIGKILL')
			await gone
		},
		close: async () => {
			await send('close')
			child.stdin.end()
			await gone
		},
		errorOutput: () => errorOutput,
	}
}

/** Whether another user may read the project; not if it is in a folder that only root may enter. */
export function canUseProgram(account: { uid: number; gid: number }): Promise<boolean> {
	return new Promise((resolve) => {
		const child = spawn('test', ['-r', program, '-a', '-x', process.execPath], { cwd: '/', ...account })
		child.once('error', () => resolve(false))
		child.once('exit', (code) => resolve(code === 0))
	})
}
