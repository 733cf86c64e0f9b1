import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { say } from '#bench/measured.ts'
import { joinPrivateServer } from '#store/private-server/private-server.ts'

type PeerDatabase = {
	login: { host: string; port: number; user: string; database: string }
	query: (text: string) => Promise<pg.QueryResult>
	postmaster: () => Promise<number>
	close: () => Promise<void>
}

/** An empty database for a peer, on a PostgreSQL as we start it for ourselves and with the same settings. */
export async function openPeerDatabase(folder: string, name: string): Promise<PeerDatabase> {
	const joined = await joinPrivateServer({ dataDir: folder, log: { info: () => {}, warn: say } })
	if (!joined.ok) throw new Error(joined.failure.message)
	const server = joined.value
	await server.ensureDatabase(name)
	const { host = '', port = 0, user = '', database = '' } = server.login(name)
	return {
		login: { host, port, user, database },
		query: async (text) => {
			const client = new pg.Client(server.login(name))
			await client.connect()
			try {
				return await client.query(text)
			} finally {
				await client.end()
			}
		},
		postmaster: async () =>
			Number((await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]),
		close: () => server.close(),
	}
}
