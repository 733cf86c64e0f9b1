import { stdout } from 'node:process'
import { styleText } from 'node:util'
import { type DestinationStream, type Logger, pino } from 'pino'
import { databaseFailureOf } from '#store/database/database-failure.ts'

const brokenEveryMs = 1_000

/** Included in every line, so that the lines of several processes can be told apart. */
type ProcessFacts = { role: string; pid: number; version: string }

/**
 * Logs each event to standard output, as one JSON line, or in words where a person reads it in a terminal. Fields that
 * could contain a secret are removed by name.
 */
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
		to ?? (stdout.isTTY ? terminal : pino.destination(1)),
	)
}

const terminal: DestinationStream = { write: (line) => void stdout.write(terminalLine(line)) }

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

const levelStyles: Record<number, 'yellow' | 'red'> = { 40: 'yellow', 50: 'red', 60: 'red' }

/** A line of the log for a person: the time, what happened, and its details. */
export function terminalLine(line: string): string {
	const { level, time, msg, err, role, pid, version, reqId, method, path, status, ...facts } =
		JSON.parse(line)
	const details = [
		[method, path, status].filter((part) => part !== undefined).join(' '),
		...Object.entries(facts).map(
			([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
		),
		level >= 50 ? err?.stack : err?.message,
	].filter(Boolean)
	const text = [msg, details.join(', ')].filter(Boolean).join(': ').replaceAll(unprintable, '�')
	const style = levelStyles[level]
	const clock = styleText('dim', new Date(time).toTimeString().slice(0, 8), { stream: process.stdout })
	return `${clock}  ${style ? styleText(style, text, { stream: process.stdout }) : text}\n`
}

/** A message may quote text from outside, which must not control the terminal. */
const unprintable = /[^\P{Cc}\n]/gu
