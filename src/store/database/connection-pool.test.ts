import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { joinPrivateServer } from '#store/private-server/private-server.ts'
import { putSetting } from '#store/setting-store.ts'
import { sql } from '#store/sql.ts'
import { isAlive, newServerFolder, serverPid } from '#test/data-folder.ts'
import { testDatabase } from '#test/database.ts'
import { openPool } from './connection-pool.ts'
import { databaseFailureOf } from './database-failure.ts'

// Every test starts servers and processes, which a busy machine is slow at.
const { db, login } = await testDatabase()
// The bounds below catch what hangs, at ten times the real figure, because the machine may be busy.
const silent = { info: () => {}, warn: () => {} }

const failureOf = (work: Promise<unknown>) =>
	work.then(
		() => 'none',
		(error: unknown) => databaseFailureOf(error) ?? String(error),
	)

test('a statement of a visitor ends after two seconds, and the connection serves the next', async () => {
	const begin = performance.now()
	expect(await failureOf(sql`select pg_sleep(30)`.execute(db))).toBe('timeout')
	expect(performance.now() - begin).toBeLessThan(20_000)
	expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test('a lock is waited for at most one second', async () => {
	const holder = new pg.Client(login)
	await holder.connect()
	await holder.query(`begin; lock table setting in access exclusive mode`)
	const waiting = sql`select from setting`.execute(db)
	// The limit on locks ended it, not the longer one on statements.
	await expect(waiting).rejects.toMatchObject({ code: '55P03' })
	expect(await failureOf(waiting)).toBe('timeout')
	await holder.end()
})

test('ten statements run, thirty-two wait, the next is refused as busy', async () => {
	const begin = performance.now()
	const settled = Array.from({ length: 60 }, () =>
		failureOf(sql`select pg_sleep(0.2)`.execute(db)).then((what) => ({
			what,
			ms: performance.now() - begin,
		})),
	)
	const results = await Promise.all(settled)
	const refused = results.filter(({ what }) => what === 'busy')
	expect(refused).toHaveLength(60 - 10 - 32)
	expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(2_000)
	expect(results.filter(({ what }) => what === 'none')).toHaveLength(42)
})

test('a job’s statements wait for each other instead of being refused', async () => {
	const jobs = openPool(login, 'job', silent)
	onTestFinished(() => jobs.end())
	const all = Array.from({ length: 60 }, () => failureOf(sql`select pg_sleep(0.02)`.execute(jobs)))
	expect(new Set(await Promise.all(all))).toEqual(new Set(['none']))
})

test('two transactions that wait for each other are a conflict, for one of them', async () => {
	await sql`insert into setting values ('a', ''), ('b', '')`.execute(db)
	const background = openPool(login, 'job', silent)
	onTestFinished(() => background.end())
	const cross = (first: string, second: string) =>
		failureOf(
			background.transaction(async (tx) => {
				await putSetting(tx, first, first)
				await pause(200)
				await putSetting(tx, second, first)
			}),
		)
	const ends = await Promise.all([cross('a', 'b'), cross('b', 'a')])
	expect(ends.sort()).toEqual(['conflict', 'none'])
})

test('connections that are killed fail their statement and are replaced; idle ones harm nobody', async () => {
	const warnings: string[] = []
	const pool = openPool(login, 'visitor', { ...silent, warn: (line) => warnings.push(line) })
	onTestFinished(() => pool.end())
	await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`.execute(pool)))
	const running = failureOf(sql`select pg_sleep(1.5)`.execute(pool))
	await pause(100)
	await sql`select pg_terminate_backend(pid) from pg_stat_activity
		where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
	expect(await running).toBe('unavailable')
	await expect.poll(() => warnings.length).toBe(1)
	// One log line stands for all: the other idle connection may be used once more before the pool notices its end.
	await expect.poll(() => failureOf(sql`select 1`.execute(pool))).toBe('none')
})

test('a statement that was planned before its table changed fails once, and works again', async () => {
	const pool = openPool(login, 'visitor', silent)
	onTestFinished(() => pool.end())
	await sql`create table changing (amount int)`.execute(db)
	const read = () => pool.run({ text: 'select amount from changing', values: [], isPrepared: true })
	expect(await failureOf(read())).toBe('none')
	await sql`alter table changing alter amount type text`.execute(db)
	await expect(read()).rejects.toThrow('cached plan')
	expect(await failureOf(read())).toBe('none')
})

test('a stopped server is unavailable and a hanging one a timeout; both work again once they are back', async () => {
	const dataDir = await newServerFolder()
	const server = await joinPrivateServer({ dataDir, log: silent, settings: { fsync: 'off' } })
	if (!server.ok) throw new Error(server.failure.message)
	onTestFinished(() => server.value.close())
	const pool = openPool(server.value.login('postgres'), 'visitor', silent)
	onTestFinished(() => pool.end())
	const [row] = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(pool)).rows

	process.kill(row?.pid ?? 0, 'SIGSTOP')
	const begin = performance.now()
	expect(await failureOf(sql`select 1`.execute(pool))).toBe('timeout')
	expect(performance.now() - begin).toBeLessThan(50_000)
	// A connection that hung is not used again, so the next statement does not hang behind it.
	expect((await sql`select 1 as one`.execute(pool)).rows).toEqual([{ one: 1 }])
	process.kill(row?.pid ?? 0, 'SIGCONT')

	const pid = await serverPid(dataDir)
	process.kill(pid, 'SIGINT')
	while (await isAlive(pid)) await pause(10)
	expect(await failureOf(sql`select 1`.execute(pool))).toBe('unavailable')
	const down = performance.now()
	while ((await failureOf(sql`select 1`.execute(pool))) !== 'none') {
		expect(performance.now() - down).toBeLessThan(50_000)
		await pause(50)
	}
})
