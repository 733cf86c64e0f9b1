import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { missingProgram } from './missing.ts'
import type { Peer } from './peer.ts'
import { runProgram } from './program.ts'

/** A reader for the terminal, which keeps its items in a file and serves nobody else. */
export const newsboat: Peer = {
	name: 'newsboat',
	variable: 'NEWSBOAT_PATH',
	missing: missingProgram,
	open: async (path, { folder, feeds }) => {
		const [urls, cache, config] = ['urls', 'cache.db', 'config'].map((name) => join(folder, name)) as [
			string,
			string,
			string,
		]
		await writeFile(urls, feeds.join('\n'))
		await writeFile(config, '')
		const args = [`--url-file=${urls}`, `--cache-file=${cache}`, `--config-file=${config}`]
		return {
			readAll: () => runProgram(path, [...args, '--execute=reload'], { env: { HOME: folder } }),
			makeDue: async () => {},
			stored: async () => {
				const items = new DatabaseSync(cache, { readOnly: true })
				try {
					return Number(items.prepare('select count(*) as items from rss_item').get()?.items)
				} finally {
					items.close()
				}
			},
			helpers: async () => [],
			serve: undefined,
			close: async () => {},
		}
	},
}
