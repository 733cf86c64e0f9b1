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
	heard?: string[]
	total?: number
	error?: string
	closed?: boolean
}

/** A process of its own that holds a database open; see database-holder.ts. */
type HolderProcess = {
	child: ChildProcess
	/** The next line it says. */
	hear: () => Promise<HolderResponse>
	ask: (line: 'add' | 'count' | 'close') => Promise<HolderResponse>
	/** Ends it as a power cut would. */
	kill: () => Promise<void>
	close: () => Promise<void>
	/** What it wrote on its standard error. */
	complaints: () => string
}

const program = fileURLToPath(new URL('database-holder.ts', import.meta.url))

export function startHolder(
	options: Partial<OpenDatabaseOptions> & { dataDir: string },
	account?: TestAccount,
): HolderProcess {
	// Nothing that these tests write must survive a power cut, only a killed process.
	const given = JSON.stringify({ serverSettings: { fsync: 'off' }, ...options })
	const child = spawn(process.execPath, [program, given], {
		stdio: ['pipe', 'pipe', 'pipe'],
		cwd: '/',
		...account,
	})
	onTestFinished(() => void child.kill('SIGKILL'))
	const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
	let complaints = ''
	child.stderr.on('data', (bytes) => {
		complaints += bytes
	})
	const gone = once(child, 'exit')
	const hear = async () => {
		const { value, done } = await lines.next()
		if (done) throw new Error(`the holder ended: ${complaints}`)
		return JSON.parse(value)
	}
	const ask = (line: string) => {
		child.stdin.write(`${line}\n`)
		return hear()
	}
	return {
		child,
		hear,
		ask,
		kill: async () => {
			child.kill('SIGKILL')
			await gone
		},
		close: async () => {
			await ask('close')
			child.stdin.end()
			await gone
		},
		complaints: () => complaints,
	}
}

/** Whether another user may read the project at all; in a folder only root may enter they may not. */
export function canUseProgram(account: { uid: number; gid: number }): Promise<boolean> {
	return new Promise((resolve) => {
		const child = spawn('test', ['-r', program, '-a', '-x', process.execPath], { cwd: '/', ...account })
		child.once('error', () => resolve(false))
		child.once('exit', (code) => resolve(code === 0))
	})
}
