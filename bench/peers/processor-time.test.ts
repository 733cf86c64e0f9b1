import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { freePort } from '#main/wiring/free-port.ts'
import { secondsOfEnded, secondsOfTrees } from './processor-time.ts'
import { runProgram, startServer } from './program.ts'

const burn =
	'const taken = () => process.cpuUsage().user + process.cpuUsage().system; const end = taken() + 400_000; while (taken() < end);'
const isLinux = process.platform === 'linux'

test.runIf(isLinux)('a program that has ended is counted, and what it started too', async () => {
	const before = await secondsOfEnded()
	const both = `${burn} require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(burn)}])`
	await runProgram(process.execPath, ['-e', both])
	expect((await secondsOfEnded()) - before).toBeGreaterThan(0.7)
})

test.runIf(isLinux)('a living one is counted with what it started, and nobody else', async () => {
	const program = `
		require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(burn)}])
		require('node:http').createServer((_ask, answer) => answer.end()).listen(process.env.AT)`
	const port = await freePort('127.0.0.1')
	const server = await startServer(process.execPath, ['-e', program], `http://127.0.0.1:${port}/`, {
		env: { AT: String(port) },
	})
	try {
		const taken = await secondsOfTrees([server.pid])
		expect(taken).toBeGreaterThan(0.35)
		spawnSync(process.execPath, ['-e', burn])
		expect((await secondsOfTrees([server.pid])) - taken).toBeLessThan(0.2)
	} finally {
		await server.stop()
	}
})

test('a program that ends badly is an error with the last that it said', async () => {
	const program = 'console.error("no such feed"); process.exit(3)'
	await expect(runProgram(process.execPath, ['-e', program])).rejects.toThrow(/ended with 3: no such feed/)
})
