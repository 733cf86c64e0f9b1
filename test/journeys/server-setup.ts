import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { chromiumPath } from '#test/chromium.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** The real server on the sample newsroom, shared by all journeys, and the browser to visit it with. */
		journey: { url: string; dataDir: string; chromium: string }
	}
}

const startPatienceMs = 90_000

/** Starts the product as `npm start` does, and waits until it says where it is. */
export default async function setUp(project: TestProject) {
	const chromium = await chromiumPath(process.env)
	const dataDir = await mkdtemp(join(tmpdir(), 'zagros-journey-'))
	const server = spawn(process.execPath, ['src/main/serve.ts'], {
		env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NEWS_MODE: 'sample', RATE_LIMIT_SCALE: '100' },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	const stop = async () => {
		await ended(server)
		await rm(dataDir, { recursive: true, force: true })
	}
	try {
		const url = await readyAddress(server)
		project.provide('journey', { url, dataDir, chromium })
	} catch (error) {
		await stop()
		throw error
	}
	return stop
}

function readyAddress(server: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		let output = ''
		const giveUp = (reason: string) => reject(new Error(`the server ${reason}:\n${output.slice(-3000)}`))
		const timer = setTimeout(() => giveUp('is not ready'), startPatienceMs)
		const read = (chunk: Buffer) => {
			output = (output + chunk.toString()).slice(-20_000)
			const address = /Zagros is ready at (http:\/\/\S+)/.exec(output)?.[1]
			if (address === undefined) return
			clearTimeout(timer)
			resolve(address)
		}
		server.stdout?.on('data', read)
		server.stderr?.on('data', read)
		server.once('exit', (code) => giveUp(`ended with ${code}`))
	})
}

function ended(server: ChildProcess): Promise<void> {
	return new Promise((resolve) => {
		if (server.exitCode !== null) return resolve()
		server.once('exit', () => resolve())
		server.kill('SIGTERM')
		setTimeout(() => server.kill('SIGKILL'), 15_000).unref()
	})
}
