import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callCommand, runCommand } from '#test/command-line.ts'
import { newDataFolder } from '#test/data-folder.ts'
import { testDatabase } from '#test/database.ts'
import { neverRespond, respondWith } from '#test/fault-behaviours.ts'
import { type FaultServer, startFaultServer } from '#test/fault-server.ts'
import { rssOf, someItems } from '#test/ingest-pipeline.ts'

const { url, login } = await testDatabase()
let folder = ''
let server: FaultServer

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'zagros-cli-'))
	server = await startFaultServer()
	server.script('/good', respondWith({ body: rssOf(someItems(3)) }))
	server.script('/silent', neverRespond())
	server.script('/lost', respondWith({ status: 404 }))
	const lines = ['good', 'lost'].map((slug, index) => {
		const feed = {
			homepage: 'https://news.example/',
			feed_url: server.url(`/${slug}`),
			feed_kind: 'rss',
			crypto_only: true,
		}
		return JSON.stringify({
			id: 2030 + index,
			slug,
			locale: 'en',
			title_en: slug,
			title_fa: 'رسانه',
			...feed,
		})
	})
	const inside = {
		homepage: 'https://in.example/',
		feed_url: 'http://10.0.0.1/feed',
		feed_kind: 'rss',
		crypto_only: true,
	}
	lines.push(
		JSON.stringify({ id: 2035, slug: 'inside', locale: 'en', title_en: 'x', title_fa: 'رسانه', ...inside }),
	)
	await writeFile(join(folder, 'sources.json'), `[\n${lines.join(',\n')}\n]\n`)
	await writeFile(join(folder, 'feed.xml'), rssOf(someItems(2)))
	await writeFile(join(folder, 'page.html'), '<!doctype html><html><body>hello</body></html>')
})
afterAll(async () => {
	await server.close()
	await rm(folder, { recursive: true, force: true })
})

const environment = () => ({
	DATABASE_URL: url,
	NEWS_MODE: 'live',
	SOURCES_FILE: join(folder, 'sources.json'),
	FETCH_ALLOW: server.allow,
})

const zagros = (args: string[], input?: string) =>
	input === undefined
		? callCommand(args, { env: environment() })
		: runCommand(args, { env: environment(), input })

const lastLine = (text: string) => text.trimEnd().split('\n').at(-1) ?? ''

test.each([
	['ingest'],
	['sources'],
	['parse'],
	['tag'],
	['backup'],
	['verify'],
	['restore'],
	['migrate'],
	['doctor'],
])('%s --help lists its arguments', async (command) => {
	const { code, out } = await zagros([command, '--help'])
	expect(code).toBe(0)
	expect(out).toMatch(new RegExp(`^Usage: zagros ${command}`))
})

test.each([
	['an unknown command', ['fly'], 'zagros: there is no command "fly"'],
	['an unknown option', ['sources', '--loud'], "zagros sources: Unknown option '--loud'"],
	['ingest without --once', ['ingest'], 'zagros ingest: say --once'],
	['parse without a file', ['parse'], 'zagros parse: name at least one file'],
	['a base that is no address', ['parse', 'x', '--base', 'nowhere'], 'zagros parse: --base: "nowhere"'],
	[
		'an unknown ruling on stories',
		['stories', 'burn', 'x'],
		'zagros stories: say split SLUG, join SLUG SLUG',
	],
	['a name of the prototype', ['constructor'], 'zagros: there is no command "constructor"'],
])('%s ends with 1 and one clear line', async (_name, args, line) => {
	const { code, out, err } = await zagros(args)
	expect({ code, out }).toEqual({ code: 1, out: '' })
	expect(err.trimEnd().split('\n')).toEqual([expect.stringContaining(line)])
})

test('ingest --once prints the result of each source, sources shows it later, and both work as JSON', async () => {
	const first = await zagros(['ingest', '--once', '--json'])
	expect(first.code).toBe(0)
	expect(first.err).toContain('source inside will not be read: http://10.0.0.1/feed is refused')
	const pass = JSON.parse(first.out)
	expect(pass).toMatchObject({ mode: 'live', total: { sources: 3, new: 3, updated: 0, duplicate: 0 } })
	expect(
		pass.sources.map((source: { source: string; status: string }) => [source.source, source.status]),
	).toEqual([
		['good', 'ok'],
		['lost', 'not_found'],
		['inside', 'refused_address'],
	])
	const second = await zagros(['ingest', '--once'])
	expect(second.code).toBe(0)
	expect(second.out).toMatch(/^good\s+unchanged\s+0\s+0\s+0\s+\d+/m)
	expect(lastLine(second.out)).toMatch(
		/^total: 3 sources, 0 new, 0 updated, 0 duplicate, \d+ ms \(news: live\)$/,
	)
	const health = JSON.parse((await zagros(['sources', '--json'])).out)
	expect(health.sources[1]).toMatchObject({
		source: 'lost',
		status: 'not_found',
		consecutive_failures: 2,
		failure_reason: 'responded with 404',
		last_success: null,
		next_poll: expect.any(String),
	})
	expect((await zagros(['sources'])).out).toMatch(/^lost\s+not_found\s+0\s+never/m)
})

