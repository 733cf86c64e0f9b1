import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { errorCode } from '#store/database/database-problem.ts'
import { newClient } from '#store/database/new-client.ts'
import type { ServerFolder } from './folder.ts'
import { serverPort } from './socket.ts'

/** Created with the server, and creates its databases. */
export const adminRole = 'zagros'
/** Owns the databases and is no superuser: its SQL cannot leave them. */
export const applicationRole = 'zagros_application'

const connectTimeoutMs = 5_000

export const loginFor = (folder: ServerFolder, database: string): pg.ClientConfig =>
	loginAs(applicationRole, folder, database)

export const adminLogin = (folder: ServerFolder, database: string): pg.ClientConfig => ({
	...loginAs(adminRole, folder, database),
	password: () => readAdminPassword(folder),
})

/** Empty before the first start has made one. */
export const readAdminPassword = ({ adminPassword }: ServerFolder): Promise<string> =>
	readFile(adminPassword, 'utf8').catch((error: unknown) => {
		if (errorCode(error) === 'ENOENT') return ''
		throw error
	})

const loginAs = (user: string, folder: ServerFolder, database: string): pg.ClientConfig => ({
	host: folder.socket,
	port: serverPort,
	user,
	database,
	password: '',
	ssl: false,
	// Set explicitly, so that a PGOPTIONS of the caller's environment does not count.
	options: '-c timezone=UTC',
	connectionTimeoutMillis: connectTimeoutMs,
})

/** `not-yet`: a server is there and starting, stopping or out of connections. */
export async function canConnect(folder: ServerFolder): Promise<'yes' | 'not-yet' | 'nobody-there'> {
	const client = newClient(adminLogin(folder, 'postgres'))
	try {
		await client.connect()
		return 'yes'
	} catch (error) {
		const code = errorCode(error)
		return code === 'ENOENT' || code === 'ECONNREFUSED' ? 'nobody-there' : 'not-yet'
	} finally {
		await client.end().catch(() => {})
	}
}
