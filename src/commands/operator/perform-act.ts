import type { ActOutcome } from '#domain/act-outcome.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { addLogEntry, entriesSince, type LogEntry, lockLog } from '#store/operator/operator-log.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

type Act = Pick<LogEntry, 'who' | 'act' | 'why'> & {
	/** The objects of the act, such as `account:12`. */
	subjects: readonly string[]
	/** The newest log entry that the operator had seen; undefined where the act is done without a page. */
	seen?: number | undefined
}

/** Somebody else has acted on the same thing since: these are their acts. */
export type Stale = { kind: 'stale'; meanwhile: LogEntry[] }

/** The name in the log of an act by a command on the machine itself. */
export const byCommand = { who: 'zagros', why: '' }

/** Sets the name for the rest of this process, which runs one command. */
export function nameWhoCommands(name: string): void {
	byCommand.who = `zagros (${name.slice(0, 60)})`
}

/**
 * Performs an act of an operator and logs who did it, when, to what and why: all of it or nothing. It is refused if
 * somebody acted on the same thing after the operator had looked, so that two operators do not undo each other. `tell`
 * makes of the result what the log stores.
 */
export async function performAct<Done, Failure>(
	db: Queryable,
	{ seen, subjects, ...entry }: Act,
	now: Date,
	run: (change: Queryable, subject: string) => Promise<Result<Done, Failure>>,
	tell: (done: Done) => ActOutcome,
): Promise<Result<Done[], Failure | Stale>> {
	try {
		return ok(
			await inTransaction(db, async (change) => {
				await lockLog(change)
				const meanwhile = seen === undefined ? [] : await entriesSince(change, subjects, seen)
				if (meanwhile.length > 0) throw new NotDone<Failure | Stale>({ kind: 'stale', meanwhile })
				const all: Done[] = []
				for (const subject of subjects) {
					const done = await run(change, subject)
					if (!done.ok) throw new NotDone<Failure | Stale>(done.failure)
					await addLogEntry(change, { ...entry, subject, madeAt: now, outcome: tell(done.value) })
					all.push(done.value)
				}
				return all
			}),
		)
	} catch (error) {
		if (error instanceof NotDone) return fail((error as NotDone<Failure | Stale>).failure)
		throw error
	}
}

/** Thrown inside the transaction to roll back an act that failed. */
class NotDone<Failure> extends Error {
	readonly failure: Failure

	constructor(failure: Failure) {
		super('not done')
		this.failure = failure
	}
}
