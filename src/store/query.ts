import { type Queryable, Sql, type StatementResult, sql } from './sql.ts'

declare const value: unique symbol

/** A column of a result: which types of PostgreSQL it may have, and its JavaScript type in `pg`. */
export type Column<Value = unknown> = {
	typeIds: readonly number[]
	mayBeNull: boolean
	/** The possible values, where they are few. */
	among?: readonly string[]
	[value]?: Value
}

export type Columns = Record<string, Column>

/** The row type of these columns. */
export type Row<Shape extends Columns> = {
	[Name in keyof Shape]: Shape[Name] extends Column<infer Value> ? Value : never
}

const column = <Value>(...typeIds: number[]): Column<Value> => ({ typeIds, mayBeNull: false })

export const truth = column<boolean>(16)
export const bytes = column<Uint8Array>(17)
/** As text, because JavaScript's numbers are too small. */
export const bigInteger = column<string>(20)
export const integer = column<number>(23)
export const text = column<string>(25)
export const json = column<unknown>(114, 3802)
export const jsonObject = column<Record<string, unknown>>(3802)
/** An object as text had it, with the order of its fields. */
export const jsonRecord = column<Record<string, unknown>>(114)
/** JSON that this product alone writes. */
export const jsonOf = <Value>(): Column<Value> => column<Value>(3802)
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

/** For a column that may be null, in a statement that excludes such rows. */
export const neverNull = <Value>(given: Column<Value>): Column<Value> & { isFiltered: true } => ({
	...given,
	isFiltered: true,
})

/** `firstName` is stored as `first_name`. */
export const columnName = (name: string): string =>
	name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The columns of a table as a select list: `first_name as "firstName"`. */
export const selectList = (columns: Columns, table?: string): Sql =>
	sql.join(
		Object.keys(columns).map((name) => {
			const stored = columnName(name)
			return sql`${sql.ref(table === undefined ? stored : `${table}.${stored}`)} as ${sql.ref(name)}`
		}),
	)

/**
 * A statement whose rows have these columns: query({ id: integer })`select id from source`. The type of a row comes
 * from its columns alone; tests compare them with what the database returns (`test/row-check.ts`).
 */
export const query =
	<Shape extends Columns>(columns: Shape, { isPrepared = false } = {}) =>
	(parts: TemplateStringsArray, ...values: unknown[]) => ({
		execute: async (db: Queryable): Promise<StatementResult<Row<Shape>>> => {
			const statement = { ...new Sql(parts, values).statement(), isPrepared, columns }
			return (await db.run(statement)) as StatementResult<Row<Shape>>
		},
	})
