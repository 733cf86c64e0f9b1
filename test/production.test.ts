import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { launchReadmeLine } from './product.ts'

/** The paths of every script that a running process has loaded, from Node's debugger. */
async function loadedScripts(debuggerUrl: string): Promise<string[]> {
	const socket = new WebSocket(debuggerUrl)
	const scripts: string[] = []
	const { promise: enabled, resolve, reject } = Promise.withResolvers<void>()
	socket.onerror = () => reject(new Error(`no debugger responds at ${debuggerUrl}`))
	socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: 'Debugger.enable' }))
	socket.onmessage = ({ data }) => {
		const message = JSON.parse(String(data))
		if (message.method === 'Debugger.scriptParsed') scripts.push(message.params.url)
		// The debugger reports every script before it responds.
		if (message.id === 1) resolve()
	}
	await enabled
	socket.close()
	return scripts
}

test('npm start loads no development build of any library, whatever NODE_ENV the shell has', async () => {
	const dataDir = await mkdtemp(join(tmpdir(), 'zagros-production-'))
	onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
	const product = launchReadmeLine({
		PORT: '0',
		DATA_DIR: dataDir,
		NEWS_MODE: 'live',
		NODE_ENV: 'development',
		NODE_OPTIONS: '--inspect=127.0.0.1:0',
	})
	onTestFinished(async () => void (await product.stop()))
	const url = await product.ready
	// Modules that are loaded on first use must be loaded too.
	for (const path of ['/en', '/fa', '/v1/docs', '/v1/openapi.json']) {
		const status = async () => (await fetch(`${url}${path}`)).status
		await expect.poll(status, { timeout: 60_000, interval: 500 }).toBe(200)
	}
	// npm has a debugger as well, which comes first.
	const debuggerUrl = [...product.output().matchAll(/Debugger listening on (ws:\S+)/g)].at(-1)?.[1] ?? ''
	const scripts = await loadedScripts(debuggerUrl)
	expect(scripts.filter((url) => /react-dom-server\S*\.production\.js$/.test(url))).not.toEqual([])
	expect(scripts.filter((url) => /development/.test(url.replace(/^.*node_modules/, '')))).toEqual([])
})

test("the operator's commands are production too", async () => {
	const tellAtExit = 'process.on("exit", () => process.stderr.write("NODE_ENV=" + process.env.NODE_ENV))'
	const { stderr } = await promisify(execFile)('npm', ['run', '-s', 'zagros', '--', 'tag', '--help'], {
		env: {
			PATH: process.env.PATH,
			HOME: process.env.HOME,
			NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tellAtExit)}`,
		},
	})
	expect(stderr).toContain('NODE_ENV=production')
})
