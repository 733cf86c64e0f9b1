import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createOriginKey } from '#services/votes/origin-key.ts'
import { addAccount } from '#store/accounts/account-store.ts'
import { openPool } from '#store/database/connection-pool.ts'
import { migrationsFolder } from '#store/database/migrate.ts'
import { openDatabase } from '#store/database/open-database.ts'
import { addNews } from '#store/news/news-writer.ts'
import { findSetting, putSetting } from '#store/setting-store.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { keepOriginKey, originDay } from '#store/votes/origin-store.ts'
import { reconcileCounts } from '#store/votes/reconcile-counts.ts'
import { countView } from '#store/votes/view-store.ts'
import { castVote } from '#store/votes/vote-store.ts'
import { newServerFolder } from '#test/data-folder.ts'
import { emptyDatabase, testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { firstLine, lastLine, lastLineLength, readLastLine } from './file-layout.ts'
import { type BackupFile, openBackup } from './read-file.ts'
import { type RestoreRequest, restoreBackup } from './restore-backup.ts'
import { type BackupRequest, writeBackup } from './write-backup.ts'

const { db, login } = await testDatabase()
const silent = { info: () => {}, warn: () => {} }
const now = new Date('2026-03-01T12:00:00Z')
const titles = 40
let folder = ''

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'zagros-backup-'))
	await saveCatalogue(db, smallCatalogue)
	const drafts = Array.from({ length: titles }, (_, index) =>
		makeDraft(`خبر ${index}\t\\N "a"`, { coins: ['BTC'] }),
	)
	await addNews(db, 2030, drafts, now)
	await addAccount(
		db,
		{
			username: 'sara.k',
			email: 'sara@example.com',
			firstName: 'سارا',
			lastName: 'K',
			sex: 'F',
			locale: 'fa',
			passwordHash: null,
		},
		now,
	)
	await putSetting(db, 'session_secret', 'a-key-that-signs')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const openClient = async (given: pg.ClientConfig = login) => {
	const client = new pg.Client(given)
	await client.connect()
	return client
}

const backUp = (path: string, changes: Partial<BackupRequest> = {}) =>
	writeBackup({
		database: { openClient },
		news: 'live',
		productVersion: '1.2.3',
		path,
		now: () => now,
		stop: new AbortController().signal,
		...changes,
	})

async function madeBackup(name: string, changes: Partial<BackupRequest> = {}): Promise<string> {
	const path = join(folder, name)
	const made = await backUp(path, changes)
	if (!made.ok) throw new Error(made.failure)
	return path
}

async function opened(path: string): Promise<BackupFile> {
	const file = await openBackup(path)
	if (!file.ok) throw new Error(file.failure)
	onTestFinished(() => file.value.close())
	return file.value
}

const restore = (
	file: BackupFile,
	place: Partial<RestoreRequest['place']>,
	changes: Partial<RestoreRequest> = {},
) =>
	restoreBackup({
		file,
		place: { dataDir: '/nonexistent', applicationName: 'trial', log: silent, ...place },
		stop: new AbortController().signal,
		...changes,
	})

