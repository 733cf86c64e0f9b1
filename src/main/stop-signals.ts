/** What the signals of the operating system request. */
export type StopRequest = {
	/** Aborted by the first signal: finish what is in flight, then end. */
	requested: AbortSignal
	/** Aborted by a second one, or when finishing takes too long: end now, but leave nothing running. */
	hurry: AbortSignal
}

/** Ctrl-C in a terminal reaches every process of the group, and npm passes its own on: the same request, twice. */
const sameRequestMs = 2_000
/** Server and worker have ten seconds to finish, the database two. */
const timeoutMs = 12_000
/** The private database needs a moment even in a hurry; after this the program ends whatever is left to do. */
const hurryMs = 5_000

const exitCodes: Partial<Record<NodeJS.Signals, number>> = { SIGINT: 130, SIGTERM: 143 }

/** Listens from now on; without it a signal during the start would leave the database running. */
export function listenForStop(): StopRequest {
	const requested = new AbortController()
	const hurry = new AbortController()
	let requestedAt = 0
	const hasten = (code: number) => {
		hurry.abort()
		setTimeout(() => process.exit(code), hurryMs).unref()
	}
	const onSignal = (signal: NodeJS.Signals) => {
		if (!requested.signal.aborted) {
			requestedAt = performance.now()
			setTimeout(hasten, timeoutMs, 1).unref()
			requested.abort()
		} else if (performance.now() - requestedAt > sameRequestMs && !hurry.signal.aborted) {
			process.exitCode = exitCodes[signal] ?? 1
			hasten(process.exitCode)
		}
	}
	process.on('SIGTERM', onSignal)
	process.on('SIGINT', onSignal)
	return { requested: requested.signal, hurry: hurry.signal }
}
