import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPeers } from './find-peers.ts'

let folder = ''
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'peers-test-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('who is not named is not looked for', async () => {
	expect(await findPeers({})).toEqual({
		found: [],
		unset: [
			'FreshRSS (FRESHRSS_PATH)',
			'miniflux (MINIFLUX_PATH)',
			'tt-rss (TTRSS_PATH)',
			'newsboat (NEWSBOAT_PATH)',
		],
		wrong: [],
	})
})

test('a path at which the peer is not is told with what is missing there', async () => {
	const nothing = join(folder, 'nothing')
	const { found, wrong } = await findPeers({
		FRESHRSS_PATH: folder,
		MINIFLUX_PATH: nothing,
		TTRSS_PATH: folder,
	})
	expect(found).toEqual([])
	expect(wrong).toEqual([
		`FRESHRSS_PATH: ${folder} has no cli/do-install.php, so FreshRSS is not there`,
		`MINIFLUX_PATH: ${nothing} is no program, so miniflux is not there`,
		`TTRSS_PATH: ${folder} has no www/update.php, so tt-rss is not there`,
	])
})

test('a program at its path is found', async () => {
	const program = join(folder, 'newsboat')
	await writeFile(program, '')
	await chmod(program, 0o755)
	const { found, wrong } = await findPeers({ NEWSBOAT_PATH: program })
	expect(found.map(({ peer, path }) => [peer.name, path])).toEqual([['newsboat', program]])
	expect(wrong).toEqual([])
})
