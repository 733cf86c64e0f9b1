import type { z } from 'zod'
import { performAct, type Stale } from '#commands/operator/perform-act.ts'
import { fail, type Result } from '#domain/result.ts'
import type { OperatorSession } from '#store/operator/operator-store.ts'
import type { Queryable } from '#store/sql.ts'
import type { OperatorKey } from '#text/operator-en.ts'
import type { Asked } from './asked.ts'
import type { DeskParts } from './desk-parts.ts'
import type { Markup } from './markup.ts'

/** What an act works with: a transaction, who does it, and what the desk has. */
type Doing = { change: Queryable; parts: DeskParts; operator: OperatorSession; now: Date }

/** What is done by a press: POST /operator/PAGE/ACT/ from a form, POST /v1/operator/PAGE/ACT/ as JSON. */
type ActPlan<Fields> = {
	/** The fields besides those that every press carries (csrf, seen, why, back). */
	fields: z.ZodType<Fields>
	/** It cannot be undone: it wants a sign-in within a quarter of an hour. */
	isFinal?: boolean
	/** Whoever does it must say why. */
	wantsReason?: boolean
	/**
	 * What it is done to, such as `account:12`: one entry of the log each. Where somebody else has acted on one of them since
	 * the page was made, nothing is done.
	 */
	subjects: (fields: Fields) => readonly string[]
	/** Once for each subject; answers a few words for the log, or why it cannot be. */
	run: (subject: string, fields: Fields, doing: Doing) => Promise<Result<string, OperatorKey>>
}

type Press = { seen: number | undefined; why: string; act: string }

export type DeskAct = Pick<ActPlan<never>, 'isFinal' | 'wantsReason'> & {
	/** Throws what the schema says of wrong fields. */
	perform: (
		fields: unknown,
		press: Press,
		doing: Omit<Doing, 'change'>,
	) => Promise<Result<string[], OperatorKey | Stale>>
}

export const deskAct = <Fields>({ fields, subjects, run, ...plan }: ActPlan<Fields>): DeskAct => ({
	...plan,
	perform: async (given, { seen, why, act }, doing) => {
		const read = fields.parse(given)
		const on = subjects(read)
		if (on.length === 0) return fail('fault.nothing')
		const entry = { who: doing.operator.username, act, why, subjects: on, seen }
		return performAct(
			doing.parts.db,
			entry,
			doing.now,
			(change, subject) => run(subject, read, { ...doing, change }),
			(outcome) => outcome,
		)
	},
})

type PagePlan<Query, Data> = {
	/** Its place: /operator/NAME/, and what it shows as JSON at /v1/operator/NAME/. */
	name: string
	title: OperatorKey
	query: z.ZodType<Query>
	/** `looked`: the query is a form that was sent to be looked at. */
	load: (query: Query, parts: DeskParts, looked: boolean) => Promise<Data>
	view: (data: Data, asked: Asked, query: Query) => Markup
	acts?: Readonly<Record<string, DeskAct>>
	/**
	 * The name of a form that is looked at before anything is done: POST /operator/NAME/THAT/ shows the page with the form's
	 * fields as its query.
	 */
	look?: string
	/** A file of comma separated values at /operator/NAME/table.csv. */
	table?: (data: Data) => readonly (readonly (string | number)[])[] | undefined
	/** How much waits for a hand there: shown in the menu, and on top of the overview. */
	waiting?: (parts: DeskParts) => Promise<number>
}

export type DeskPage = Pick<PagePlan<never, never>, 'name' | 'title' | 'waiting' | 'look'> & {
	acts: Readonly<Record<string, DeskAct>>
	/** Throws what the schema says of a wrong query. */
	show: (
		query: unknown,
		parts: DeskParts,
		looked?: boolean,
	) => Promise<{
		data: unknown
		view: (asked: Asked) => Markup
		table: readonly (readonly (string | number)[])[] | undefined
	}>
}

export const deskPage = <Query, Data>({
	query,
	load,
	view,
	table,
	acts = {},
	...plan
}: PagePlan<Query, Data>): DeskPage => ({
	...plan,
	acts,
	show: async (given, parts, looked = false) => {
		const read = query.parse(given)
		const data = await load(read, parts, looked)
		return { data, view: (asked) => view(data, asked, read), table: table?.(data) }
	},
})
