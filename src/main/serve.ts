import { describeConfigProblem, readConfig } from './config.ts'
import { createLogger } from './logger.ts'
import { builtPages } from './page-source.ts'
import { start } from './start.ts'
import { stopOnSignals } from './stop-signals.ts'

const complain = (lines: string): never => {
	process.stderr.write(`${lines}\n`)
	process.exit(1)
}

const say = (line: string) => process.stdout.write(`${line}\n`)

const config = readConfig(process.env)
if (!config.ok) complain(config.failure.map(describeConfigProblem).join('\n'))
else {
	const running = await start(config.value, createLogger(), say, builtPages)
	if (!running.ok) complain(running.failure)
	else {
		// Whoever reads that it is ready may also ask it to stop: it must listen first.
		stopOnSignals(running.value.stop)
		say(running.value.announcement)
	}
}
