import { type DestinationStream, type Logger, pino } from 'pino'
import { databaseFailureOf } from '#store/database/database-failure.ts'

const brokenEveryMs = 1_000

/** Included in every line, so that the lines of several processes can be told apart. */
type ProcessFacts = { role: string; pid: number; version: string }

/** Logs one JSON line for each event to standard output; fields that could contain a secret are removed by name. */
export const createLogger = (level: string, process: ProcessFacts, to?: DestinationStream): Logger => {
	const isLate = onceIn(brokenEveryMs)
	return pino(
		{
			level,
			base: process,
			timestamp: pino.stdTimeFunctions.isoTime,
			hooks: {
				// An unreachable database fails every job at once, and again in a moment: one line a second is enough.
				logMethod(parts, method) {
					const [given, ...rest] = parts as unknown[]
					const reason = databaseReason(given)
					if (reason === undefined) return method.apply(this, parts)
					if (!isLate()) method.apply(this, [{ reason }, ...rest] as unknown as typeof parts)
				},
			},
			redact: {
				paths: [
					'password',
					'token',
					'cookie',
					'authorization',
					'*.password',
					'*.token',
					'*.cookie',
					'*.authorization',
					'req.headers',
				],
				censor: '…',
			},
		},
		to ?? pino.destination(1),
	)
}

function onceIn(ms: number): () => boolean {
	let last = Number.NEGATIVE_INFINITY
	return () => {
		const late = performance.now() - last < ms
		if (!late) last = performance.now()
		return late
	}
}

/** The message of a database error, also where a library has made a plain object of it. */
function databaseReason(given: unknown): string | undefined {
	if (typeof given !== 'object' || given === null || !('err' in given)) return undefined
	const { err } = given
	if (typeof err !== 'object' || err === null || !('message' in err)) return undefined
	const error = err instanceof Error ? err : Object.assign(new Error(String(err.message)), err)
	return databaseFailureOf(error) === undefined ? undefined : error.message
}
