import { DatabaseBusyError } from '#store/database-failure.ts'

/** Lets some through at once, a few wait, and the rest is told to come back: before any work is done for them. */
export type WorkGate = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

/** A list asks the database two things side by side, and the pool holds ten connections. */
const listsAtOnce = 5
/** The numbers sheet, "DB". */
const longestQueue = 32

/**
 * The queue before the connections bounds statements; this one bounds answers. Without it, at twice the load that can
 * be borne, most answers got one statement through and were refused the other: work for nothing.
 */
export function createWorkGate(atOnce = listsAtOnce, most = longestQueue): WorkGate {
	const waiting: (() => void)[] = []
	let inside = 0
	const leave = () => {
		const next = waiting.shift()
		if (next === undefined) inside -= 1
		else next()
	}
	return async (work) => {
		if (inside < atOnce) inside += 1
		else {
			if (waiting.length >= most) throw new DatabaseBusyError(`${most} answers are already waited for`)
			await new Promise<void>((enter) => waiting.push(enter))
		}
		try {
			return await work()
		} finally {
			leave()
		}
	}
}
