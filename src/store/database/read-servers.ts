import { setTimeout as sleep } from 'node:timers/promises'
import type { Queryable, Statement } from '#store/sql.ts'
import { openPool, type Pool } from './connection-pool.ts'
import { databaseFailureOf } from './database-failure.ts'
import type { StoreLog } from './database-problem.ts'
import { lookEveryMs, type ServerWatch, watchServer } from './server-watch.ts'
import type { ServerLogin } from './several-hosts.ts'

/** The state of a server that the product reads from, for monitoring. */
type ServerState = { name: string; isReachable: boolean; lagMs: number; used: boolean }

/** Where to read: public lists from replicas, what somebody may just have written from the primary. */
export type ReadServers = {
	/** Reads from replicas in turn; from the primary where no replica responds and keeps up. */
	lists: Queryable
	/** Reads from the primary; while it is gone, from the most advanced replica. */
	own: Queryable
	/** False while the primary is gone. */
	canWrite: () => boolean
	/** Resolves once the used replicas have what the primary has now, or are no longer used. */
	caughtUp: () => Promise<void>
	replicas: () => ServerState[]
	close: () => Promise<void>
}

/** A replica that lags more is left out. */
export const mostLagMs = 5_000
/** A silent replica costs nothing; a silent primary is shown to readers, so it must be more than a hiccup. */
const replicaTimeoutMs = 500
const primaryTimeoutMs = 2_000
const catchUpEveryMs = 50

/** Without replicas everything is read from the primary. */
export const readFromPrimary = (db: Queryable): ReadServers => ({
	lists: db,
	own: db,
	canWrite: () => true,
	caughtUp: async () => {},
	replicas: () => [],
	close: async () => {},
})

type NamedReplica = { name: string; login: ServerLogin }
type Server = { name: string; pool: Pool; watch: ServerWatch }

/** Reads from replicas that respond and keep up, which is checked all the time. */
export function openReadServers(
	primary: { login: ServerLogin; pool: Pool },
	replicas: readonly NamedReplica[],
	log: StoreLog,
): ReadServers {
	const first: Server = {
		name: 'primary',
		pool: primary.pool,
		watch: watchServer(primary.login, primaryTimeoutMs),
	}
	const others = replicas.map(
		({ name, login }): Server => ({
			name,
			pool: openPool(login, 'visitor', log),
			watch: watchServer(login, replicaTimeoutMs),
		}),
	)
	const lag = measureLag(
		first.watch,
		others.map(({ watch }) => watch),
	)

	const isReachable = ({ watch }: Server) => watch.position() !== undefined
	const keepsUp = (server: Server) => isReachable(server) && lag.of(server.watch) <= mostLagMs
	const furthestFirst = () =>
		others
			.filter(isReachable)
			.sort((one, other) => (other.watch.position() ?? 0) - (one.watch.position() ?? 0))
	let turn = 0
	const forLists = (): Server[] => {
		const fit = others.filter(keepsUp)
		turn = (turn + 1) % Math.max(fit.length, 1)
		return [...new Set([...fit.slice(turn), ...fit.slice(0, turn), ...forOwn()])]
	}
	const forOwn = (): Server[] =>
		isReachable(first) ? [first, ...furthestFirst()] : [...furthestFirst(), first]

	const caughtUp = async () => {
		const wanted = await first.watch.look()
		if (wanted === undefined) return
		const deadline = performance.now() + mostLagMs
		const isBehind = (server: Server) => keepsUp(server) && (server.watch.position() ?? 0) < wanted
		while (others.some(isBehind) && performance.now() < deadline) {
			await Promise.all(others.filter(isBehind).map(({ watch }) => watch.look()))
			if (others.some(isBehind)) await sleep(catchUpEveryMs)
		}
	}
	return {
		lists: readFromFirst(forLists),
		own: readFromFirst(forOwn),
		canWrite: () => isReachable(first),
		caughtUp,
		replicas: () =>
			others.map((server) => ({
				name: server.name,
				isReachable: isReachable(server),
				lagMs: lag.of(server.watch),
				used: keepsUp(server),
			})),
		close: async () => {
			lag.stop()
			await Promise.all([
				first.watch.stop(),
				...others.flatMap(({ watch, pool }) => [watch.stop(), pool.end()]),
			])
		},
	}
}

/**
 * How far a replica lags: since when the primary has been ahead of it. No clock of another machine is used, an idle
 * primary makes no replica late, and a replica that is cut off from its primary is still detected.
 */
function measureLag(primary: ServerWatch, replicas: readonly ServerWatch[]) {
	let marks: { position: number; at: number }[] = []
	const timer = setInterval(() => {
		const position = primary.position()
		if (position === undefined) return
		const slowest = Math.min(...replicas.map((replica) => replica.position() ?? 0))
		// A new primary may begin before the end of the old one's log.
		marks = marks.filter((mark) => mark.position > slowest && mark.position <= position)
		if (position > slowest && position !== marks.at(-1)?.position) {
			marks.push({ position, at: performance.now() })
		}
		// The first says since when; of those between it and the last minute none is missed.
		if (marks.length > mostMarks) marks.splice(1, 1)
	}, lookEveryMs).unref()
	return {
		of: ({ position }: ServerWatch): number => {
			const reached = position() ?? 0
			const missing = marks.find((mark) => mark.position > reached)
			return missing === undefined ? 0 : performance.now() - missing.at
		},
		stop: () => clearInterval(timer),
	}
}

const mostMarks = 200

/** A statement that a replica ends because of its replication, or because it is gone, runs on the next server. */
const isServersFault = (error: unknown): boolean =>
	['unavailable', 'conflict'].includes(databaseFailureOf(error) ?? '')

/** Each statement runs on the first server that can run it: for single reads only. */
function readFromFirst(inOrder: () => Server[]): Queryable {
	const run = async (statement: Statement) => {
		let failure: unknown
		for (const { pool, watch } of inOrder()) {
			try {
				return await pool.run(statement)
			} catch (error) {
				if (!isServersFault(error)) throw error
				if (databaseFailureOf(error) === 'unavailable') watch.suspect()
				failure = error
			}
		}
		throw failure
	}
	const transaction = () => Promise.reject(new Error('a transaction belongs to the primary, not to readers'))
	return { run, transaction, isTransaction: false }
}
