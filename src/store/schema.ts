import type { Kysely } from 'kysely'

/** Kysely knows no table: what a statement answers is declared where it stands (`query.ts`) and compared by tests. */
export type Schema = Record<never, never>

/** Anything that can query: the pool or a transaction on it. The first argument of every store function. */
export type Queryable = Kysely<Schema>
