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

/**
 * A statement that is put together once, of whatever parts, and planned once for each connection. The values that differ
 * from time to time are given by name.
 */
export function prepare<Shape extends Columns, Name extends string>(
	declared: Shape,
	build: (given: (name: Name) => RawBuilder<unknown>) => RawBuilder<unknown>,
): (db: Queryable, values: Record<Name, unknown>) => Promise<readonly Row<Shape>[]> {
	let whole: { text: string; parameters: readonly unknown[] } | undefined
	return async (db, values) => {
		if (whole === undefined) {
			const { sql: text, parameters } = build((name) => sql`${new Given(name)}`).compile(db)
			whole = { text: `${plannedOnceMark} ${text}`, parameters }
		}
		const given = whole.parameters.map((one) => (one instanceof Given ? values[one.name as Name] : one))
		const { rows } = await db.executeQuery<Row<Shape>>(CompiledQuery.raw(whole.text, given))
		watch?.(declared, rows)
		return rows
	}
}

/**
 * A statement whose rows have these columns: query({ id: integer })`select id from source`. The type of a row comes from
 * its columns and from nowhere else, and no test passes with columns that the database does not give.
 */
export const query =
	<Shape extends Columns>(declared: Shape) =>
	(parts: TemplateStringsArray, ...values: unknown[]) => ({
		execute: async (db: Queryable): Promise<QueryResult<Row<Shape>>> => {
			const answer = await (values.some(isOperationNodeSource)
				? sql<Row<Shape>>(parts, ...values).execute(db)
				: db.executeQuery<Row<Shape>>(CompiledQuery.raw(textOf(parts), values)))
			watch?.(declared, answer.rows)
			return answer
		},
	})
