import pg from 'pg'
import { errorCode } from '#store/database/database-problem.ts'
import type { ServerFolder } from './folder.ts'
import { serverPort } from './socket.ts'

/** The private server's one role; the socket's folder decides who may use it. */
export const serverRole = 'zagros'

const connectPatienceMs = 5_000

export const loginFor = (folder: ServerFolder, database: string): pg.ClientConfig => ({
	host: folder.socket,
	port: serverPort,
	user: serverRole,
	database,
	password: '',
	ssl: false,
	// Said, so that a PGOPTIONS of the caller's environment does not count.
	options: '-c timezone=UTC',
	connectionTimeoutMillis: connectPatienceMs,
})

/** `not-yet`: somebody is there and starting, stopping or out of connections. */
export async function canConnect(folder: ServerFolder): Promise<'yes' | 'not-yet' | 'nobody-there'> {
	const client = new pg.Client(loginFor(folder, 'postgres'))
	client.on('error', () => {})
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
