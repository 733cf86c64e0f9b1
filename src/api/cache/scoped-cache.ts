import { LRUCache } from 'lru-cache'

/** What a kept value depends on; dropping one of these makes the value old. */
type Scope = string

export type ScopedCache<Value> = {
	/** The value if it is kept and still true; costs no more than a look-up. */
	peek: (key: string) => Value | undefined
	/**
	 * The kept value, or the one that is being made: however many ask, it is made once. What goes wrong with it is the
	 * trouble of who asked first; those who waited with them try once more on their own account.
	 */
	get: (key: string, scopes: readonly Scope[], make: () => Promise<Value>) => Promise<Value>
	/** Everything that depends on the scope is old from now on, also what is being made at this moment. */
	drop: (scope: Scope) => void
	dropAll: () => void
	/** Whether the value is being made just now, for somebody else. */
	isUnderWay: (key: string) => boolean
	weight: () => number
}

export type ScopedCacheOptions<Value> = {
	maxWeight: number
	weigh: (value: Value) => number
	/** How long a value may be told without asking again; asked at each look-up. */
	maxAgeMs: () => number
	now: () => number
	/** Whether a value may be told to others than who asked for it; where nothing is said, each may. */
	keeps?: (value: Value) => boolean
	/** Hands over how to tell that a kept value grew, for instance by a compressed form. */
	onKept?: (value: Value, grew: (by: number) => void) => void
}

type Kept<Value> = { value: Value; weight: number; madeAt: number; age: number; scopes: readonly Scope[] }
type Making<Value> = { value: Promise<Value>; age: number; scopes: readonly Scope[] }

const sweepEveryMs = 3_000

/** Keeps values until what they were made from changes. The least recently used go first when it is full. */
export function createScopedCache<Value>(options: ScopedCacheOptions<Value>): ScopedCache<Value> {
	const kept = new LRUCache<string, Kept<Value>>({
		maxSize: options.maxWeight,
		sizeCalculation: ({ weight }) => weight,
	})
	const making = new Map<string, Making<Value>>()
	// A count of drops instead of a clock: two things in one millisecond still have an order.
	let drops = 0
	const droppedAt = new Map<Scope, number>()
	let allDroppedAt = 0

	const isTrue = ({ age, scopes }: { age: number; scopes: readonly Scope[] }): boolean => {
		if (age < allDroppedAt) return false
		for (const scope of scopes) if (age < (droppedAt.get(scope) ?? 0)) return false
		return true
	}
	const isOld = (entry: Kept<Value>): boolean =>
		options.now() - entry.madeAt > options.maxAgeMs() || !isTrue(entry)
	/** What is old among the longest unused goes too, since nobody may ask for it again. */
	const forgetOld = () => {
		for (const key of kept.rkeys()) {
			const entry = kept.peek(key)
			if (entry !== undefined && !isOld(entry)) return
			kept.delete(key)
		}
	}
	/** After a crowd nobody comes whose question would push out what it left behind. */
	let willSweep = false
	const sweep = () => {
		willSweep = false
		for (const [key, entry] of kept.entries()) if (isOld(entry)) kept.delete(key)
		if (kept.size > 0) sweepLater()
	}
	const sweepLater = () => {
		if (willSweep) return
		willSweep = true
		setTimeout(sweep, sweepEveryMs).unref()
	}
	const keeps = options.keeps ?? (() => true)
	const keep = (key: string, entry: Kept<Value>) => {
		let current = entry
		kept.set(key, current)
		options.onKept?.(entry.value, (by) => {
			// What was pushed out or made anew meanwhile weighs nothing here.
			if (kept.peek(key) !== current) return
			current = { ...current, weight: current.weight + by }
			kept.set(key, current)
		})
		forgetOld()
		sweepLater()
	}
	const peek = (key: string): Value | undefined => {
		const entry = kept.get(key)
		if (entry === undefined || !isOld(entry)) return entry?.value
		kept.delete(key)
		return undefined
	}
	const start = (key: string, scopes: readonly Scope[], make: () => Promise<Value>): Promise<Value> => {
		const age = drops
		const madeAt = options.now()
		const value = make()
		const entry = { value, age, scopes }
		making.set(key, entry)
		const settle = () => {
			if (making.get(key) === entry) making.delete(key)
		}
		value.then((made) => {
			settle()
			const full = { value: made, weight: options.weigh(made), madeAt, age, scopes }
			if (keeps(made) && isTrue(full)) keep(key, full)
		}, settle)
		return value
	}
	const underWay = (key: string): Promise<Value> | undefined => {
		const entry = making.get(key)
		return entry !== undefined && isTrue(entry) ? entry.value : undefined
	}
	return {
		peek,
		isUnderWay: (key) => underWay(key) !== undefined,
		get: async (key, scopes, make) => {
			const found = peek(key)
			if (found !== undefined) return found
			const others = underWay(key)
			if (others === undefined) return start(key, scopes, make)
			const told = await others.then(
				(value) => (keeps(value) ? value : undefined),
				() => undefined,
			)
			return told ?? peek(key) ?? underWay(key) ?? start(key, scopes, make)
		},
		drop: (scope) => {
			droppedAt.set(scope, ++drops)
		},
		dropAll: () => {
			allDroppedAt = ++drops
		},
		weight: () => kept.calculatedSize,
	}
}
