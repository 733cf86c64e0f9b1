import type { Queryable } from './schema.ts'

/** Facts that the product generated about itself and must find again, such as a secret made at first start. */
export type SettingTable = { name: string; value: string }

export async function findSetting(db: Queryable, name: string): Promise<string | undefined> {
	const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
	return row?.value
}

/** The stored value: the one given, or the one another process was first to store. */
export async function keepFirstSetting(db: Queryable, name: string, value: string): Promise<string> {
	await db
		.insertInto('setting')
		.values({ name, value })
		.onConflict((conflict) => conflict.column('name').doNothing())
		.execute()
	const row = await db
		.selectFrom('setting')
		.select('value')
		.where('name', '=', name)
		.executeTakeFirstOrThrow()
	return row.value
}

export async function putSetting(db: Queryable, name: string, value: string): Promise<void> {
	await db
		.insertInto('setting')
		.values({ name, value })
		.onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
		.execute()
}
