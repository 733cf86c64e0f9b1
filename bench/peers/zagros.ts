import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hotList } from '#bench/serve/questions.ts'
import { startProduct } from '#bench/serve/targets.ts'
import type { Peer } from './peer.ts'
import { openPeerDatabase } from './peer-database.ts'
import { runProgram } from './program.ts'

/** Ourselves, by the command that an operator has for one pass. */
export const zagros: Omit<Peer, 'variable' | 'missing'> = {
	name: 'Zagros',
	open: async (_path, { folder, feeds }) => {
		const database = await openPeerDatabase(folder, 'live')
		const sources = join(folder, 'sources.json')
		await writeFile(sources, JSON.stringify(feeds.map(sourceOf), null, '\t'))
		const env = {
			DATA_DIR: folder,
			NEWS_MODE: 'live',
			SOURCES_FILE: sources,
			FETCH_ALLOW: feeds.map((feed) => new URL(feed).host).join(),
		}
		const command = (...args: string[]) => runProgram(process.execPath, ['src/main/cli.ts', ...args], { env })
		// The first command makes the tables.
		await command('sources')
		return {
			readAll: () => command('ingest', '--once'),
			makeDue: async () => {},
			stored: async () => Number((await database.query('select count(*) from news_item')).rows[0]?.count),
			helpers: async () => [await database.postmaster()],
			serve: async () => {
				const { origin, pid, stop } = await startProduct(folder, env)
				return { origin, pid, stop, ask: hotList }
			},
			close: database.close,
		}
	},
}

const sourceOf = (feed: string, index: number) => ({
	id: 2030 + index,
	slug: `outlet-${index}`,
	locale: 'en',
	title_en: `Outlet ${index}`,
	title_fa: `رسانه ${index}`,
	homepage: `https://outlet-${index}.example/`,
	feed_url: feed,
	feed_kind: 'rss',
	crypto_only: true,
})