test('a flood is held, and the health of its source says so', async () => {
	await zagros(['ingest', '--once'])
	server.script('/good', respondWith({ body: rssOf(someItems(120, 'Flood')) }))
	const pass = JSON.parse((await zagros(['ingest', '--once', '--json'])).out)
	expect(pass.sources[0]).toMatchObject({ source: 'good', status: 'held', new: 0, held: 120 })
	const [good] = JSON.parse((await zagros(['sources', '--json'])).out).sources
	expect(good).toMatchObject({ items: 3, items_held: 120 })
})

test('a database that does not respond is one clear line', async () => {
	const env = { DATABASE_URL: 'postgresql://me:hunter2@127.0.0.1:1/none', NEWS_MODE: 'live' }
	const { code, err } = await runCommand(['sources'], { env })
	expect(code).toBe(1)
	expect(err).toMatch(/^zagros sources: No primary can be reached yet at 127\.0\.0\.1:1\/none .*\n$/)
	expect(err).not.toContain('hunter2')
})

test('parse prints a line for each file in the given order, with the reason if it is not a feed', async () => {
	const [feed, page, gone] = ['feed.xml', 'page.html', 'gone.xml'].map((name) => join(folder, name))
	const { code, out, err } = await zagros(['parse', feed ?? '', page ?? '', gone ?? ''])
	const lines = out
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line))
	expect(lines).toEqual([
		{
			file: feed,
			kind: 'rss',
			items: [
				expect.objectContaining({
					url: 'https://news.example/story/1',
					published: '2026-03-01T12:00:00.000Z',
				}),
				expect.objectContaining({
					title: 'Story number 2 about Bitcoin and its miners',
					guid: null,
					summary: null,
				}),
			],
		},
		{ file: page, error: { code: 'not_a_feed', message: expect.any(String) } },
		{ file: gone, error: { code: 'unreadable_file', message: expect.any(String) } },
	])
	expect(code).toBe(1)
	expect(err).toBe('zagros parse: 1 of 3 files cannot be read\n')
})

test('tag responds line by line, even to an invalid line, and fails at the end if there was one', async () => {
	const lines = [
		'{"lang":"en","title":"Bitcoin climbs"}',
		'nonsense',
		'{"lang":"de","title":"x"}',
		'{"lang":"fa","title":"اتریوم"}',
	]
	const { code, out, err } = await zagros(['tag'], `${lines.join('\n')}\n`)
	expect([code, err]).toEqual([1, 'zagros tag: 2 of 4 lines are invalid\n'])
	expect(await zagros(['tag'], `${lines[0]}\n`)).toMatchObject({ code: 0, err: '' })
	const responses = out
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line))
	expect(responses[0]).toMatchObject({
		coins: ['BTC'],
		people: [],
		why: expect.arrayContaining([expect.objectContaining({ kind: 'coin', ref: 'BTC', span: [0, 7] })]),
	})
	expect(responses[1]).toMatchObject({ error: { code: 'invalid_input' } })
	expect(responses[2]).toMatchObject({ error: { code: 'invalid_input' } })
	expect(responses[3]).toMatchObject({ coins: ['ETH'] })
})

test('a line ends only at a line feed, and a byte order mark is no part of it', async () => {
	const title = 'Bitcoin\u2028falls below $90,000'
	const given = `\ufeff${JSON.stringify({ lang: 'en', title })}\r\n${JSON.stringify({ lang: 'en', title: 'Ether up' })}`
	const { code, out } = await zagros(['tag'], given)
	const found = out.trim().split('\n')
	expect([code, found.map((line) => JSON.parse(line).coins)]).toEqual([0, [['BTC'], ['ETH']]])
})

