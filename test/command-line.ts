import { spawn } from 'node:child_process'
import { runZagros } from '#main/cli/run-zagros.ts'
import { sampleNews } from './sample-news.ts'

type Ended = { code: number | null; out: string; err: string }
type Given = { env: Record<string, string>; input?: string }

/** Runs `zagros` in a process of its own until it ends. */
export function runCommand(args: readonly string[], { env, input = '' }: Given): Promise<Ended> {
	const child = spawn(process.execPath, ['src/main/cli.ts', ...args], {
		env: { PATH: process.env.PATH, ...sampleNews, ...env },
	})
	const ended: Ended = { code: null, out: '', err: '' }
	child.stdout.on('data', (bytes) => {
		ended.out += bytes
	})
	child.stderr.on('data', (bytes) => {
		ended.err += bytes
	})
	child.stdin.end(input)
	return new Promise((resolve) => child.once('close', (code) => resolve({ ...ended, code })))
}

/** Runs the command in this process, because loading takes most of its time. It gets no standard input. */
export async function callCommand(args: readonly string[], { env }: Pick<Given, 'env'>): Promise<Ended> {
	const ended: Ended = { code: null, out: '', err: '' }
	const output = {
		print: (line: string) => {
			ended.out += `${line}\n`
		},
		note: (line: string) => {
			ended.err += `${line}\n`
		},
	}
	const before = { ...process.env }
	Object.assign(process.env, env)
	try {
		ended.code = await runZagros([...args], output, new AbortController().signal)
		return ended
	} finally {
		for (const name of Object.keys(env)) {
			if (before[name] === undefined) delete process.env[name]
			else process.env[name] = before[name]
		}
	}
}
