import { freePort } from '#main/wiring/free-port.ts'
import { missingProgram } from './missing.ts'
import { opmlOf } from './opml.ts'
import type { Peer } from './peer.ts'
import { openPeerDatabase } from './peer-database.ts'
import { runProgram, startServer } from './program.ts'

const authorization = `Basic ${Buffer.from('bench:bench-password').toString('base64')}`

export const miniflux: Peer = {
	name: 'miniflux',
	variable: 'MINIFLUX_PATH',
	missing: missingProgram,
	open: async (path, { folder, feeds }) => {
		const database = await openPeerDatabase(folder, 'miniflux')
		const { host, port, user, database: name } = database.login
		const address = `127.0.0.1:${await freePort('127.0.0.1')}`
		const origin = `http://${address}`
		const env = {
			DATABASE_URL: `host=${host} port=${port} user=${user} dbname=${name} sslmode=disable`,
			CREATE_ADMIN: '1',
			ADMIN_USERNAME: 'bench',
			ADMIN_PASSWORD: 'bench-password',
			LISTEN_ADDR: address,
			BASE_URL: origin,
			BATCH_SIZE: String(feeds.length),
			// Since 2.3 it asks private addresses only where it is told to.
			FETCHER_ALLOW_PRIVATE_NETWORKS: '1',
			// It serves, and reads feeds when the benchmark says so.
			DISABLE_SCHEDULER_SERVICE: '1',
			LOG_LEVEL: 'warning',
		}
		const serve = async () => {
			const { pid, stop } = await startServer(path, [], `${origin}/healthcheck`, { env })
			const query = 'order=published_at&direction=desc&limit=10'
			return {
				...{ origin, pid, stop },
				ask: { method: 'GET' as const, path: `/v1/entries?${query}`, headers: { authorization } },
			}
		}
		await runProgram(path, ['-migrate'], { env })
		const { stop } = await serve()
		const imported = await fetch(`${origin}/v1/import`, {
			method: 'POST',
			headers: { authorization },
			body: opmlOf(feeds),
		})
		await stop()
		if (!imported.ok) throw new Error(`miniflux takes no feeds: ${imported.status} ${await imported.text()}`)
		return {
			readAll: () => runProgram(path, ['-refresh-feeds'], { env }),
			makeDue: () => runProgram(path, ['-reset-feed-next-check-at'], { env }),
			stored: async () => Number((await database.query('select count(*) from entries')).rows[0]?.count),
			helpers: async () => [await database.postmaster()],
			serve,
			close: database.close,
		}
	},
}
