import type { z } from 'zod'
import { performAct, type Stale } from '#commands/operator/perform-act.ts'
import { fail, type Result } from '#domain/result.ts'
import type { OperatorSession } from '#store/operator/operator-store.ts'
import type { Queryable } from '#store/sql.ts'
import type { OperatorKey } from '#text/en/operator.ts'
import type { DeskParts } from './desk-parts.ts'
import type { DeskRequest } from './desk-request.ts'
import type { Markup } from './markup.ts'

/** What an action gets: a transaction, the operator and the parts of the desk. */
type Doing = { change: Queryable; parts: DeskParts; operator: OperatorSession; now: Date }

/** An action of a page: POST /operator/PAGE/ACT/ from a form, POST /v1/operator/PAGE/ACT/ as JSON. */
type ActPlan<Fields> = {
	/** The fields besides those of every action (csrf, seen, why, back). */
	fields: z.ZodType<Fields>
	/** It cannot be undone and needs a sign-in within 15 minutes. */
	isFinal?: boolean
	/** A reason is required. */
	wantsReason?: boolean
	/**
	 * The subjects of the action, such as `account:12`, with one log entry each. If another operator has changed one of them since
	 * the page was rendered, nothing is done.
	 */
	subjects: (fields: Fields) => readonly string[]
	/** Runs once for each subject; returns a short text for the log, or a failure. */
	run: (subject: string, fields: Fields, doing: Doing) => Promise<Result<string, OperatorKey>>
}

type Press = { seen: number | undefined; why: string; act: string }

export type DeskAct = Pick<ActPlan<never>, 'isFinal' | 'wantsReason'> & {
	/** Throws the schema's error for invalid fields. */
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
	/** Its address is /operator/NAME/, and /v1/operator/NAME/ as JSON. */
	name: string
	title: OperatorKey
	query: z.ZodType<Query>
	/** `looked` means that the query is a form that was submitted for a preview. */
	load: (query: Query, parts: DeskParts, looked: boolean) => Promise<Data>
	view: (data: Data, asked: DeskRequest, query: Query) => Markup
	acts?: Readonly<Record<string, DeskAct>>
	/**
	 * The name of a form with a preview: POST /operator/NAME/THAT/ shows the page with the fields of the form as its query.
	 */
	look?: string
	/** A CSV file at /operator/NAME/table.csv. */
	table?: (data: Data) => readonly (readonly (string | number)[])[] | undefined
	/** The number of waiting things, shown in the menu and at the top of the overview. */
	waiting?: (parts: DeskParts) => Promise<number>
}

export type DeskPage = Pick<PagePlan<never, never>, 'name' | 'title' | 'waiting' | 'look'> & {
	acts: Readonly<Record<string, DeskAct>>
	/** Throws the schema's error for an invalid query. */
	show: (
		query: unknown,
		parts: DeskParts,
		looked?: boolean,
	) => Promise<{
		data: unknown
		view: (asked: DeskRequest) => Markup
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
