import { query, text } from './query.ts'
import { type Queryable, sql } from './sql.ts'

/** Facts that the product generated and must find again, such as a secret made at first start. */
export async function findSetting(db: Queryable, name: string): Promise<string | undefined> {
	const found = await query({ value: text })`select value from setting where name = ${name}`.execute(db)
	return found.rows[0]?.value
}

/** The stored value: the one given, or the one another process was first to store. Only a new value is written. */
export async function keepFirstSetting(
	db: Queryable,
	name: string,
	value: string,
	reads: Queryable = db,
): Promise<string> {
	const stored = await findSetting(reads, name)
	if (stored !== undefined) return stored
	await sql`insert into setting (name, value) values (${name}, ${value}) on conflict do nothing`.execute(db)
	return (await findSetting(db, name)) ?? value
}

export async function putSetting(db: Queryable, name: string, value: string): Promise<void> {
	await sql`
		insert into setting (name, value) values (${name}, ${value})
		on conflict (name) do update set value = excluded.value
	`.execute(db)
}