/** Every row of every table as text, sorted, except the times of migrations and values that are not restored. */
async function everything(given: pg.ClientConfig): Promise<Record<string, string[]>> {
	const client = await openClient(given)
	try {
		const tables = await client.query<{ name: string }>(
			`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
		)
		const rows: Record<string, string[]> = {}
		for (const { name } of tables.rows) {
			const content =
				name === 'schema_migration' ? 'row(version, name, checksum)::text' : `row(${name}.*)::text`
			const found = await client.query<{ row: string }>(`select ${content} as row from ${name} order by 1`)
			rows[name] = found.rows.map(({ row }) => row)
		}
		return rows
	} finally {
		await client.end()
	}
}

const isEmpty = async (given: pg.ClientConfig) => Object.keys(await everything(given)).length === 0

test('a backup taken while readers vote is one consistent moment, and can be continued from', async () => {
	let voting = true
	const acknowledged: string[] = []
	const writers = Array.from({ length: 4 }, async (_, writer) => {
		for (let round = 0; voting; round += 1) {
			const identity = { kind: 'session', id: `w${writer}-${round}` } as const
			const itemId = 1 + (round % titles)
			const vote = await castVote(db, identity, itemId, round % 2 ? 'bullish' : 'important', {
				network: null,
				now,
			})
			if (vote.kind === 'counted') acknowledged.push(identity.id)
			await countView(db, identity, itemId, now)
		}
	})
	const until = async (votes: number) => {
		while (acknowledged.length < votes) await pause(5)
	}
	await until(50)
	const before = [...acknowledged]
	const path = await madeBackup('load.backup')
	const during = acknowledged.length
	await until(during + 20)
	voting = false
	await Promise.all(writers)
	expect(during).toBeGreaterThan(before.length)

	const target = await emptyDatabase()
	expect(await restore(await opened(path), { databaseUrl: target.url })).toMatchObject({ ok: true })
	const [source, restored] = [await everything(login), await everything(target.login)]
	for (const table of ['vote', 'item_view']) {
		const known = new Set(source[table])
		const foreign = restored[table]?.filter((row) => !known.has(row))
		expect([table, foreign]).toEqual([table, []])
		expect(restored[table]?.length).toBeLessThan(known.size)
	}
	const votes = (restored.vote ?? []).join('\n')
	expect(before.filter((id) => !votes.includes(id))).toEqual([])
	const moving = [
		'vote',
		'item_view',
		'pending_count',
		'news_item',
		'news_list_en_items',
		'news_list_en_stories',
	]
	const still = (all: Record<string, string[]>) =>
		Object.fromEntries(Object.entries(all).filter(([name]) => !moving.includes(name)))
	expect(still(restored)).toEqual(still(source))

	const there = openPool(target.login, 'job', silent)
	onTestFinished(() => there.end())
	expect(await reconcileCounts(there)).toEqual({ items: [], entries: 0 })
	await addNews(there, 2030, [makeDraft('later')], now)
	expect((await sql<{ id: number }>`select max(id) as id from news_item`.execute(there)).rows[0]?.id).toBe(
		titles + 1,
	)
	expect(await reconcileCounts(there)).toEqual({ items: [], entries: 0 })
	const broken = sql`insert into bookmark values (1, 999999, now())`.execute(there)
	await expect(broken).rejects.toThrow(/bookmark_item_id_fkey/)
})

test('from a server to a private database and back nothing is lost, keys included', async () => {
	const dataDir = await newServerFolder()
	expect(await restore(await opened(await madeBackup('up.backup')), { dataDir })).toMatchObject({ ok: true })
	const inside = await openDatabase({ dataDir, sample: false, applicationName: 'trial', log: silent })
	if (!inside.ok) throw new Error(inside.failure.message)
	expect(await findSetting(inside.value.db, 'session_secret')).toBe('a-key-that-signs')
	const path = await madeBackup('back.backup', { database: inside.value })
	await inside.value.close()

	const target = await emptyDatabase()
	expect(await restore(await opened(path), { databaseUrl: target.url })).toMatchObject({ ok: true })
	expect(await everything(target.login)).toEqual(await everything(login))
})

test('the key that hashes addresses is left out, and the restored installation makes another', async () => {
	const day = originDay(now.getTime())
	const key = await keepOriginKey(db, day, 'the key of a day')
	onTestFinished(async () => void (await sql`delete from origin_key`.execute(db)))
	const path = await madeBackup('origins.backup')
	const file = await opened(path)
	expect(file.manifest.tables.find(({ name }) => name === 'origin_key')).toMatchObject({ rows: 0 })
	const target = await emptyDatabase()
	expect(await restore(file, { databaseUrl: target.url })).toMatchObject({ ok: true })
	const there = openPool(target.login, 'job', silent)
	onTestFinished(() => there.end())
	expect((await sql`select from origin_key`.execute(there)).rows).toEqual([])
	expect(await createOriginKey({ db: there, now: () => now.getTime() })()).not.toBe(key)
})

test('sample data is restored as sample data', async () => {
	const target = await emptyDatabase()
	const file = await opened(await madeBackup('sample.backup', { news: 'sample' }))
	expect(await restore(file, { databaseUrl: target.url })).toMatchObject({ ok: true })
	expect(await isEmpty(target.login)).toBe(true)
	const client = await openClient(target.login)
	const items = await client.query('select count(*)::integer as count from sample.news_item')
	await client.end()
	expect(items.rows).toEqual([{ count: titles }])
})

describe('the file', () => {
	test('is readable by its owner only, overwrites no file unless forced, and leaves no temporary file', async () => {
		const place = await mkdtemp(join(folder, 'own-'))
		const path = join(place, 'a.backup')
		expect(await backUp(path)).toMatchObject({ ok: true })
		expect((await stat(path)).mode & 0o777).toBe(0o600)
		const first = await readFile(path)
		expect(await backUp(path)).toMatchObject({
			ok: false,
			failure: expect.stringContaining('exists already'),
		})
		expect(await readFile(path)).toEqual(first)
		await putSetting(db, 'changed', 'yes')
		expect(await backUp(path, { overwrite: true })).toMatchObject({ ok: true })
		expect(await readFile(path)).not.toEqual(first)
		expect(await readdir(place)).toEqual(['a.backup'])
	})

	test.each<[string, (stop: AbortController) => Promise<void> | void]>([
		['stopped', (stop) => stop.abort()],
		[
			'cut off from the database',
			async () => {
				await sql`select pg_terminate_backend(pid) from pg_stat_activity
					where application_name = 'doomed' and pid <> pg_backend_pid()`.execute(db)
			},
		],
	])('does not exist if it was %s in the middle', async (_name, happen) => {
		const place = await mkdtemp(join(folder, 'half-'))
		const stop = new AbortController()
		let happening: Promise<void> | undefined
		const made = await backUp(join(place, 'a.backup'), {
			database: { openClient: () => openClient({ ...login, application_name: 'doomed' }) },
			onProgress: ({ done }) => {
				if (done === 3) happening ??= happen(stop) ?? Promise.resolve()
			},
			stop: stop.signal,
		})
		await happening
		expect(made).toMatchObject({ ok: false, failure: expect.stringMatching(/^no backup was made/) })
		expect(await readdir(place)).toEqual([])
	})
})

describe('refused before anything changes:', () => {
	let original: Promise<string> | undefined
	const refusal = async (name: string, change: (path: string) => Promise<void>) => {
		const path = join(folder, `${name}.backup`)
		original ??= madeBackup('original.backup')
		await cp(await original, path)
		await change(path)
		const file = await openBackup(path)
		if (file.ok) await file.value.close()
		return file.ok ? 'it was taken' : file.failure
	}
	const flip = (at: (size: number) => number) => async (path: string) => {
		const bytes = await readFile(path)
		const position = at(bytes.length)
		bytes.writeUInt8(bytes.readUInt8(position) ^ 1, position)
		await writeFile(path, bytes)
	}

	test('one altered byte, wherever it is', async () => {
		const places: ((size: number) => number)[] = [() => 0, () => 14, () => 20, (size) => size - 2]
		for (let share = 0; share < 1; share += 0.025) places.push((size) => Math.floor(share * size))
		for (const [index, place] of places.entries()) {
			const reason = await refusal(`flip-${index}`, flip(place))
			expect([index, reason]).toEqual([index, expect.stringMatching(/damaged|not a backup|cut off|newer/)])
		}
	})
	test.each([0, 5, 16, 200, 0.5, 0.99])('truncated at %d', async (share) => {
		const reason = await refusal(`cut-${share}`, async (path) => {
			const { size } = await stat(path)
			await truncate(path, share < 1 ? Math.floor(share * size) : share)
		})
		expect(reason).toMatch(/cut off|not a backup/)
	})
	test('with bytes appended', async () => {
		expect(await refusal('long', (path) => writeFile(path, 'x', { flag: 'a' }))).toMatch(/was added to/)
	})
	test('of another program', async () => {
		expect(await refusal('foreign', (path) => writeFile(path, 'PGDMP and more of it'))).toMatch(
			/not a backup/,
		)
	})
	test('of a newer format', async () => {
		const reason = await refusal('newer', async (path) => {
			const text = await readFile(path, 'latin1')
			await writeFile(path, text.replace(firstLine, 'zagros-backup 2\n'), 'latin1')
		})
		expect(reason).toMatch(/newer version of the program \(format 2\)/)
	})
	test('missing', async () => {
		expect(await openBackup(join(folder, 'nowhere'))).toMatchObject({
			failure: expect.stringContaining('there is no file'),
		})
	})

	test.each([
		['newer', { version: 9999, name: '9999-later' }, /migration 9999-later, which this version/],
		['changed', { checksum: '0'.repeat(64) }, /was changed after/],
	])('of %s migrations, without reading the database', async (_name, change, words) => {
		const file = await opened(await madeBackup(`${_name}-migration.backup`))
		const { migrations } = file.manifest
		const last = { ...migrations.at(-1), ...change } as (typeof migrations)[number]
		const manifest = { ...file.manifest, migrations: [...migrations.slice(0, -1), last] }
		expect(
			await restore({ ...file, manifest }, { databaseUrl: 'postgresql://nobody.invalid/x' }),
		).toMatchObject({
			failure: expect.stringMatching(words),
		})
	})

	test('a database that is not empty', async () => {
		const file = await opened(await madeBackup('occupied.backup'))
		const target = await emptyDatabase()
		const client = await openClient(target.login)
		await client.query('create table theirs (id integer)')
		await client.end()
		expect(await restore(file, { databaseUrl: target.url })).toMatchObject({
			failure: expect.stringMatching(/is not empty \(it has theirs\)/),
		})
		expect(Object.keys(await everything(target.login))).toEqual(['theirs'])
	})
})

describe('a failure in the middle leaves the database empty:', () => {
	test('it was stopped', async () => {
		const file = await opened(await madeBackup('stopped.backup'))
		const target = await emptyDatabase()
		const stop = new AbortController()
		const onProgress = ({ table }: { table: string }) => table === 'news_list_en_items' && stop.abort()
		const restored = await restore(file, { databaseUrl: target.url }, { onProgress, stop: stop.signal })
		expect(restored).toMatchObject({ failure: expect.stringContaining('told to stop') })
		expect(await isEmpty(target.login)).toBe(true)
	})

	test('the file promises rows that it does not have', async () => {
		const path = await madeBackup('promise.backup')
		const bytes = await readFile(path)
		const end = readLastLine(bytes.toString('latin1', bytes.length - lastLineLength))
		if (end === undefined) throw new Error('no last line')
		const manifest = JSON.parse(bytes.toString('utf8', end.manifestOffset, bytes.length - lastLineLength))
		manifest.tables.find((table: { name: string }) => table.name === 'news_list_en_items').rows += 1
		const text = `${JSON.stringify(manifest)}\n`
		const sum = createHash('sha256').update(text).digest('hex')
		const parts = bytes.subarray(0, end.manifestOffset)
		await writeFile(path, Buffer.concat([parts, Buffer.from(text + lastLine(end.manifestOffset, sum))]))
		const target = await emptyDatabase()
		expect(await restore(await opened(path), { databaseUrl: target.url })).toMatchObject({
			failure: expect.stringMatching(/news_list_en_items has \d+ rows instead of/),
		})
		expect(await isEmpty(target.login)).toBe(true)
	})

	test('and the same file is restored when it is tried again', async () => {
		const file = await opened(await madeBackup('again.backup'))
		const target = await emptyDatabase()
		const stop = new AbortController()
		const onProgress = ({ done }: { done: number }) => done === 2 && stop.abort()
		expect(await restore(file, { databaseUrl: target.url }, { onProgress, stop: stop.signal })).toMatchObject(
			{ ok: false },
		)
		expect(await restore(file, { databaseUrl: target.url })).toEqual({ ok: true, value: expect.any(String) })
	})
})

test('an older backup gets the migrations since', async () => {
	const file = await opened(await madeBackup('older.backup'))
	const migrations = await mkdtemp(join(folder, 'migrations-'))
	await cp(migrationsFolder, migrations, { recursive: true })
	await writeFile(
		join(migrations, '9999-later.sql'),
		`create table later as select count(*)::integer as items from news_item; alter table bookmark add column why text;`,
	)
	const target = await emptyDatabase()
	expect(await restore(file, { databaseUrl: target.url }, { migrations })).toMatchObject({ ok: true })
	const there = await everything(target.login)
	expect(there.later).toEqual([`(${titles})`])
	expect(there.schema_migration?.at(-1)).toContain('9999-later')
})
