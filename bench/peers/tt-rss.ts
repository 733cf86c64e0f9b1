import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { freePort } from '#main/wiring/free-port.ts'
import { missingPhpFiles } from './missing.ts'
import type { Peer } from './peer.ts'
import { openPeerDatabase } from './peer-database.ts'
import { runProgram, startServer } from './program.ts'

/**
 * Tiny Tiny RSS as Debian packs it, in a copy of its own. It asks no loopback address and no unusual port, so that its
 * feeds stand at an address nobody has and our feed server is its proxy.
 */
export const ttRss: Peer = {
	name: 'tt-rss',
	variable: 'TTRSS_PATH',
	missing: (path) => missingPhpFiles(path, ['www/update.php', schema]),
	open: async (path, { folder, feeds }) => {
		const database = await openPeerDatabase(folder, 'ttrss')
		const copy = join(folder, 'www')
		const left = new Set(['config.php', 'feed-icons'])
		await cp(join(path, 'www'), copy, {
			recursive: true,
			dereference: true,
			filter: (file) => !left.has(basename(file)),
		})
		const cache = join(folder, 'cache')
		for (const name of ['feeds', 'images', 'upload', 'export', 'simplepie']) {
			await mkdir(join(cache, name), { recursive: true })
		}
		await mkdir(join(copy, 'feed-icons'))
		const proxy = new URL(feeds[0] ?? '').host
		await writeFile(
			join(copy, 'config.php'),
			configOf({
				DB_TYPE: 'pgsql',
				DB_HOST: database.login.host,
				DB_PORT: String(database.login.port),
				DB_USER: database.login.user,
				DB_NAME: database.login.database,
				LOCK_DIRECTORY: folder,
				CACHE_DIR: cache,
				_HTTP_PROXY: `http://${proxy}`,
			}),
		)
		// It refuses to run as root, which in a folder of its own does no harm.
		const ini = join(folder, 'ini')
		await mkdir(ini)
		await writeFile(join(ini, 'bench.ini'), 'disable_functions = posix_getuid\nerror_reporting = 0\n')
		const surroundings = { cwd: copy, env: { PHP_INI_SCAN_DIR: `:${ini}` } }
		await database.query(await readFile(join(path, schema), 'utf8'))
		await runProgram('php', ['update.php', '--update-schema=force-yes'], surroundings)
		const feedRows = feeds.map((feed, index) => `(1, 'Outlet ${index}', '${unusedAddress(feed)}')`)
		await database.query(`
			insert into ttrss_user_prefs (owner_uid, pref_name, value)
			select 1, pref_name, case pref_name when 'ENABLE_API_ACCESS' then 'true' else def_value end from ttrss_prefs;
			update ttrss_users set last_login = now();
			delete from ttrss_feeds;
			insert into ttrss_feeds (owner_uid, title, feed_url) values ${feedRows.join()}`)
		return {
			readAll: () => runProgram('php', ['update.php', '--feeds', '--quiet'], surroundings),
			makeDue: async () => {
				await database.query(
					`update ttrss_feeds set last_updated = '1970-01-01', last_update_started = '1970-01-01'`,
				)
				for (const file of await readdir(join(cache, 'feeds'))) await rm(join(cache, 'feeds', file))
			},
			stored: async () => Number((await database.query('select count(*) from ttrss_entries')).rows[0]?.count),
			helpers: async () => [await database.postmaster()],
			serve: async () => {
				const address = `127.0.0.1:${await freePort('127.0.0.1')}`
				const origin = `http://${address}`
				const server = await startServer('php', ['-S', address, '-t', copy], `${origin}/api/`, surroundings)
				const session = await login(origin)
				return { origin, ...server, ask: { method: 'POST', path: '/api/', ...newest(session) } }
			},
			close: database.close,
		}
	},
}

const schema = 'schema/ttrss_schema_pgsql.sql'

/** TEST-NET, which no machine has. */
const unusedAddress = (feed: string) => `http://192.0.2.1${new URL(feed).pathname}`

const configOf = (own: Record<string, string>): string => {
	const all: Record<string, string | number | boolean> = {
		...{ DB_PASS: '', MYSQL_CHARSET: 'UTF8', SELF_URL_PATH: 'http://127.0.0.1/', PHP_EXECUTABLE: 'php' },
		...{
			SINGLE_USER_MODE: false,
			SIMPLE_UPDATE_MODE: false,
			ICONS_DIR: 'feed-icons',
			ICONS_URL: 'feed-icons',
		},
		...{ AUTH_AUTO_CREATE: true, AUTH_AUTO_LOGIN: true, FORCE_ARTICLE_PURGE: 0, ENABLE_REGISTRATION: false },
		...{ REG_NOTIFY_ADDRESS: '', REG_MAX_USERS: 1, SESSION_COOKIE_LIFETIME: 86_400, SMTP_FROM_NAME: '' },
		...{ SMTP_FROM_ADDRESS: '', DIGEST_SUBJECT: '', CHECK_FOR_UPDATES: false, ENABLE_GZIP_OUTPUT: false },
		...{
			PLUGINS: 'auth_internal',
			LOG_DESTINATION: '',
			CONFIG_VERSION: 26,
			_SKIP_SELF_URL_PATH_CHECKS: true,
		},
		...own,
	}
	const lines = Object.entries(all).map(([name, value]) => `define('${name}', ${phpOf(value)});`)
	return `<?php\n${lines.join('\n')}\n`
}

const phpOf = (value: string | number | boolean): string =>
	typeof value === 'string' ? `'${value.replaceAll(/['\\]/g, '\\$&')}'` : String(value)

const json = { headers: { 'content-type': 'application/json' } }

async function login(origin: string): Promise<string> {
	const body = JSON.stringify({ op: 'login', user: 'admin', password: 'password' })
	const answer = await fetch(`${origin}/api/`, { method: 'POST', ...json, body })
	const { content } = (await answer.json()) as { content: { session_id?: string; error?: string } }
	if (content.session_id === undefined) throw new Error(`tt-rss lets nobody in: ${content.error}`)
	return content.session_id
}

/** All articles are its feed -4. */
const newest = (sid: string) => ({
	...json,
	body: JSON.stringify({
		sid,
		op: 'getHeadlines',
		feed_id: -4,
		limit: 10,
		view_mode: 'all_articles',
		order_by: 'feed_dates',
	}),
})
