import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { errorText } from '#store/database/database-problem.ts'
import { readDatabaseUrl } from '#store/database/external-server.ts'
import { mostLagMs } from '#store/database/read-servers.ts'
import { type Check, type Finding, fault, type Patient, warn, well } from './finding.ts'

const connectMs = 3_000
const triesToCatchUp = 10
const pauseMs = 100

const positionSchema = z.object({
	replica: z.boolean(),
	position: z.number(),
	/** Seconds since the last change that it applied; null if there was none. */
	seconds: z.number().nullable(),
})
type Position = z.output<typeof positionSchema>

const positionQuery = `
	select pg_is_in_recovery() as replica,
		(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
			- '0/0'::pg_lsn)::float8 as position,
		extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as seconds`

export const checkReplicas: Check = {
	name: 'replicas',
	look: async ({ config, database }: Patient) => {
		if (database.kind !== 'open') return []
		const response = await database.pool.query(positionQuery)
		const primary = positionSchema.parse(response.rows[0])
		const findings = config.databaseReadUrls.map((url) => lookAtReplica(url, primary))
		const advice = 'Its data and those of the new primary differ: see “Failover” in docs/running.md, step 3.'
		return [...database.fenced.map((problem) => fault(problem, advice)), ...(await Promise.all(findings))]
	},
}

async function lookAtReplica(url: string, primary: Position): Promise<Finding> {
	const server = readDatabaseUrl(url)
	if (!server.ok) return fault(server.failure.message, 'Correct DATABASE_READ_URLS.')
	const { name, login } = server.value
	const client = new pg.Client({ ...login, connectionTimeoutMillis: connectMs, statement_timeout: connectMs })
	client.on('error', () => {})
	try {
		await client.connect()
		const ask = async () => positionSchema.parse((await client.query(positionQuery)).rows[0])
		let found = await ask()
		// A replica that catches up within a few tries is not late.
		for (let tries = 0; found.position < primary.position && tries < triesToCatchUp; tries += 1) {
			await sleep(pauseMs)
			found = await ask()
		}
		return judgeReplica(name, found, primary)
	} catch (error) {
		const advice = 'Start it, or take it out of DATABASE_READ_URLS; lists are read from the others meanwhile.'
		return fault(`${name} does not respond (${errorText(error)})`, advice)
	} finally {
		await client.end().catch(() => {})
	}
}

export function judgeReplica(name: string, replica: Position, primary: Position): Finding {
	if (!replica.replica) {
		const advice = 'Name replicas in DATABASE_READ_URLS; where it was promoted, name it in DATABASE_URL too.'
		return warn(`${name} is no replica`, advice)
	}
	const behind = Math.max(0, primary.position - replica.position)
	if (behind === 0) return well(`${name} keeps up`)
	const seconds = replica.seconds ?? 0
	const found = `${name} is ${(behind / 1024).toFixed(0)} KiB behind, its last change ${seconds.toFixed(1)} s old`
	if (seconds * 1000 <= mostLagMs) return well(found)
	const advice = 'See its log and the line to the primary; it is left out until it has caught up.'
	return fault(found, advice)
}
