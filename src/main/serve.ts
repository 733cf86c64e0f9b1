import { describeConfigProblem, readConfig } from './config.ts'
import { createLogger } from './logger.ts'
import { builtPages } from './page-source.ts'
import { start } from './start.ts'
import { stopOnSignals } from './stop-signals.ts'

const complain = (lines: string): never => {
	process.stderr.write(`${lines}\n`)
	process.exit(1)
}

const config = readConfig(process.env)
if (!config.ok) complain(config.failure.map(describeConfigProblem).join('\n'))
else {
	const logger = createLogger()
	const running = await start(config.value, logger, (line) => process.stdout.write(`${line}\n`), builtPages)
	if (!running.ok) complain(running.failure)
	else stopOnSignals(running.value.stop)
}
