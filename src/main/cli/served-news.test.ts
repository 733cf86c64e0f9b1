import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sql } from '#store/sql.ts'
import { testApi } from '#test/api-app.ts'
import { callCommand } from '#test/command-line.ts'

const { db, url } = await testApi()
const folder = await mkdtemp(join(tmpdir(), 'zagros-served-'))
afterAll(() => rm(folder, { recursive: true }))
const zagros = (args: string[], env: Record<string, string> = {}) =>
	callCommand(args, { env: { DATABASE_URL: url, NEWS_MODE: 'live', NO_COLOR: '1', ...env } })

/** Everything in every table, and the number of every sequence. */
async function everything(): Promise<unknown> {
	const tables = await sql<{ name: string }>`
		select table_name as name from information_schema.tables where table_schema = 'public' order by 1
	`.execute(db)
	const found: Record<string, unknown> = {}
	for (const { name } of tables.rows) {
		const rows = await sql`select to_jsonb(t) as row from ${sql.raw(`"${name}"`)} t order by 1`.execute(db)
		found[name] = rows.rows
	}
	return found
}

test('a command that only reads changes nothing, whatever file of sources is named in its shell', async () => {
	const file = join(folder, 'one.json')
	const source = {
		...{ id: 2999, slug: 'other', locale: 'en', title_en: 'Other', title_fa: 'دیگری' },
		...{ homepage: 'https://other.example/', feed_url: 'https://other.example/feed', feed_kind: 'rss' },
		crypto_only: true,
	}
	await writeFile(file, JSON.stringify([source]))
	const before = await everything()
	for (const args of [
		['users', 'list'],
		['sources', 'list'],
		['sources', 'export'],
		['ads', 'list'],
		['votes', 'list'],
	]) {
		expect(await zagros(args, { SOURCES_FILE: file }), args.join(' ')).toMatchObject({ code: 0 })
		expect(await everything(), args.join(' ')).toEqual(before)
	}
})

test('a command on the tables of another version is refused in one line, and does not migrate them', async () => {
	const { rows } = await sql<{ version: number }>`
		delete from schema_migration where version = (select max(version) from schema_migration) returning *
	`.execute(db)
	const before = await everything()
	const { code, out, err } = await zagros(['users', 'list'])
	expect([code, out]).toEqual([1, ''])
	expect(err.trim().split('\n')).toHaveLength(1)
	expect(err).toContain('zagros migrate')
	expect(await everything()).toEqual(before)
	const [last] = rows
	await sql`insert into schema_migration select * from jsonb_populate_record(null::schema_migration, ${JSON.stringify(last)})`.execute(
		db,
	)
})
