import { CompiledQuery, isOperationNodeSource, type QueryResult, type RawBuilder, sql } from 'kysely'
import type { Queryable } from './schema.ts'

declare const value: unique symbol

/** A column of an answer: which types of PostgreSQL it may have, and as what `pg` hands it over. */
export type Column<Value = unknown> = {
	typeIds: readonly number[]
	mayBeNull: boolean
	/** The only values there are, where they are few. */
	among?: readonly string[]
	[value]?: Value
}

export type Columns = Record<string, Column>

/** A row as its columns say. */
export type Row<Shape extends Columns> = {
	[Name in keyof Shape]: Shape[Name] extends Column<infer Value> ? Value : never
}

const column = <Value>(...typeIds: number[]): Column<Value> => ({ typeIds, mayBeNull: false })

export const truth = column<boolean>(16)
export const bytes = column<Uint8Array>(17)
/** As text: JavaScript's numbers do not reach as far. */
export const bigInteger = column<string>(20)
export const integer = column<number>(23)
export const text = column<string>(25)
export const json = column<unknown>(114, 3802)
export const jsonObject = column<Record<string, unknown>>(3802)
export const float = column<number>(701)
export const integers = column<number[]>(1007)
export const texts = column<string[]>(1009)
export const moment = column<Date>(1184)
export const uuid = column<string>(2950)

export const oneOf = <const Value extends string>(among: readonly Value[]): Column<Value> => ({
	...column<Value>(25),
	among,
})

export const orNull = <Value>(given: Column<Value>): Column<Value | null> => ({ ...given, mayBeNull: true })

/** For a column that may be null, in a statement that leaves such rows out. */
export const neverNull = <Value>(given: Column<Value>): Column<Value> & { isFiltered: true } => ({
	...given,
	isFiltered: true,
})

/** `firstName` is stored as `first_name`. */
export const columnName = (name: string): string =>
	name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The columns of a table as a select list: `first_name as "firstName"`. */
export const selectList = (columns: Columns, table?: string): RawBuilder<unknown> =>
	sql.join(
		Object.keys(columns).map((name) => {
			const stored = columnName(name)
			return sql`${sql.ref(table === undefined ? stored : `${table}.${stored}`)} as ${sql.ref(name)}`
		}),
	)

/** Hears of every answer and of the columns that it was declared to have. */
type RowWatch = (declared: Columns, rows: readonly unknown[]) => void
let watch: RowWatch | undefined

/** For tests, which compare what is declared with what the database says; see `test/row-check.ts`. */
export const watchRows = (given: RowWatch): void => {
	watch = given
}

/** Before a statement that PostgreSQL plans once for each connection, and not each time it is asked. */
export const plannedOnceMark = '/* planned once */'

const wholeTexts = new WeakMap<TemplateStringsArray, string>()

/** Statements without parts of their own have one text, which is put together once. */
function textOf(parts: TemplateStringsArray): string {
	const known = wholeTexts.get(parts)
	if (known !== undefined) return known
	const text = parts.reduce((before, part, index) => `${before}$${index}${part}`)
	wholeTexts.set(parts, text)
	return text
}

/** Stands for a value that is given each time. */
class Given {
	readonly name: string
	constructor(name: string) {
		this.name = name
	}
}

type Answer<Shape extends Columns> = Pick<QueryResult<Row<Shape>>, 'numAffectedRows' | 'rows'>
/** What `pg` answers. */
type Answered = { rows: unknown[]; rowCount: number | null }
type Ask = (text: string, values: readonly unknown[]) => Promise<Answered>

const asked = new WeakMap<Queryable, Ask>()

/** Statements on this pool go to it as they are: a third of what a small one cost was Kysely's way to the connection. */
export const askDirectly = (db: Queryable, ask: Ask): void => void asked.set(db, ask)

async function ask<Shape extends Columns>(
	db: Queryable,
	text: string,
	values: readonly unknown[],
): Promise<Answer<Shape>> {
	const direct = asked.get(db)
	// A transaction has a connection of its own, which Kysely holds.
	if (direct === undefined) return db.executeQuery<Row<Shape>>(CompiledQuery.raw(text, [...values]))
	const { rows, rowCount } = await direct(text, values)
	return { rows: rows as Row<Shape>[], numAffectedRows: BigInt(rowCount ?? 0) }
}

/**
 * A statement that is put together once, of whatever parts, and planned once for each connection. The values that differ
 * from time to time are given by name. Its rows come as one JSON text: to read some two hundred small fields one by one
 * took as long as all the rest of the statement.
 */
export function prepare<Shape extends Columns, Name extends string>(
	declared: Shape,
	build: (given: (name: Name) => RawBuilder<unknown>) => RawBuilder<unknown>,
): (db: Queryable, values: Record<Name, unknown>) => Promise<Row<Shape>[]> {
	const moments = Object.keys(declared).filter((name) => declared[name]?.typeIds === moment.typeIds)
	let whole: { plain: string; text: string; parameters: readonly unknown[] } | undefined
	return async (db, values) => {
		if (whole === undefined) {
			const { sql: plain, parameters } = build((name) => sql`${new Given(name)}`).compile(db)
			const text = `${plannedOnceMark} select coalesce(json_agg(answer), '[]') as rows from (${plain}) as answer`
			whole = { plain, text, parameters }
		}
		const given = whole.parameters.map((one) => (one instanceof Given ? values[one.name as Name] : one))
		// What the database says of the columns is only known of the statement itself.
		watch?.(declared, (await ask<Shape>(db, whole.plain, given)).rows)
		const answer = await ask<{ rows: Column<Row<Shape>[]> }>(db, whole.text, given)
		const rows = answer.rows[0]?.rows ?? []
		for (const name of moments) for (const row of rows) readMoment(row, name)
		return rows
	}
}

function readMoment(row: Record<string, unknown>, name: string): void {
	const said = row[name]
	if (typeof said === 'string') row[name] = new Date(said)
}

/**
 * A statement whose rows have these columns: query({ id: integer })`select id from source`. The type of a row comes from
 * its columns and from nowhere else, and no test passes with columns that the database does not give.
 */
export const query =
	<Shape extends Columns>(declared: Shape) =>
	(parts: TemplateStringsArray, ...values: unknown[]) => ({
		execute: async (db: Queryable): Promise<Answer<Shape>> => {
			const { sql: text, parameters } = values.some(isOperationNodeSource)
				? sql(parts, ...values).compile(db)
				: { sql: textOf(parts), parameters: values }
			const answer = await ask<Shape>(db, text, parameters)
			watch?.(declared, answer.rows)
			return answer
		},
	})
