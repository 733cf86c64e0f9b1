import { spawn } from 'node:child_process'

type Ended = { code: number | null; out: string; err: string }
type Given = { env: Record<string, string>; input?: string }

/** `zagros` as a program of its own, until it ends. */
export function runCommand(args: readonly string[], { env, input = '' }: Given): Promise<Ended> {
	const child = spawn(process.execPath, ['src/main/cli.ts', ...args], {
		env: { PATH: process.env.PATH, ...env },
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
