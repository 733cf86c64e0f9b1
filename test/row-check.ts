import pg from 'pg'
import type { Pool } from '#store/database/connection-pool.ts'
import type { Columns } from '#store/query.ts'
import type { Field, Queryable, StatementResult } from '#store/sql.ts'

/**
 * A pool that compares every declared row (`src/store/query.ts`) with the result of the database: names and types of
 * columns, whether a column may be null, and values where only some are declared. It throws on a difference.
 */
export async function checkRows(pool: Pool, login: pg.ClientConfig): Promise<Pool> {
	const nullable = await nullableColumns(login)
	const checked = (db: Queryable): Queryable => ({
		isTransaction: db.isTransaction,
		run: async (statement) => {
			const result = await db.run(statement)
			const faults = statement.columns === undefined ? [] : rowFaults(statement.columns, result, nullable)
			if (faults.length > 0) throw new Error(`a row is not what it is declared to be: ${faults.join('; ')}`)
			return result
		},
		transaction: (work) => db.transaction((change) => work(checked(change))),
	})
	return { ...checked(pool), waiting: pool.waiting, end: pool.end }
}

/** Table columns that may be null, as `table column` by PostgreSQL's object ids. */
async function nullableColumns(login: pg.ClientConfig): Promise<Set<string>> {
	const client = new pg.Client(login)
	await client.connect()
	try {
		const found = await client.query<{ name: string }>(
			`select attrelid || ' ' || attnum as name from pg_attribute join pg_class on pg_class.oid = attrelid
			where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attnotnull`,
		)
		return new Set(found.rows.map(({ name }) => name))
	} finally {
		await client.end()
	}
}

function rowFaults(declared: Columns, { rows, fields }: StatementResult, nullable: Set<string>): string[] {
	const names = fields.map(({ name }) => name)
	const missing = Object.keys(declared).filter((name) => !names.includes(name))
	const extra = names.filter((name) => !Object.hasOwn(declared, name))
	return [
		...missing.map((name) => `${name} is not there`),
		...extra.map((name) => `${name} is not declared`),
		...fields.flatMap((field) => {
			const column = declared[field.name]
			return column === undefined ? [] : columnFaults(field, column, rows, nullable)
		}),
	]
}

function columnFaults(
	{ name, dataTypeID, tableID, columnID }: Field,
	column: Columns[string] & { isFiltered?: boolean },
	rows: readonly unknown[],
	nullable: Set<string>,
): string[] {
	if (!column.typeIds.includes(dataTypeID)) return [`${name} has type ${dataTypeID}`]
	if (!column.mayBeNull && !column.isFiltered && nullable.has(`${tableID} ${columnID}`))
		return [`${name} may be null`]
	for (const row of rows) {
		const value = (row as Record<string, unknown>)[name]
		if (value === null && !column.mayBeNull) return [`${name} is null`]
		if (value !== null && column.among !== undefined && !column.among.includes(String(value)))
			return [`${name} is ${String(value)}`]
	}
	return []
}
