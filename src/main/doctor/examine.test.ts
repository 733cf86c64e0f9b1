import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import { fail, ok } from '#domain/result.ts'
import { type Config, readConfig } from '#main/config/config.ts'
import { noBackups, recordFailedBackup, recordGoodBackup } from '#store/backup/backup-record.ts'
import { saveHeartbeat } from '#store/operator/worker-heartbeat-store.ts'
import { sql } from '#store/sql.ts'
import { emptyDatabase, testDatabase } from '#test/database.ts'
import { catchMail } from '#test/mail-catcher.ts'
import { smallCatalogue } from '#test/news-drafts.ts'
import { judgeBackups, judgeReadAddress, judgeSettings, judgeWorker } from './check-database.ts'
import { checkEnvironment, judgeRoom } from './check-machine.ts'
import { judgeFeeds, someSources } from './check-network.ts'
import { examine } from './examine.ts'
import type { DoctorParts } from './finding.ts'
import { withDatabase } from './reach.ts'

const { db, url, login } = await testDatabase()
const empty = await emptyDatabase()
let folder = ''
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'zagros-doctor-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const responding: GuardedFetch = async ({ url: finalUrl }) =>
	ok({
		status: 200,
		finalUrl,
		permanentUrl: null,
		headers: new Headers(),
		body: new Uint8Array(),
		wireBytes: 0,
		ms: 1,
	})
const cutOff: GuardedFetch = async () => fail({ kind: 'connect_error', message: 'nobody there' })

function configOf(env: Record<string, string>): Config {
	const config = readConfig({ DATA_DIR: folder, DATABASE_URL: url, NEWS_MODE: 'live', ...env })
	if (!config.ok) throw new Error(JSON.stringify(config.failure))
	return config.value
}

function look(env: Record<string, string> = {}, get = responding) {
	const config = configOf(env)
	const settingsFiles = [join(folder, 'zagros.env')]
	const parts = { config, env, settingsFiles, catalogue: smallCatalogue, get, now: () => new Date() }
	return withDatabase(config, (database) => examine({ ...parts, database }))
}

const beat = { worker: 'one', version: '1', startedAt: new Date(), jobsWaiting: 0, jobsFailed: 0 }

/** Findings other than ok, as "check: state". */
const troubles = (findings: Awaited<ReturnType<typeof look>>) =>
	findings.filter(({ state }) => state !== 'ok').map(({ check, state }) => `${check}: ${state}`)

test('a healthy installation has no faults, every check has run, and every warning has advice', async () => {
	await recordGoodBackup(db, new Date(), { why: 'asked', isEncrypted: true })
	await saveHeartbeat(db, beat)
	const findings = await look()
	// The tests' own server is configured for speed.
	const faults = findings.filter(({ check, state }) => state === 'fault' && check !== 'database')
	expect(faults).toEqual([])
	expect(new Set(findings.map(({ check }) => check)).size).toBe(12)
	for (const { state, advice } of findings) expect(advice === undefined).toBe(state === 'ok')
})

