import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freePort } from '#main/wiring/free-port.ts'
import { missingPhpFiles } from './missing.ts'
import { opmlOf } from './opml.ts'
import type { Peer } from './peer.ts'
import { runProgram, startServer } from './program.ts'

const user = 'bench'
const password = 'bench-password'
/** It asks a feed once an hour. */
const laterSeconds = 2 * 3600

/** FreshRSS of 2024 or later (1.24), on SQLite, which is what it installs itself with. */
export const freshRss: Peer = {
	name: 'FreshRSS',
	variable: 'FRESHRSS_PATH',
	missing: (path) =>
		missingPhpFiles(path, ['cli/do-install.php', 'cli/actualize-user.php', 'p/api/greader.php']),
	open: async (path, { folder, feeds }) => {
		const data = join(folder, 'data')
		const surroundings = { cwd: path, env: { DATA_PATH: data } }
		const cli = (name: string, ...args: string[]) =>
			runProgram('php', [`cli/${name}.php`, ...args], surroundings)
		const opml = join(folder, 'feeds.opml')
		await writeFile(opml, opmlOf(feeds))
		await cli('prepare')
		await cli('do-install', '--default-user', user, '--db-type', 'sqlite', '--api-enabled')
		await cli(
			'create-user',
			'--user',
			user,
			'--password',
			password,
			'--api-password',
			password,
			'--no-default-feeds',
		)
		await cli('import-for-user', '--user', user, '--filename', opml)
		const items = join(data, 'users', user, 'db.sqlite')
		return {
			readAll: () => cli('actualize-user', '--user', user),
			makeDue: async () => {
				const database = new DatabaseSync(items)
				database.exec(`update feed set lastUpdate = lastUpdate - ${laterSeconds}`)
				database.close()
				const earlier = Date.now() / 1000 - laterSeconds
				for (const file of await readdir(join(data, 'cache')))
					await utimes(join(data, 'cache', file), earlier, earlier)
			},
			stored: async () => {
				const database = new DatabaseSync(items, { readOnly: true })
				try {
					return Number(database.prepare('select count(*) as items from entry').get()?.items)
				} finally {
					database.close()
				}
			},
			helpers: async () => [],
			serve: async () => {
				const address = `127.0.0.1:${await freePort('127.0.0.1')}`
				const origin = `http://${address}`
				const server = await startServer(
					'php',
					['-S', address, '-t', 'p'],
					`${origin}/api/greader.php`,
					surroundings,
				)
				const authorization = `GoogleLogin auth=${await login(origin)}`
				const path = '/api/greader.php/reader/api/0/stream/contents/reading-list?n=10'
				return { origin, ...server, ask: { method: 'GET', path, headers: { authorization } } }
			},
			close: async () => {},
		}
	},
}

async function login(origin: string): Promise<string> {
	const form = new URLSearchParams({ Email: user, Passwd: password })
	const answer = await fetch(`${origin}/api/greader.php/accounts/ClientLogin?${form}`)
	const [, token] = /^Auth=(.+)$/m.exec(await answer.text()) ?? []
	if (token === undefined) throw new Error(`FreshRSS lets nobody in: ${answer.status}`)
	return token
}
