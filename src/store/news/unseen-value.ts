import { type Sql, sql } from '#store/sql.ts'

/**
 * A value that nobody looks at while planning, for statements that are planned once. Whoever saw it would think a plan for
 * this very value the better, and make one each time.
 */
export const unseen = (value: unknown, type: 'integer' | 'integer[]' | 'text'): Sql =>
	sql`(select ${value}::${sql.raw(type)})`
