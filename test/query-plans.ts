import pg from 'pg'
import type { Queryable } from '#store/sql.ts'

type ExplainedConnection = {
	db: Queryable
	/** The plans of the statements since the array was last emptied. */
	plans: string[]
	end: () => Promise<void>
}

/** A connection that records how PostgreSQL runs each statement. */
export async function openExplained(login: pg.ClientConfig): Promise<ExplainedConnection> {
	const plans: string[] = []
	const client = new pg.Client(login)
	// The server may stop while the connection is still closing.
	client.on('error', () => {})
	client.on('notice', ({ message }) => plans.push(message ?? ''))
	await client.connect()
	await client.query(
		`load 'auto_explain'; set auto_explain.log_min_duration = 0; set client_min_messages = log`,
	)
	const db: Queryable = {
		run: ({ text, values }) => client.query(text, [...values]),
		transaction: (work) => work(db),
		isTransaction: false,
	}
	return { db, plans, end: () => client.end() }
}
