import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#store/open-database.ts'
import { joinPrivateServer } from '#store/private-server.ts'

const silent = { info: () => {}, warn: () => {} }
// Nothing a test writes must outlive it, so nothing needs to reach the disk.
const volatile = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

declare module 'vitest' {
	interface ProvidedContext {
		/** Where the run's server lies, how to reach it, and the migrated database that each test file gets a copy of. */
		testServer: { folder: string; host: string; port: number; user: string; template: string }
	}
}

/** One private server for the whole run, migrated once. */
export default async function setUp(project: TestProject) {
	const dataDir = await mkdtemp(join(tmpdir(), 'zagros-test-'))
	const server = await joinPrivateServer({ dataDir, log: silent, settings: volatile })
	if (!server.ok) throw new Error(server.failure.message)
	const stop = async () => {
		await server.value.close()
		await rm(dataDir, { recursive: true, force: true })
	}
	const live = await openDatabase({ dataDir, sample: false, applicationName: 'tests', log: silent })
	if (!live.ok) {
		await stop()
		throw new Error(live.failure.message)
	}
	await live.value.close()
	const { host = '', port = 0, user = '' } = server.value.login('live')
	project.provide('testServer', { folder: dataDir, host, port, user, template: 'live' })
	return stop
}