test('stories gives reports of one event the same story, in both languages, and says why', async () => {
	const published = '2026-03-02T12:00:00Z'
	const lines = [
		{ id: 'a', lang: 'en', title: 'Tesla sells 75% of its bitcoin', published, source: 'one' },
		{ id: 'b', lang: 'en', title: 'Kraken hires a new chief', published, source: 'two' },
		{ id: 7, lang: 'fa', title: 'تسلا ۷۵ درصد از بیت‌کوین‌های خود را فروخت', published },
	]
	const input = [...lines.map((line) => JSON.stringify(line)), '{"id":"c"}'].join('\n')
	const { code, out, err } = await zagros(['stories', '--why'], input)
	const respondWith = out
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line))
	expect([code, err]).toEqual([1, 'zagros stories: 1 of 4 lines are invalid\n'])
	expect(respondWith.slice(0, 2)).toEqual([
		{ id: 'a', story: 'a' },
		{ id: 'b', story: 'b' },
	])
	expect(respondWith[2]).toMatchObject({ id: 7, story: 'a', why: { nearest: 'a', chain: [] } })
	expect(respondWith[2].why.both).toEqual(expect.arrayContaining(['coin:BTC', 'event:sell', 'percent 75']))
	expect(respondWith[3].error.code).toBe('invalid_input')
})

test('stories prints the chain of joins by which a headline came to its story', async () => {
	const lines = [
		{ id: 'a', lang: 'en', title: 'Tesla sells 75% of its bitcoin', published: '2026-03-02T12:00:00Z' },
		{
			id: 'b',
			lang: 'en',
			title: 'Musk says Tesla dumps 75% of bitcoin holdings',
			published: '2026-03-02T13:00:00Z',
		},
		{
			id: 'c',
			lang: 'en',
			title: 'Tesla dumped 75% of bitcoin holdings, Musk says',
			published: '2026-03-02T14:00:00Z',
		},
	]
	const { code, out } = await zagros(
		['stories', '--why'],
		lines.map((line) => JSON.stringify(line)).join('\n'),
	)
	const respondWith = out
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line))
	expect(code).toBe(0)
	expect(respondWith.map(({ story }) => story)).toEqual(['a', 'a', 'a'])
	expect(respondWith[2].why).toMatchObject({ nearest: 'b', chain: [{ id: 'b', nearest: 'a' }] })
	expect(respondWith[2].why.chain[0].both).toContain('percent 75')
})

test('a backup that is killed leaves nothing under its name, and the next one works', async () => {
	const path = join(folder, 'killed.backup')
	const holder = new pg.Client(login)
	await holder.connect()
	// Another session locks a table, so that the backup stops in the middle.
	await holder.query('begin; lock table news_item in access exclusive mode')
	const child = spawn(process.execPath, ['src/main/cli.ts', 'backup', path], {
		env: { PATH: process.env.PATH, ...environment() },
	})
	const gone = once(child, 'exit')
	const drafts = async () => (await readdir(folder)).filter((name) => name.startsWith('.killed.backup.'))
	await expect.poll(drafts).toHaveLength(1)
	child.kill('SIGKILL')
	await gone
	await holder.end()
	await expect(access(path)).rejects.toThrow()
	const { code, out } = await zagros(['backup', path, '--json'])
	expect(code).toBe(0)
	expect(JSON.parse(out)).toMatchObject({
		file: path,
		tables: expect.any(Number),
		bytes: (await stat(path)).size,
	})
	const again = await zagros(['backup', path])
	expect([again.code, again.err]).toEqual([1, expect.stringContaining('exists already')])
	const occupied = await zagros(['restore', path])
	expect([occupied.code, occupied.err]).toEqual([1, expect.stringContaining('is not empty')])
})

test('verify restores a backup as a trial, an encrypted one with its key, and leaves nothing behind', async () => {
	const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
	const identity = await generateX25519Identity()
	const keyFile = join(folder, 'key.txt')
	await writeFile(keyFile, identity)
	const path = join(folder, 'sealed.backup')
	const dataDir = await newDataFolder()
	const env = { ...environment(), DATA_DIR: dataDir, BACKUP_RECIPIENT: await identityToRecipient(identity) }
	const run = (...args: string[]) => callCommand(args, { env })
	expect(await run('backup', path)).toMatchObject({ code: 0 })
	const sealed = await run('verify', path)
	expect([sealed.code, sealed.err]).toEqual([1, expect.stringContaining('--identity KEYFILE')])
	const { code, out } = await run('verify', path, '--restore', '--identity', keyFile, '--json')
	expect(code).toBe(0)
	expect(JSON.parse(out)).toMatchObject({ file: path, restored: true, rows: expect.any(Number) })
	expect(await readdir(dataDir)).toEqual([])
})

test('doctor prints what is wrong, and exits with an error then', async () => {
	const { code, out, err } = await zagros(['doctor', '--json'])
	const { findings } = JSON.parse(out)
	expect([code, err]).toEqual([1, expect.stringMatching(/^zagros doctor: \d+ faults\n$/)])
	expect(findings).toContainEqual({
		check: 'database',
		state: 'fault',
		found: expect.stringContaining('fsync is off'),
		advice: expect.stringContaining('fsync = on'),
	})
	expect((await zagros(['doctor'])).out).toMatch(/^ok {5}folders/m)
})
