import type { Kysely } from 'kysely'
import type { SettingTable } from './setting-store.ts'

/** Every table by its name in SQL. An entity's file declares its table's type; it is listed here. */
export interface Schema {
	setting: SettingTable
}

/** Anything that can query: the pool or a transaction on it. The first argument of every store function. */
export type Queryable = Kysely<Schema>
