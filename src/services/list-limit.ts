import { DatabaseBusyError } from '#store/database/database-failure.ts'

/** Runs a task when it is the requester's turn. */
export type ListLimit = <Value>(who: string, work: () => Promise<Value>) => Promise<Value>

type Waiting = { enter: () => void; refuse: (error: Error) => void }
type Bounds = {
	atOnce: number
	each: number
	/** The same while requests of other addresses wait. */
	eachAmongOthers?: number
	most: number
	/** How long an address pauses after each task, as a multiple of the task's time: then others use the processor. */
	rest?: number
}

const bounds: Bounds = {
	/** A list runs two queries in parallel, and the pool has ten connections. */
	atOnce: 5,
	/** However many requests one address sends, a slot is left for the others. */
	each: 4,
	eachAmongOthers: 2,
	/** A request that would wait behind more than these is refused, and may retry. */
	most: 32,
}

/** A task that took long mostly waited for others, and its address must not pause for that. */
const longestRestMs = 100

/**
 * The pool's queue bounds statements; this one bounds responses. Without it, at twice the sustainable load, most
 * responses got one statement through and were refused the other: wasted work. Addresses take turns, and where the
 * queue is full the address with the most requests in it loses one, so that a client that sends too
 * many waits for itself.
 */
export function createListLimit({
	atOnce,
	each,
	eachAmongOthers = each,
	most,
	rest = 0,
}: Bounds = bounds): ListLimit {
	/** Waiting requests by address, in the order of their turns. */
	const queues = new Map<string, Waiting[]>()
	const running = new Map<string, number>()
	let busy = 0
	let waiting = 0
	// One for all: recording where an error was thrown is a tenth of the cost of a refusal.
	const queueIsFull = new DatabaseBusyError(`${most} responses are already waited for`)

	const othersWait = (who: string): boolean => waiting > (queues.get(who)?.length ?? 0)
	const hasShare = (who: string): boolean =>
		(running.get(who) ?? 0) < (othersWait(who) ? eachAmongOthers : each)
	const hasPlace = (who: string): boolean => busy < atOnce && hasShare(who)
	const begin = (who: string) => {
		busy += 1
		running.set(who, (running.get(who) ?? 0) + 1)
	}
	const end = (who: string, tookMs: number) => {
		busy -= 1
		if (rest === 0) return leave(who)
		setTimeout(() => leave(who), Math.min(longestRestMs, rest * tookMs)).unref()
		letIn()
	}
	const leave = (who: string) => {
		const left = (running.get(who) ?? 1) - 1
		if (left === 0) running.delete(who)
		else running.set(who, left)
		letIn()
	}
	const letIn = () => {
		for (const [who, queue] of queues) {
			if (busy >= atOnce) return
			if (!hasShare(who)) continue
			const next = queue.shift()
			queues.delete(who)
			// The address moves behind all others that wait: its next turn comes after theirs.
			if (queue.length > 0) queues.set(who, queue)
			if (next === undefined) continue
			waiting -= 1
			begin(who)
			next.enter()
		}
	}
	/** The longest queue, if it is so much longer that it should lose a request. */
	const whoGivesWay = (who: string): Waiting[] | undefined => {
		let longest: Waiting[] = []
		for (const queue of queues.values()) if (queue.length > longest.length) longest = queue
		return longest.length > (queues.get(who)?.length ?? 0) + 1 ? longest : undefined
	}
	const makeRoom = (who: string) => {
		const longest = whoGivesWay(who)
		if (longest === undefined) throw queueIsFull
		waiting -= 1
		longest.pop()?.refuse(queueIsFull)
	}
	const waitTurn = (who: string) => {
		if (waiting >= most) makeRoom(who)
		waiting += 1
		return new Promise<void>((enter, refuse) => {
			const queue = queues.get(who)
			if (queue === undefined) queues.set(who, [{ enter, refuse }])
			else queue.push({ enter, refuse })
		})
	}
	return async (who, work) => {
		if (hasPlace(who)) begin(who)
		// A finished task hands its slot over, so that no new request can take it first.
		else await waitTurn(who)
		const began = performance.now()
		try {
			return await work()
		} finally {
			end(who, performance.now() - began)
		}
	}
}
