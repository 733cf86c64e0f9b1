import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** Passwords are hashed off the event loop, a few at a time: each hash takes 19 MiB and 16 ms of a core. */
export type PasswordHashing = {
	hash: (password: string) => Promise<string>
	/**
	 * Takes as long for an account that does not exist: without a stored hash it compares with one that nothing matches.
	 */
	fits: (stored: string | null | undefined, password: string) => Promise<boolean>
	/** Whether a stored hash was made with weaker parameters than ours. */
	isOutdated: (stored: string) => boolean
}

/** Thrown when too many wait already; the caller may try again in a moment. */
export class HashingBusyError extends Error {
	override name = 'HashingBusyError'
}

type HashingCost = { memoryKiB: number; passes: number; lanes: number }

/** OWASP's minimum for argon2id. */
const ownCost: HashingCost = { memoryKiB: 19_456, passes: 2, lanes: 1 }
const atOnce = 2
const longestQueue = 20
// The library's enum exists for its compiler alone.
const argon2id = 2

export function createPasswordHashing(cost: HashingCost = ownCost): PasswordHashing {
	const limit = pLimit(atOnce)
	const limited = async <Value>(work: () => Promise<Value>): Promise<Value> => {
		if (limit.activeCount + limit.pendingCount >= atOnce + longestQueue)
			throw new HashingBusyError('too many passwords are being checked')
		return limit(work)
	}
	const options = {
		algorithm: argon2id,
		memoryCost: cost.memoryKiB,
		timeCost: cost.passes,
		parallelism: cost.lanes,
	}
	let unfitting: Promise<string> | undefined
	const hashNow = (password: string) => hash(password, options)
	return {
		hash: (password) => limited(() => hashNow(password)),
		fits: async (stored, password) => {
			unfitting ??= hashNow(`nobody’s ${Math.random()}`)
			const against = stored ?? (await unfitting)
			const same = await limited(() => verify(against, password))
			return same && typeof stored === 'string'
		},
		isOutdated: (stored) => {
			const [, memory, passes, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored) ?? []
			return (
				Number(memory ?? 0) < cost.memoryKiB ||
				Number(passes ?? 0) < cost.passes ||
				Number(lanes ?? 0) < cost.lanes
			)
		},
	}
}
