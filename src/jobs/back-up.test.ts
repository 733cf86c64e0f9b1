import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { Registry } from 'prom-client'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { addBackupMetrics } from '#api/http/work-metrics.ts'
import { fail, ok } from '#domain/result.ts'
import { backupRecordSetting, readBackupRecord, recordGoodBackup } from '#store/backup/backup-record.ts'
import { openBackup } from '#store/backup/read-file.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { backUpDaily, type DailyBackup } from './back-up.ts'

const { db, login } = await testDatabase()
const begun = new Date('2026-04-01T00:50:00Z')
const hours = (count: number) => new Date(begun.getTime() + count * 3_600_000)
let folder = ''
let logged: [string, object][] = []
afterAll(() => rm(folder, { recursive: true, force: true }))

beforeEach(async () => {
	await rm(folder, { recursive: true, force: true })
	folder = await mkdtemp(join(tmpdir(), 'zagros-daily-'))
	logged = []
	await sql`delete from setting where name = ${backupRecordSetting}`.execute(db)
})

const openClient = async () => {
	const client = new pg.Client(login)
	await client.connect()
	return client
}

const run = (at: Date, changes: Partial<DailyBackup> = {}) =>
	backUpDaily({
		db,
		database: { openClient },
		news: 'live',
		productVersion: '1',
		folder,
		keep: 3,
		drill: async () => ok(undefined),
		now: () => at,
		log: {
			info: (facts, message) => logged.push([message, facts]),
			error: (facts, message) => logged.push([message, facts]),
		},
		stop: new AbortController().signal,
		...changes,
	})

const gauges = async () => {
	const registry = new Registry()
	addBackupMetrics(registry, db)
	const values = await registry.getMetricsAsJSON()
	return Object.fromEntries(values.map(({ name, values }) => [name, values[0]?.value]))
}

test('run each hour it makes one backup a day, and the newest are kept', async () => {
	for (let hour = 0; hour <= 5 * 24; hour += 1) await run(hours(hour))
	const names = await readdir(folder)
	expect(names.toSorted()).toEqual([
		'zagros-live-20260404T005000Z.backup',
		'zagros-live-20260405T005000Z.backup',
		'zagros-live-20260406T005000Z.backup',
	])
	const newest = join(folder, names.toSorted().at(-1) ?? '')
	expect((await stat(newest)).mode & 0o777).toBe(0o600)
	const opened = await openBackup(newest)
	expect(opened).toMatchObject({
		ok: true,
		value: { manifest: { news: 'live', madeAt: hours(120).toISOString() } },
	})
	if (opened.ok) await opened.value.close()
	expect(await readBackupRecord(db)).toMatchObject({ dailyAt: hours(120).toISOString(), failures: 0 })
})

test('several workers at once make one backup', async () => {
	await Promise.all([1, 2, 3, 4].map(() => run(begun)))
	expect(await readdir(folder)).toHaveLength(1)
	expect(logged).toEqual([
		['the restore drill succeeded', { madeAt: begun.toISOString() }],
		['backed up', expect.objectContaining({ bytes: expect.any(Number) })],
	])
})

test('a manual backup does not replace the daily one', async () => {
	await recordGoodBackup(db, begun, { why: 'asked', isEncrypted: true })
	await run(hours(1))
	expect(await readdir(folder)).toHaveLength(1)
})

test('a failure raises an alarm, and is retried in an hour', async () => {
	// Before the first backup its age is that of the database, so that an alert for old backups sees that there is
	// none.
	await sql`update schema_migration set applied_at = now() - interval '2 days'`.execute(db)
	const before = await gauges()
	expect(before).toMatchObject({ zagros_backup_age_seconds: expect.any(Number), zagros_backup_failures: 0 })
	expect(before.zagros_backup_age_seconds).toBeGreaterThanOrEqual(2 * 86_400)
	await recordGoodBackup(db, new Date(Date.now() - 100_000), { why: 'daily', isEncrypted: true })
	const blocked = join(folder, 'blocked')
	await writeFile(blocked, 'a file where the folder should be')
	const late = new Date(Date.now() + 2 * 86_400_000)
	await run(late, { folder: blocked })
	await run(late, { folder: blocked })
	expect(logged.map(([message]) => message)).toEqual(
		Array(2).fill(expect.stringContaining('the daily backup failed')),
	)
	expect(logged[0]?.[1]).toEqual({ problem: expect.stringMatching(/EEXIST|ENOTDIR/) })
	const { zagros_backup_age_seconds: age, zagros_backup_failures: failures } = await gauges()
	expect(failures).toBe(2)
	expect(age).toBeGreaterThan(99)
	expect(age).toBeLessThan(200)
	await run(late)
	expect((await gauges()).zagros_backup_failures).toBe(0)
})

