import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fewSources } from '#test/few-sources.ts'
import { programArguments } from '#test/product.ts'
import { databaseFolder } from '#test/ready-to-test.ts'
import { sampleNews } from '#test/sample-news.ts'
import { createLogger, terminalLine } from './config/logger.ts'

const folder = await mkdtemp(join(await databaseFolder(), 'zagros-terminal-'))
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))

const command = [process.execPath, ...programArguments]
const terminals: Partial<Record<NodeJS.Platform, string[]>> = {
	linux: ['script', '-qec', command.join(' '), '/dev/null'],
	darwin: ['script', '-q', '/dev/null', ...command],
}
/** A machine may have no `script`: then standard output only says that it is a terminal. */
const pretending = [
	process.execPath,
	'--import=data:text/javascript,process.stdout.isTTY=true',
	...programArguments,
]
const hasScript = spawnSync('script', ['--version']).status === 0
const [program = '', ...args] = (hasScript ? terminals[process.platform] : undefined) ?? pretending

test('a first start tells a person in a terminal each step, where the product is and how to stop it', async () => {
	const env = { PATH: process.env.PATH, HOME: folder, NO_COLOR: '1', ...sampleNews }
	const given = { PORT: '0', DATA_DIR: join(folder, 'data'), SOURCES_FILE: await fewSources(folder) }
	const child = spawn(program, args, { env: { ...env, ...given } })
	let output = ''
	child.stdout.on('data', (bytes) => {
		output += bytes
	})
	const ended = new Promise((resolve) => child.once('close', resolve))
	await expect.poll(() => output, { timeout: 90_000 }).toContain('Press Ctrl-C')
	const lines = output.trim().split(/\r?\n/)
	for (const line of lines) expect(line).toMatch(/^\d\d:\d\d:\d\d {2}\S/)
	expect(lines.map((line) => line.slice(10))).toEqual([
		expect.stringMatching(/^starting: node v\d+/),
		`creating a private PostgreSQL in ${join(folder, 'data', 'postgres')}`,
		expect.stringMatching(/^applied \d+ migrations/),
		'filling the sample news',
		expect.stringMatching(/^Server listening at http:\/\/127.0.0.1:\d+$/),
		expect.stringMatching(/^Zagros is ready at http:\/\/localhost:\d+ .*news: sample\)$/),
		'Press Ctrl-C to stop it.',
	])
	if (hasScript) child.stdin.write('\x03')
	else child.kill('SIGINT')
	await ended
	expect(output.trim()).toMatch(/\d {2}stopped$/)
})

test('a line for a person has the reason of a failure, no secret, and nothing that controls the terminal', () => {
	const lines: string[] = []
	const write = (line: string) => lines.push(terminalLine(line))
	const logger = createLogger('info', { role: 'web', pid: 12, version: '1.2.3' }, { write })
	logger.warn({ err: new Error('no \x1b[2Jroute'), token: 'hidden' }, 'an e-mail was not sent')
	logger.error({ err: new Error('a mistake') }, 'failed')
	logger.info({ reqId: 'x', method: 'GET', path: '/gone', status: 404, ms: 3 }, 'request completed')
	const [warning, error, request] = lines.map((line) => line.trimEnd().replace(/^.*?\d {2}/, ''))
	expect(warning).toContain('an e-mail was not sent: token …, no �[2Jroute')
	expect(error).toMatch(/failed: Error: a mistake\n +at /)
	expect(request).toBe('request completed: GET /gone 404, ms 3')
})