describe('it finds', () => {
	test('a server that loses data in a power cut, like that of the tests', async () => {
		const found = (await look()).filter(({ check }) => check === 'database').map((finding) => finding.found)
		expect(found).toEqual(
			expect.arrayContaining([
				expect.stringContaining('fsync is off'),
				expect.stringContaining('full_page_writes'),
			]),
		)
	})
	test.each<[string, Record<string, string>, string]>([
		['a folder that is a file', { DATA_DIR: '/etc/hostname' }, 'folders: fault'],
		['strangers that are believed', { TRUST_PROXY: '0.0.0.0/0' }, 'proxy: fault'],
		['a proxy that is not believed', { PUBLIC_URL: 'https://localhost' }, 'proxy: fault'],
		['a public place without mail', { PUBLIC_URL: 'https://localhost' }, 'mail: fault'],
		['a mail server that is away', { SMTP_URL: 'smtp://127.0.0.1:1' }, 'mail: fault'],
		['a Redis that is away', { REDIS_URL: 'redis://127.0.0.1:1' }, 'redis: fault'],
		['a replica that is away', { DATABASE_READ_URLS: 'postgresql://me@127.0.0.1:1/x' }, 'replicas: fault'],
		['a limit for load tests', { RATE_LIMIT_SCALE: '9' }, 'environment: warn'],
		['passwords in the open', { PUBLIC_URL: 'http://192.0.2.1' }, 'environment: warn'],
	])('%s', async (_name, env, wanted) => {
		expect(troubles(await look())).not.toContain(wanted)
		expect(troubles(await look(env))).toContain(wanted)
	})
	test('a missing server, without printing its password', async () => {
		const findings = await look({ DATABASE_URL: 'postgresql://me:hunter2@127.0.0.1:1/x' })
		const database = findings.filter(({ check }) => check === 'database')
		expect(database).toMatchObject([
			{ state: 'fault', found: expect.stringContaining('No primary can be reached yet') },
		])
		expect(JSON.stringify(findings)).not.toContain('hunter2')
	})
	test('feeds that cannot be reached', async () => {
		expect(troubles(await look({}, cutOff))).toContain('feeds: fault')
	})
	test('an exchange that does not respond with a price of Tether', async () => {
		const body = new TextEncoder().encode('{"stats":{"usdt-rls":{"latest":"1180000"}}}')
		const quoting: GuardedFetch = async (request) => {
			const response = await responding(request)
			return response.ok && request.url.includes('good') ? ok({ ...response.value, body }) : response
		}
		const env = { TOMAN_PRICES_URL: 'https://good.example/stats,https://bad.example/stats' }
		const finding = (await look(env, quoting)).find(({ check }) => check === 'toman')
		expect(finding).toMatchObject({ state: 'warn', found: expect.stringContaining('1 of 2 exchanges') })
		expect(finding?.found).toContain('bad.example')
		expect(troubles(await look({ TOMAN_PRICES_URL: 'https://good.example/stats' }, quoting))).not.toContain(
			'toman: warn',
		)
	})
	test('a proxy in front that does not respond', async () => {
		const env = { PUBLIC_URL: 'https://localhost', TRUST_PROXY: '127.0.0.1' }
		expect(troubles(await look(env, cutOff))).toContain('proxy: warn')
		expect(troubles(await look(env))).not.toContain('proxy: warn')
	})
	test('backups that fail', async () => {
		await recordFailedBackup(db, 'the disk is full')
		const finding = (await look()).find(({ check }) => check === 'backup')
		expect(finding).toMatchObject({ state: 'fault', found: expect.stringContaining('the disk is full') })
		await recordGoodBackup(db, new Date(), { why: 'asked', isEncrypted: true })
	})
	test('backups that are not encrypted, and a public site on the private PostgreSQL', async () => {
		const said = async (env: Record<string, string>) =>
			(await checkEnvironment({ config: configOf(env) } as DoctorParts)).map(({ found }) => found).join()
		const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'
		expect(await said({ BACKUP_DIR: folder })).toContain('backups are not encrypted')
		expect(await said({ BACKUP_DIR: folder, BACKUP_RECIPIENT: recipient })).not.toContain('encrypted')
		const https = { PUBLIC_URL: 'https://news.example' }
		expect(await said({ ...https, DATABASE_URL: '' })).toContain('the private PostgreSQL')
		expect(await said(https)).not.toContain('the private PostgreSQL')
		expect(await said({ DATABASE_URL: '' })).not.toContain('the private PostgreSQL')
	})
	test('that no worker runs', async () => {
		await saveHeartbeat(db, beat)
		await sql`update worker_heartbeat set beat_at = now() - interval '10 minutes'`.execute(db)
		const finding = (await look()).find(({ check }) => check === 'worker')
		expect(finding).toMatchObject({ state: 'fault', found: expect.stringContaining('for 10 minutes') })
	})
	test('a database of a newer version', async () => {
		const client = new pg.Client(login)
		await client.connect()
		await client.query(`insert into schema_migration values (9999, '9999-later', 'x')`)
		const found = (await look()).map((finding) => finding.found).join('\n')
		await client.query('delete from schema_migration where version = 9999')
		await client.end()
		expect(found).toContain('9999-later')
	})
})

