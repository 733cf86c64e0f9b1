import type { z } from 'zod'
import type { ActOutcome } from '#domain/act-outcome.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Services } from '#services/create-services.ts'
import { addLogEntry, entriesSince, type LogEntry, lockLog } from '#store/operator/operator-log.ts'
import type { Queryable } from '#store/sql.ts'
import { inUndoableTransaction } from '#store/transaction.ts'
import type { OperatorKey } from '#text/en/operator.ts'

/** What acts call besides their transaction. */
export type ActServices = Pick<Services, 'db' | 'now' | 'accounts' | 'sources'>

/** The author of an act: an operator at the desk, or a command on the machine. */
type Actor = { name: string; accountId?: number }

export type Doing = Omit<ActServices, 'db' | 'now'> & {
	change: Queryable
	now: Date
	why: string
	actor: Actor
}

/** Why an act was refused: a sentence in both languages, and an English detail if there is one. */
export type Refusal = { kind: 'refused'; key: OperatorKey; detail?: string; field?: string }

export const refuse = (
	key: OperatorKey,
	more: Pick<Refusal, 'detail' | 'field'> = {},
): { ok: false; failure: Refusal } => fail({ kind: 'refused', key, ...more })

/**
 * Performed together with the log entry that says who did it, when, to what and why: all of it or nothing. It is refused if
 * somebody acted on the same thing after the operator had looked, so that two operators do not undo each other.
 */
export type ActDefinition<Input, Done> = {
	/** `SUBJECT.ACT`: its name in the log and its address, /operator/SUBJECT/ACT/. */
	name: string
	input: z.ZodType<Input>
	/** It cannot be undone: at the desk it needs a sign-in within 15 minutes. */
	isFinal?: boolean
	/** At the desk a reason is required. */
	wantsReason?: boolean
	/** What it is done to, such as `account:12`, with one log entry each. */
	subjects: (input: Input) => readonly string[]
	/** Runs once for each subject. */
	run: (input: Input, doing: Doing, subject: string) => Promise<Result<Done, Refusal>>
	/** The object that it created, such as `campaign:3`, for the log, if that is known only now. */
	made?: (done: Done) => string
	/** For the log; without it the log says only that it was done. */
	outcome?: (done: Done) => ActOutcome
}

/** Somebody else has acted on the same thing since: these are their acts. */
export type Stale = { kind: 'stale'; meanwhile: LogEntry[] }

type Performed<Done> = { done: Done; outcome: ActOutcome }
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
		services: ActServices,
	) => Promise<Result<Performed<Done>[], Refusal | Stale>>
}

export const defineAct = <Input, Done>({
	name,
	input,
	isFinal = false,
	wantsReason = false,
	subjects,
	run,
	made,
	outcome = () => ({ code: 'done' }),
}: ActDefinition<Input, Done>): OperatorAct<Done> => ({
	name,
	isFinal,
	wantsReason,
	perform: async (given, { actor, why, seen }, { db, now: clock, accounts, sources }) => {
		const read = input.parse(given)
		const on = subjects(read)
		if (on.length === 0) return refuse('fault.nothing')
		const now = new Date(clock())
		return inUndoableTransaction<Performed<Done>[], Refusal | Stale>(db, async (change) => {
			await lockLog(change)
			const meanwhile = seen === undefined ? [] : await entriesSince(change, on, seen)
			if (meanwhile.length > 0) return fail({ kind: 'stale', meanwhile })
			const all: Performed<Done>[] = []
			for (const subject of on) {
				const ran = await run(read, { accounts, sources, change, now, why, actor }, subject)
				if (!ran.ok) return ran
				const performed = { done: ran.value, outcome: outcome(ran.value) }
				const entry = { who: actor.name, act: name, why, madeAt: now, outcome: performed.outcome }
				await addLogEntry(change, { ...entry, subject: made?.(ran.value) ?? subject })
				all.push(performed)
			}
			return ok(all)
		})
	},
})
