import type { z } from 'zod'
import type { AccountParts } from '#commands/accounts/account-parts.ts'
import { performAct, type Stale } from '#commands/operator/perform-act.ts'
import type { SourceEditor } from '#commands/sources/source-editor.ts'
import type { ActOutcome } from '#domain/act-outcome.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Queryable } from '#store/sql.ts'
import type { OperatorKey } from '#text/en/operator.ts'

/** The dependencies of acts besides the transaction. */
export type ActParts = {
	db: Queryable
	now: () => number
	accounts: Pick<AccountParts, 'secret' | 'originKey' | 'limitScale' | 'now'>
	sourceEditor: SourceEditor
}

/** The author of an act: an operator at the desk, or a command on the machine. */
type Actor = { name: string; accountId?: number }

export type Doing = Omit<ActParts, 'db' | 'now'> & { change: Queryable; now: Date; why: string; actor: Actor }

/** Why an act was refused: a sentence in both languages, and an English detail if there is one. */
export type Refusal = { kind: 'refused'; key: OperatorKey; detail?: string; field?: string }

export const refuse = (
	key: OperatorKey,
	more: Pick<Refusal, 'detail' | 'field'> = {},
): { ok: false; failure: Refusal } => fail({ kind: 'refused', key, ...more })

export type ActDefinition<Input, Done> = {
	/** `SUBJECT.ACT`: its name in the log and its address, /operator/SUBJECT/ACT/. */
	name: string
	input: z.ZodType<Input>
	/** It cannot be undone: at the desk it needs a sign-in within 15 minutes. */
	isFinal?: boolean
	/** At the desk a reason is required. */
	wantsReason?: boolean
	/**
	 * The objects of the act, such as `account:12`, with one log entry each. If another operator has changed one of
	 * them since, nothing is done.
	 */
	subjects: (input: Input) => readonly string[]
	/** Runs once for each subject. */
	run: (input: Input, doing: Doing, subject: string) => Promise<Result<Done, Refusal>>
	/** For the log; without it the log says only that it was done. */
	outcome?: (done: Done) => ActOutcome
}

type Press = { actor: Actor; why: string; seen?: number | undefined }

/** An act of an operator, for the desk's forms, its JSON and the command line. */
export type OperatorAct<Done = unknown> = {
	name: string
	isFinal: boolean
	wantsReason: boolean
	/** Throws the schema's error for invalid input. */
	perform: (
		given: unknown,
		press: Press,
		parts: ActParts,
	) => Promise<Result<{ done: Done; outcome: ActOutcome }[], Refusal | Stale>>
}

export const defineAct = <Input, Done>({
	name,
	input,
	isFinal = false,
	wantsReason = false,
	subjects,
	run,
	outcome = () => ({ code: 'done' }),
}: ActDefinition<Input, Done>): OperatorAct<Done> => ({
	name,
	isFinal,
	wantsReason,
	perform: async (given, { actor, why, seen }, { db, now: clock, ...parts }) => {
		const read = input.parse(given)
		const on = subjects(read)
		if (on.length === 0) return refuse('fault.nothing')
		const now = new Date(clock())
		return performAct(
			db,
			{ who: actor.name, act: name, why, subjects: on, seen },
			now,
			async (change, subject) => {
				const done = await run(read, { ...parts, change, now, why, actor }, subject)
				return done.ok ? ok({ done: done.value, outcome: outcome(done.value) }) : done
			},
			({ outcome: told }) => told,
		)
	},
})
