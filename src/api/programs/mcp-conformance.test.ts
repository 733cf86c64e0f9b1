import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { testApi } from '#test/api-app.ts'

const { app } = await testApi()
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const packageFile = createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json')
const suite = join(dirname(packageFile), 'dist/index.js')

/** Runs the published suite and returns what it prints and how it ends. */
const run = (...given: string[]) =>
	new Promise<{ code: number | null; output: string }>((resolve) => {
		const child = spawn(process.execPath, [suite, ...given])
		let output = ''
		for (const pipe of [child.stdout, child.stderr]) pipe.on('data', (chunk) => (output += String(chunk)))
		child.on('close', (code) => resolve({ code, output }))
	})

const passed = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection']

/** Scenarios of the suite that this server cannot pass, and why. */
const left: Readonly<Record<string, string>> = {
	...Object.fromEntries(
		[
			...['tools-call-simple-text', 'tools-call-image', 'tools-call-audio', 'tools-call-embedded-resource'],
			...['tools-call-mixed-content', 'tools-call-with-logging', 'tools-call-error'],
			...['tools-call-with-progress', 'tools-call-sampling', 'tools-call-elicitation', 'json-schema-2020-12'],
			...['elicitation-sep1034-defaults', 'elicitation-sep1330-enums'],
		].map((name) => [name, 'calls a tool of the suite’s own fixtures']),
	),
	...Object.fromEntries(
		[
			...['resources-list', 'resources-read-text', 'resources-read-binary', 'resources-templates-read'],
			...['resources-subscribe', 'resources-unsubscribe'],
		].map((name) => [name, 'reads a resource of the suite’s own fixtures; we have none']),
	),
	...Object.fromEntries(
		[
			...['prompts-list', 'prompts-get-simple', 'prompts-get-with-args', 'prompts-get-embedded-resource'],
			...['prompts-get-with-image', 'completion-complete'],
		].map((name) => [name, 'reads a prompt of the suite’s own fixtures; we have none']),
	),
	'logging-set-level': 'needs a server that logs to its client; ours has nothing to tell',
	'server-sse-polling': 'calls a tool of the suite’s own fixtures, over a session',
	'server-sse-multiple-streams': 'needs a session; ours keeps none',
}

test('every scenario is either passed or left with a reason', async () => {
	const { output } = await run('list', '--server')
	const offered = [...output.matchAll(/^ {2}- ([\w-]+) /gm)].map(([, name]) => name ?? '')
	expect(offered.length).toBeGreaterThan(20)
	expect(offered.toSorted()).toEqual([...passed, ...Object.keys(left)].toSorted())
})

test.each(passed)('the scenario %s passes', async (scenario) => {
	const { code, output } = await run('server', '--url', `${address}/mcp`, '--scenario', scenario)
	expect(code, output).toBe(0)
})
