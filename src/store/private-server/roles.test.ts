import { rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openBackup } from '#store/backup/read-file.ts'
import { restoreBackup } from '#store/backup/restore-backup.ts'
import { writeBackup } from '#store/backup/write-backup.ts'
import { openDatabase } from '#store/database/open-database.ts'
import { addNews } from '#store/news/news-writer.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { adminPasswordOf, newServerFolder } from '#test/data-folder.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { adminRole, applicationRole } from './roles.ts'

const silent = { info: () => {}, warn: () => {} }
const settings = { fsync: 'off' }
const now = new Date('2026-03-01T12:00:00Z')

const open = async (dataDir: string) => {
	const opened = await openDatabase({
		dataDir,
		sample: false,
		applicationName: 'test',
		log: silent,
		serverSettings: settings,
	})
	if (!opened.ok) throw new Error(opened.failure.message)
	return opened.value
}

/** Every object in a database with its owner. */
const owners = async (login: pg.ClientConfig): Promise<string[]> => {
	const client = new pg.Client(login)
	await client.connect()
	try {
		const found = await client.query<{ owner: string }>(`
			select distinct owner::regrole::text as owner from (
				select datdba as owner from pg_database where datname = current_database()
				union all select relowner from pg_class where relnamespace = 'public'::regnamespace and not exists (
					select from pg_depend where objid = pg_class.oid and deptype = 'e')
				union all select nspowner from pg_namespace where nspname = 'jobs'
				union all select typowner from pg_type where typname = 'mood'
				union all select proowner from pg_proc where pronamespace = 'public'::regnamespace and not exists (
					select from pg_depend where objid = pg_proc.oid and deptype = 'e')
			) as things order by 1`)
		return found.rows.map(({ owner }) => owner)
	} finally {
		await client.end()
	}
}

test('the application owns its database and is not a superuser: its SQL can access neither files nor programs', async () => {
	const database = await open(await newServerFolder())
	onTestFinished(() => database.close())
	expect(database.login.user).toBe(applicationRole)
	expect(await owners(database.login)).toEqual([applicationRole])
	for (const attack of [
		sql`copy (select 1) to program 'id'`,
		sql`select pg_read_file('/etc/passwd')`,
		sql`create role intruder superuser`,
		sql`alter role ${sql.ref(applicationRole)} superuser`,
		sql`alter system set archive_command = 'id'`,
	]) {
		await expect(attack.execute(database.db)).rejects.toThrow(/permission denied|must be|Only roles/)
	}
})

test('a superuser needs the password of the folder, which its owner alone can read', async () => {
	const dataDir = await newServerFolder()
	const database = await open(dataDir)
	const connectAs = async (password: string) => {
		const client = new pg.Client({ ...database.login, user: adminRole, password })
		await client.connect()
		await client.end()
	}
	await expect(connectAs('')).rejects.toThrow(/password/)
	await expect(connectAs('guessed')).rejects.toThrow(/password authentication failed/)
	await connectAs(await adminPasswordOf(dataDir))
	const file = join(dataDir, 'postgres/admin-password')
	const { mode, uid } = await stat(file)
	expect([mode & 0o777, uid]).toEqual([0o600, (await stat(dirname(file))).uid])
	await database.close()

	await rm(file)
	const again = await open(dataDir)
	onTestFinished(() => again.close())
	await expect(connectAs('')).rejects.toThrow(/password/)
	await connectAs(await adminPasswordOf(dataDir))
})

test('a folder that an earlier version created as superuser changes its owner completely, and can be backed up and restored', async () => {
	const dataDir = await newServerFolder()
	const first = await open(dataDir)
	await saveCatalogue(first.db, smallCatalogue)
	await addNews(first.db, 2030, [makeDraft('old news')], now)
	const asBefore = new pg.Client({
		...first.login,
		user: adminRole,
		password: await adminPasswordOf(dataDir),
	})
	await asBefore.connect()
	// The state of the previous version: everything is owned by the superuser, with the kinds of objects that the job
	// queue has.
	await asBefore.query(`
		create schema jobs; create type jobs.mood as enum ('up');
		create table jobs.job (id bigint generated always as identity, mood jobs.mood, day date not null) partition by range (day);
		create table jobs.job_2026 partition of jobs.job for values from ('2026-01-01') to ('2027-01-01');
		alter database live owner to ${adminRole};
		do $$ declare thing record; begin
			for thing in select oid::regclass as name from pg_class
				where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relowner = '${applicationRole}'::regrole
			loop execute format('alter table %s owner to ${adminRole}', thing.name); end loop;
			for thing in select pg_proc.oid::regprocedure as name from pg_proc where proowner = '${applicationRole}'::regrole
			loop execute format('alter routine %s owner to ${adminRole}', thing.name); end loop;
		end $$;`)
	await asBefore.end()
	expect(await owners(first.login)).toContain(adminRole)
	await first.close()

	const upgraded = await open(dataDir)
	onTestFinished(() => upgraded.close())
	expect(await owners(upgraded.login)).toEqual([applicationRole])
	await addNews(upgraded.db, 2030, [makeDraft('new news')], now)
	await sql`insert into jobs.job (mood, day) values ('up', '2026-03-01')`.execute(upgraded.db)
	await sql`drop schema jobs cascade`.execute(upgraded.db)

	const path = join(dataDir, 'all.backup')
	const { signal: stop } = new AbortController()
	const backup = {
		database: upgraded,
		news: 'live',
		productVersion: '1',
		path,
		now: () => now,
		stop,
	} as const
	expect(await writeBackup(backup)).toMatchObject({ ok: true })
	const file = await openBackup(path)
	if (!file.ok) throw new Error(file.failure)
	const place = { dataDir: await newServerFolder(), applicationName: 'test', log: silent }
	expect(await restoreBackup({ file: file.value, place, stop })).toMatchObject({ ok: true })
	const restored = await open(place.dataDir)
	onTestFinished(() => restored.close())
	const titles = await sql<{ title: string }>`select title from news_item order by id`.execute(restored.db)
	expect(titles.rows.map(({ title }) => title)).toHaveLength(2)
})
