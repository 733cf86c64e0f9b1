import pg from 'pg'

/** One of the servers that a DATABASE_URL names. */
export type Host = { host: string; address: string }

/**
 * Tells an old primary from the new one. A promotion begins a new timeline, so that of two servers that take writes the
 * one on the lower timeline is refused.
 */
export type Fence = {
	/** Throws where the server that was connected to must not be written. */
	admit: (client: pg.Client) => Promise<void>
	/** Reads every server's timeline, and ends connections to one that is refused since. */
	look: () => Promise<void>
	/** Checks repeatedly until the returned function is called. */
	watch: (onChange: (problem: string) => void) => () => void
	/** A sentence for each server that takes writes and should not. */
	problems: () => string[]
}

const lookEveryMs = 5_000
const timeoutMs = 2_000

/** The first eight digits of the name of the file that a primary writes its log to; undefined on a replica. */
async function readTimeline(client: pg.Client): Promise<number | undefined> {
	const response = await client.query<{ file: string | null }>(
		'select case when not pg_is_in_recovery() then pg_walfile_name(pg_current_wal_lsn()) end as file',
	)
	const file = response.rows[0]?.file
	return file ? Number.parseInt(file.slice(0, 8), 16) : undefined
}

async function timelineOf({ address }: Host): Promise<number | undefined> {
	const client = new pg.Client({
		connectionString: address,
		connectionTimeoutMillis: timeoutMs,
		query_timeout: timeoutMs,
	})
	client.on('error', () => {})
	try {
		await client.connect()
		return await readTimeline(client)
	} catch {
		return undefined
	} finally {
		await client.end().catch(() => {})
	}
}

export function createFence(hosts: readonly Host[]): Fence {
	let newest = 0
	let writers: { host: string; timeline: number }[] = []
	const open = new Map<pg.Client, number>()
	const learn = (timeline: number) => {
		newest = Math.max(newest, timeline)
		for (const [client, known] of open) if (known < newest) client.connection.stream.destroy()
	}
	const look = async () => {
		const found = await Promise.all(
			hosts.map(async (host) => ({ host: host.host, timeline: await timelineOf(host) })),
		)
		writers = found.flatMap(({ host, timeline }) => (timeline === undefined ? [] : [{ host, timeline }]))
		for (const { timeline } of writers) learn(timeline)
	}
	const problems = () => {
		const old = writers.filter(({ timeline }) => timeline < newest)
		if (old.length === 0 && writers.length > 1) {
			const names = writers.map(({ host }) => host).join(' and ')
			return [`${names} both take writes on timeline ${newest}: stop all but one`]
		}
		return old.map(
			({ host, timeline }) =>
				`${host} takes writes on timeline ${timeline}, but there is a newer primary on ${newest}: it is not used; stop it and make it a replica`,
		)
	}
	return {
		admit: async (client) => {
			const timeline = await readTimeline(client)
			if (timeline === undefined) throw new OnlyAReplicaError('the server is a replica')
			if (timeline < newest) throw new OnlyAReplicaError('the server is an old primary')
			open.set(client, timeline)
			client.once('end', () => open.delete(client))
			learn(timeline)
		},
		look,
		problems,
		watch: (onChange) => {
			let reported = ''
			let isLooking = false
			const turn = async () => {
				if (isLooking) return
				isLooking = true
				await look()
				isLooking = false
				const problem = problems().join('; ')
				if (problem !== reported && problem !== '') onChange(problem)
				reported = problem
			}
			const timer = setInterval(turn, lookEveryMs).unref()
			return () => clearInterval(timer)
		},
	}
}

/** Has the error code of a write that a replica refuses, because callers handle both alike. */
export class OnlyAReplicaError extends Error {
	override name = 'OnlyAReplicaError'
	readonly code = '25006'
}
