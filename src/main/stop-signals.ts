const patienceMs = 10_000

/** The first signal finishes what is in flight, for at most ten seconds; the second ends it at once. */
export function stopOnSignals(stop: () => Promise<void>): void {
	let stopping = false
	const onSignal = (signal: NodeJS.Signals) => {
		if (stopping) process.exit(signal === 'SIGINT' ? 130 : 143)
		stopping = true
		const timer = setTimeout(() => process.exit(1), patienceMs + 2_000)
		timer.unref()
		stop().then(
			() => process.exit(0),
			() => process.exit(1),
		)
	}
	process.on('SIGTERM', onSignal)
	process.on('SIGINT', onSignal)
}
