import { setTimeout as sleep } from 'node:timers/promises'
import type { Queryable, Statement } from '#store/sql.ts'
import { openPool, type Pool } from './connection-pool.ts'
import { databaseFailureOf } from './database-failure.ts'
import type { StoreLog } from './database-problem.ts'
import { lookEveryMs, type ServerWatch, watchServer } from './server-watch.ts'
import type { ServerLogin } from './several-hosts.ts'

/** A server that the product reads from, for whoever watches it. */
type ServerState = { name: string; isReachable: boolean; lagMs: number; used: boolean }

/** From where is read: lists for everybody from replicas, what somebody may just have written from the primary. */
export type ReadServers = {
	/** From replicas in turn; from the primary where none of them answers and keeps up. */
	lists: Queryable
	/** From the primary; while it is gone, from the replica that has come furthest. */
	own: Queryable
	/** False while the primary is gone. */
	canWrite: () => boolean
	/** Resolves once the replicas in use hold what the primary holds now, or are in use no longer. */
	caughtUp: () => Promise<void>
	replicas: () => ServerState[]
	close: () => Promise<void>
}

/** A replica that is further behind is left out. */
export const mostLagMs = 5_000
/** Silence of a replica costs nothing; that of the primary is told to readers, so it must be more than a hiccup. */
const replicaTimeoutMs = 500
const primaryTimeoutMs = 2_000
const catchUpEveryMs = 50

/** Without replicas everything is read where it is written. */
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

/** Reads from replicas that answer and keep up, which is looked at all the time. */
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
 * How old a replica's newest knowledge is: since when the primary has been further than it. No clock of another machine
 * is asked, an idle primary makes nobody late, and a replica that is cut off from its primary is found out all the same.
 */
function measureLag(primary: ServerWatch, replicas: readonly ServerWatch[]) {
	let marks: { position: number; at: number }[] = []
	const timer = setInterval(() => {
		const position = primary.position()
		if (position === undefined) return
		const slowest = Math.min(...replicas.map((replica) => replica.position() ?? 0))
		// A new primary may begin before where the old one ended.
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

/** A replica that ends a statement because its log goes on, or is gone, leaves it to the next one. */
const isServersFault = (error: unknown): boolean =>
	['unavailable', 'conflict'].includes(databaseFailureOf(error) ?? '')

/** Each statement runs on the first server that can: for reading alone, where no statement hangs on the one before. */
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
