import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshRss } from './freshrss.ts'
import { makeStandIn } from './stand-in.ts'

const searched = process.env.PATH
let folder = ''
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'peers-test-'))
	process.env.PATH = `${folder}${delimiter}${searched}`
})
afterAll(async () => {
	process.env.PATH = searched
	await rm(folder, { recursive: true, force: true })
})

test('FreshRSS is called as its manual says, with a data folder of our own', async () => {
	const php = await makeStandIn(folder, 'php', 'SID=x\nAuth=bench/token\n')
	const data = join(folder, 'data')
	await mkdir(join(data, 'users/bench'), { recursive: true })
	await mkdir(join(data, 'cache'))
	await writeFile(join(data, 'cache/feed.spc'), '')
	const items = new DatabaseSync(join(data, 'users/bench/db.sqlite'))
	items.exec(`create table feed (lastUpdate integer); insert into feed values (10000);
		create table entry (id integer); insert into entry values (1), (2)`)

	const peer = await freshRss.open(folder, { folder, feeds: ['http://127.0.0.1:9/0'] })
	await peer.readAll()
	await peer.makeDue()
	const server = await peer.serve?.()
	await fetch(`${server?.origin}${server?.ask.path}`, { headers: server?.ask.headers ?? {} })
	await server?.stop()

	const calls = await php.calls()
	const opml = join(folder, 'feeds.opml')
	expect(calls.map(({ args }) => args.join(' '))).toEqual([
		'cli/prepare.php',
		'cli/do-install.php --default-user bench --db-type sqlite --api-enabled',
		'cli/create-user.php --user bench --password bench-password --api-password bench-password --no-default-feeds',
		`cli/import-for-user.php --user bench --filename ${opml}`,
		'cli/actualize-user.php --user bench',
		expect.stringMatching(/^-S 127\.0\.0\.1:\d+ -t p$/),
	])
	for (const { env } of calls) expect(env.DATA_PATH).toBe(data)
	const [listed] = (await php.asked()).reverse()
	expect(listed).toMatchObject({
		url: '/api/greader.php/reader/api/0/stream/contents/reading-list?n=10',
		authorization: 'GoogleLogin auth=bench/token',
	})
	expect(await peer.stored()).toBe(2)
	expect(items.prepare('select lastUpdate from feed').get()).toEqual({ lastUpdate: 10_000 - 7200 })
	items.close()
	const { mtimeMs } = await stat(join(data, 'cache/feed.spc'))
	expect(Date.now() - mtimeMs).toBeGreaterThan(3_600_000)
})
