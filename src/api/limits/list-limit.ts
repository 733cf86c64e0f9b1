import { DatabaseBusyError } from '#store/database/database-failure.ts'

/** Runs a piece of work in its turn, for whoever asked for it. */
export type ListLimit = <Value>(who: string, work: () => Promise<Value>) => Promise<Value>

type Waiting = { enter: () => void; refuse: (error: Error) => void }
type Bounds = {
	atOnce: number
	each: number
	most: number
	/** How long an address rests after each piece, as a multiple of what the piece took: the others' turn on the processor. */
	rest?: number
}

const bounds: Bounds = {
	/** A list asks the database two things side by side, and the pool holds ten connections. */
	atOnce: 5,
	/** However much one address asks for, there is a place left for the others. */
	each: 4,
	/** Whoever would wait behind more than these is better told to come back. */
	most: 32,
}

/** A piece that took long waited for others most of the time, and nobody is to pay for that. */
const longestRestMs = 100

/**
 * The queue before the connections bounds statements; this one bounds answers. Without it, at twice the load that can
 * be borne, most answers got one statement through and were refused the other: work for nothing. Addresses take turns,
 * and where the queue is full the one with most in it gives way, so that one who asks for too much waits for himself.
 */
export function createListLimit({ atOnce, each, most, rest = 0 }: Bounds = bounds): ListLimit {
	/** Who waits, in the order of their turns. */
	const queues = new Map<string, Waiting[]>()
	const running = new Map<string, number>()
	let busy = 0
	let waiting = 0

	const hasPlace = (who: string): boolean => busy < atOnce && (running.get(who) ?? 0) < each
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
			if ((running.get(who) ?? 0) >= each) continue
			const next = queue.shift()
			queues.delete(who)
			// Behind all others that wait: its next turn comes after theirs.
			if (queue.length > 0) queues.set(who, queue)
			if (next === undefined) continue
			waiting -= 1
			begin(who)
			next.enter()
		}
	}
	/** Whoever has so many more waiting that they give way. */
	const whoGivesWay = (who: string): Waiting[] | undefined => {
		let longest: Waiting[] = []
		for (const queue of queues.values()) if (queue.length > longest.length) longest = queue
		return longest.length > (queues.get(who)?.length ?? 0) + 1 ? longest : undefined
	}
	const makeRoom = (who: string) => {
		const longest = whoGivesWay(who)
		const busyError = new DatabaseBusyError(`${most} answers are already waited for`)
		if (longest === undefined) throw busyError
		waiting -= 1
		longest.pop()?.refuse(busyError)
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
		// Whoever leaves hands over the place, so that nobody slips in between.
		else await waitTurn(who)
		const began = performance.now()
		try {
			return await work()
		} finally {
			end(who, performance.now() - began)
		}
	}
}