test('a backup that could not start is counted and raises an alarm', async () => {
	const refused = { openClient: () => Promise.reject(new Error('too many connections')) }
	await run(begun, { database: refused })
	expect(logged).toEqual([
		[expect.stringContaining('the daily backup failed'), { problem: 'too many connections' }],
	])
	expect((await gauges()).zagros_backup_failures).toBe(1)
})

test('it deletes the rest of a killed backup, and no other files', async () => {
	const draft = '.zagros-live-20260330T005000Z.backup.0123456789ab.part'
	const young = '.zagros-live-20260401T004900Z.backup.0123456789ab.part'
	for (const name of [draft, young, 'a.backup', 'zagros-sample-20200101T000000Z.backup'])
		await writeFile(join(folder, name), 'x')
	await utimes(join(folder, draft), hours(-1), hours(-1))
	await utimes(join(folder, young), hours(23.9), hours(23.9))
	await run(begun, { keep: 1 })
	expect(await readdir(folder)).not.toContain(draft)
	await run(hours(24), { keep: 1 })
	expect((await readdir(folder)).toSorted()).toEqual([
		young,
		'a.backup',
		'zagros-live-20260402T005000Z.backup',
		'zagros-sample-20200101T000000Z.backup',
	])
})

test('being stopped is not a failure', async () => {
	await run(begun, { stop: AbortSignal.abort() })
	expect([await readdir(folder), logged]).toEqual([[], []])
	expect(await readBackupRecord(db)).toMatchObject({ failures: 0, dailyAt: null })
})

test('once a week a backup is restored as a trial, and a failure raises an alarm', async () => {
	const drilled: string[] = []
	const drill: DailyBackup['drill'] = async ({ manifest }) => {
		drilled.push(manifest.madeAt)
		return drilled.length === 1 ? ok(undefined) : fail('the disk is full')
	}
	for (let day = 0; day <= 8; day += 1) await run(hours(24 * day), { drill })
	expect(drilled).toEqual([0, 7, 8].map((day) => hours(24 * day).toISOString()))
	expect(await readBackupRecord(db)).toMatchObject({
		dailyAt: hours(24 * 8).toISOString(),
		drilledAt: begun.toISOString(),
		drillProblem: 'the disk is full',
	})
	expect(logged.filter(([message]) => message === 'the restore drill failed')).toHaveLength(2)
})

test('BACKUP_AFTER gets the path, and is run again each hour until it succeeds', async () => {
	const copies = await mkdtemp(join(tmpdir(), 'zagros-copies-'))
	onTestFinished(() => rm(copies, { recursive: true, force: true }))
	await run(begun, { after: 'echo no route >&2; false' })
	const [name = ''] = await readdir(folder)
	expect(logged.at(-1)).toEqual([
		'the backup was not copied',
		{ file: join(folder, name), problem: expect.stringContaining('no route') },
	])
	expect((await gauges()).zagros_backup_not_copied).toBe(1)
	await run(hours(1), { after: `cp -t ${copies}` })
	expect(await readdir(copies)).toEqual([name])
	expect(await readdir(folder)).toEqual([name])
	expect((await gauges()).zagros_backup_not_copied).toBe(0)
})

test('with BACKUP_RECIPIENT the file is encrypted, and old ones are deleted as before', async () => {
	const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
	const identity = await generateX25519Identity()
	const recipient = await identityToRecipient(identity)
	for (let day = 0; day <= 3; day += 1) await run(hours(24 * day), { recipient, keep: 2 })
	const names = (await readdir(folder)).toSorted()
	expect(names).toEqual([
		'zagros-live-20260403T005000Z.backup.age',
		'zagros-live-20260404T005000Z.backup.age',
	])
	const newest = join(folder, names[1] ?? '')
	expect((await stat(newest)).mode & 0o777).toBe(0o600)
	expect(await openBackup(newest)).toMatchObject({ failure: expect.stringContaining('it is encrypted') })
	const other = await generateX25519Identity()
	expect(await openBackup(newest, { identities: other })).toMatchObject({ ok: false })
	const opened = await openBackup(newest, { identities: `# a comment\n${identity}\n` })
	expect(opened).toMatchObject({ ok: true, value: { manifest: { madeAt: hours(72).toISOString() } } })
	if (opened.ok) await opened.value.close()
})
