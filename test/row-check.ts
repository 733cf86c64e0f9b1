import pg from 'pg'
import { type Columns, watchRows } from '#store/query.ts'

/** What the database says of a column of an answer. */
type Described = Pick<pg.FieldDef, 'name' | 'dataTypeID' | 'tableID' | 'columnID'>

const described = new WeakMap<object, readonly Described[]>()
const mayBeNull = new Set<string>()
let isWatching = false

/**
 * From here on every declared row (`src/store/query.ts`) is compared with what the database gives: the names and types
 * of its columns, whether a column may be null, and the values where only some are declared. What lies is thrown.
 */
export async function checkRows(login: pg.ClientConfig): Promise<void> {
	const client = new pg.Client(login)
	await client.connect()
	try {
		const found = await client.query<{ name: string }>(
			`select attrelid || ' ' || attnum as name from pg_attribute join pg_class on pg_class.oid = attrelid
			where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attnotnull`,
		)
		mayBeNull.clear()
		for (const { name } of found.rows) mayBeNull.add(name)
	} finally {
		await client.end()
	}
	if (isWatching) return
	isWatching = true
	noteDescriptions()
	watchRows((declared, rows) => {
		const lies = liesOf(declared, rows, described.get(rows) ?? [])
		if (lies.length > 0) throw new Error(`a row is not what it is declared to be: ${lies.join('; ')}`)
	})
}

/** `pg` knows the columns of an answer, and Kysely passes only its rows on. */
function noteDescriptions(): void {
	const { query } = pg.Client.prototype
	pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
		const answer: unknown = Reflect.apply(query, this, given)
		if (!(answer instanceof Promise)) return answer
		return answer.then((result: pg.QueryResult) => {
			if (Array.isArray(result.rows)) described.set(result.rows, result.fields)
			return result
		})
	} as typeof query
}

function liesOf(declared: Columns, rows: readonly unknown[], fields: readonly Described[]): string[] {
	const names = fields.map(({ name }) => name)
	const missing = Object.keys(declared).filter((name) => !names.includes(name))
	const extra = names.filter((name) => !Object.hasOwn(declared, name))
	return [
		...missing.map((name) => `${name} is not there`),
		...extra.map((name) => `${name} is not declared`),
		...fields.flatMap((field) => {
			const column = declared[field.name]
			return column === undefined ? [] : liesOfColumn(field, column, rows)
		}),
	]
}

function liesOfColumn(
	{ name, dataTypeID, tableID, columnID }: Described,
	column: Columns[string] & { isFiltered?: boolean },
	rows: readonly unknown[],
): string[] {
	if (!column.typeIds.includes(dataTypeID)) return [`${name} has type ${dataTypeID}`]
	if (!column.mayBeNull && !column.isFiltered && mayBeNull.has(`${tableID} ${columnID}`))
		return [`${name} may be null`]
	for (const row of rows) {
		const value = (row as Record<string, unknown>)[name]
		if (value === null && !column.mayBeNull) return [`${name} is null`]
		if (value !== null && column.among !== undefined && !column.among.includes(String(value)))
			return [`${name} is ${String(value)}`]
	}
	return []
}
