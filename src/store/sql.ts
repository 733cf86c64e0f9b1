import type { Columns } from './query.ts'

/** What is sent to the database. */
export type Statement = {
	text: string
	values: readonly unknown[]
	/** Parsed and planned once for each connection. For statements of few different texts that run very often. */
	isPrepared?: boolean
	/** The declared columns of its rows; see `query.ts`. */
	columns?: Columns
}

/** A column of a result as PostgreSQL describes it. */
export type Field = { name: string; dataTypeID: number; tableID: number; columnID: number }

export type StatementResult<Row = unknown> = { rows: Row[]; rowCount: number | null; fields: Field[] }

/** Anything that can query: a pool of connections or a transaction on it. The first argument of every store function. */
export type Queryable = {
	run: (statement: Statement) => Promise<StatementResult>
	/** Commits what `work` did, or rolls all of it back where it throws. */
	transaction: <Result>(work: (change: Queryable) => Promise<Result>) => Promise<Result>
	isTransaction: boolean
}

/** A piece of SQL with its values, to be run or to be embedded in another one. */
export class Sql<Row = unknown> {
	readonly #parts: readonly string[]
	readonly #values: readonly unknown[]

	constructor(parts: readonly string[], values: readonly unknown[] = []) {
		this.#parts = parts
		this.#values = values
	}

	statement(): { text: string; values: unknown[] } {
		const values: unknown[] = []
		return { text: this.#write(values), values }
	}

	async execute(db: Queryable): Promise<StatementResult<Row>> {
		return (await db.run(this.statement())) as StatementResult<Row>
	}

	/** An embedded piece is written out; everything else becomes a parameter, so input is never part of the text. */
	#write(values: unknown[]): string {
		return this.#parts.reduce((before, part, index) => {
			const value = this.#values[index - 1]
			return `${before}${value instanceof Sql ? value.#write(values) : `$${values.push(value)}`}${part}`
		})
	}
}

const tag = <Row = unknown>(parts: TemplateStringsArray, ...values: unknown[]): Sql<Row> =>
	new Sql(parts, values)

/** Raw SQL: never with input from outside. */
const raw = (text: string): Sql => new Sql([text])

/** The name of a column or a table, optionally qualified: `item.title`. */
const ref = (name: string): Sql =>
	raw(
		name
			.split('.')
			.map((part) => `"${part.replaceAll('"', '""')}"`)
			.join('.'),
	)

/** A constant of the program that is part of the text, so that the planner knows it. */
const lit = (value: string | number): Sql =>
	raw(typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`)

const join = (pieces: readonly unknown[], separator: Sql = raw(', ')): Sql => {
	const [first, ...rest] = pieces
	if (pieces.length === 0) return raw('')
	const between = rest.flatMap((piece) => [separator, piece])
	return new Sql(['', ...between.map(() => ''), ''], [first, ...between])
}

/** sql`select id from source where slug = ${slug}` */
export const sql = Object.assign(tag, { raw, ref, lit, join })
