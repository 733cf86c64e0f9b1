import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#store/database/open-database.ts'
import { prepareServerFolder } from '#store/private-server/folder.ts'

import { joinPrivateServer } from '#store/private-server/private-server.ts'
import { isRunning, stopServer } from '#store/private-server/process.ts'
import { adminRole, loginTo } from '#store/private-server/roles.ts'
import { buildPages } from './product.ts'
import { databaseFolder } from './ready-to-test.ts'

const testRole = 'tester'
const prefix = 'zagros-test-'
const silent = { info: () => {}, warn: () => {} }
// No test data outlives the run, so nothing needs to reach the disk.
const volatile = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

declare module 'vitest' {
	interface ProvidedContext {
		/** The folder and the address of the run's server, and the migrated database that each test file gets a copy of. */
		testServer: { folder: string; host: string; port: number; user: string; template: string }
	}
}

/** One private server for the whole run, migrated once. */
export default async function setUp(project: TestProject) {
	buildPages()
	const folder = await databaseFolder()
	await removeLeftovers(folder)
	const dataDir = await mkdtemp(join(folder, `${prefix}${process.pid}-`))
	const server = await joinPrivateServer({ dataDir, log: silent, settings: volatile })
	if (!server.ok) {
		await rm(dataDir, { recursive: true, force: true })
		throw new Error(server.failure.message)
	}
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
	await createTestRole(dataDir)
	const { host = '', port = 0 } = server.value.login('live')
	project.provide('testServer', { folder: dataDir, host, port, user: testRole, template: 'live' })
	return stop
}

/** Tests create and drop databases, which the role of the application may not. */
async function createTestRole(dataDir: string): Promise<void> {
	const folder = await prepareServerFolder(dataDir)
	if (!folder.ok) throw new Error(folder.failure.message)
	const admin = new pg.Client(loginTo(folder.value, 'postgres', adminRole))
	await admin.connect()
	await admin.query(`create role ${testRole} login superuser`)
	await admin.end()
}

/** A run that was killed could not stop its server; its process id is in the folder's name. */
async function removeLeftovers(parent: string): Promise<void> {
	for (const name of await readdir(parent)) {
		const pid = Number(name.startsWith(prefix) ? name.slice(prefix.length).split('-')[0] : '')
		if (!pid || isRunning(pid)) continue
		const dataDir = join(parent, name)
		const folder = await prepareServerFolder(dataDir)
		if (folder.ok) await stopServer(folder.value, 'by-force')
		await rm(dataDir, { recursive: true, force: true })
	}
}
