import { createTurns, type Turns } from '#domain/turns.ts'
import { DatabaseBusyError } from '#store/database-failure.ts'

/** A list asks the database two things side by side, and the pool holds ten connections. */
const listsAtOnce = 5
/** As many answers may wait; one more would be too late for whoever asked. */
const longestQueue = 32

/**
 * The queue before the connections bounds statements; this one bounds answers. Without it, at twice the load that can
 * be borne, most answers got one statement through and were refused the other: work for nothing.
 */
export const createWorkGate = (atOnce = listsAtOnce, most = longestQueue): Turns =>
	createTurns(atOnce, most, () => new DatabaseBusyError(`${most} answers are already waited for`))