test('a mail server that greets is ok', async () => {
	const catcher = await catchMail()
	expect(troubles(await look({ SMTP_URL: catcher.url }))).not.toContain('mail: fault')
	expect(catcher.mails).toEqual([])
})

test('it changes nothing: neither an empty database nor a folder', async () => {
	const place = join(folder, 'untouched')
	await writeFile(join(folder, 'mark'), '')
	expect(troubles(await look({ DATABASE_URL: empty.url }))).toContain('backup: warn')
	const client = new pg.Client(empty.login)
	await client.connect()
	const made = await client.query(`select from pg_class where relnamespace = 'public'::regnamespace`)
	await client.end()
	expect(made.rowCount).toBe(0)
	const before = await readdir(folder)
	const findings = await look({ DATA_DIR: place, DATABASE_URL: '' })
	expect(findings.find(({ check }) => check === 'database')?.found).toContain('the first start makes it')
	expect(await readdir(folder)).toEqual(before)
})

const fine = {
	version: 18,
	fsync: 'on',
	full_page_writes: 'on',
	synchronous_commit: 'on',
	free: 90,
	mayCreate: true,
}
test.each([
	[{}, []],
	[{ synchronous_commit: 'off' }, ['warn']],
	[{ free: 10 }, ['warn']],
	[{ mayCreate: false }, ['warn']],
])('settings %o of a server', (change, states) => {
	expect(judgeSettings({ ...fine, ...change }).map(({ state }) => state)).toEqual(states)
})

const now = new Date('2026-05-01T00:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
test.each([
	[judgeRoom('x', 400_000_000), 'fault'],
	[judgeRoom('x', 1_900_000_000), 'warn'],
	[judgeRoom('x', 2_100_000_000), 'ok'],
	[judgeFeeds(8, []), 'ok'],
	[judgeFeeds(8, ['a', 'b']), 'ok'],
	[judgeFeeds(8, ['a', 'b', 'c', 'd', 'e']), 'warn'],
	[judgeWorker(null), 'warn'],
	[judgeWorker(119), 'ok'],
	[judgeWorker(121), 'fault'],
	[judgeBackups(noBackups, true, now), 'warn'],
	[judgeBackups({ ...noBackups, goodAt: hoursAgo(30) }, true, now), 'ok'],
	[judgeBackups({ ...noBackups, goodAt: hoursAgo(40) }, false, now), 'fault'],
	[judgeBackups({ ...noBackups, goodAt: hoursAgo(1), failures: 1, problem: 'x' }, true, now), 'fault'],
])('%o is judged', ({ state }, wanted) => {
	expect(state).toBe(wanted)
})

test('the checked sources are spread over the catalogue', () => {
	const sources = Array.from({ length: 60 }, (_, id) => ({
		...smallCatalogue.sources[0],
		id,
	})) as typeof smallCatalogue.sources
	expect(someSources(sources).map(({ id }) => id)).toEqual([0, 7, 14, 21, 28, 35, 42, 49])
	expect(someSources(sources.slice(0, 3))).toHaveLength(3)
})

test.each([
	['replica', 'ok'],
	['primary', 'ok'],
	['silent', 'fault'],
	['other-database', 'fault'],
] as const)('a read address that leads to %s is judged', (kind, state) => {
	expect(judgeReadAddress({ kind, message: 'db2/zagros' }).state).toBe(state)
})

test('a settings file that the command was not given is reported', async () => {
	const file = join(folder, 'zagros.env')
	await writeFile(file, 'BRAND_DOMAIN="news.example"\nOTHER=1\n')
	const findings = async (env: Record<string, string>) =>
		(await look(env)).filter(({ check }) => check === 'settings').map(({ state, found }) => [state, found])
	expect(await findings({})).toEqual([['warn', `BRAND_DOMAIN in ${file} is not read`]])
	expect(await findings({ BRAND_DOMAIN: 'news.example' })).toEqual([['ok', expect.any(String)]])
	expect(await findings({ ZAGROS_ENV_FILE: file })).toEqual([['ok', expect.any(String)]])
	await rm(file)
})
