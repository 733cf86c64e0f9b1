import { expect, onTestFinished, test } from 'vitest'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { watchPrimary } from './primary-watch.ts'

const { db, login } = await testDatabase()

function watch(options: string) {
	const lines: string[] = []
	const note = (line: string) => void lines.push(line)
	const watching = watchPrimary({ ...login, options }, { info: note, warn: note })
	onTestFinished(watching.stop)
	return { ...watching, lines }
}

const name = 'primary-watch-test'
const isDone = async () => {
	const found = await sql<{ last: string }>`
		select query as last from pg_stat_activity where application_name = ${name} and state = 'idle'`.execute(
		db,
	)
	return found.rows[0]?.last.includes('insert into small_write') ?? false
}

test('a primary that takes a small write can be written', async () => {
	const { responds, canWrite, lines } = watch(`-c application_name=${name}`)
	await expect.poll(isDone).toBe(true)
	expect([responds(), canWrite(), lines]).toEqual([true, true, []])
})

test('one that refuses it still responds', async () => {
	const { responds, canWrite, lines } = watch('-c default_transaction_read_only=on')
	await expect.poll(canWrite).toBe(false)
	expect(responds()).toBe(true)
	expect(lines).toEqual([expect.stringMatching(/^the database refuses a small write: .*read-only/)])
})

test('a role that may not create temporary tables may still write', async () => {
	const database =
		(await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0]?.name ?? ''
	const role = `watcher_${process.pid}`
	await sql.raw(`revoke temporary on database ${database} from public; create role ${role} login`).execute(db)
	onTestFinished(async () => {
		await sql.raw(`drop role ${role}`).execute(db)
	})
	const lines: string[] = []
	const note = (line: string) => void lines.push(line)
	const watching = watchPrimary({ ...login, user: role, application_name: role }, { info: note, warn: note })
	onTestFinished(watching.stop)
	const tried = async () =>
		(
			await sql<{ count: number }>`
				select count(*)::integer from pg_stat_activity where application_name = ${role}`.execute(db)
		).rows[0]?.count
	await expect.poll(tried).toBe(1)
	expect([watching.canWrite(), lines]).toEqual([true, []])
})
