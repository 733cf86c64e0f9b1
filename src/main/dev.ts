import { describeConfigProblem, readConfig } from './config.ts'
import { developmentPages } from './development-pages.ts'
import { createLogger } from './logger.ts'
import { start } from './start.ts'
import { stopOnSignals } from './stop-signals.ts'

// `npm run dev`: pages from their sources with hot reload; `node --watch` starts the server anew when its own change.

const complain = (lines: string): never => {
	process.stderr.write(`${lines}\n`)
	process.exit(1)
}

/** A page in development is a hundred requests, one for each of its modules. */
const limitScale = 1_000

const config = readConfig(process.env)
if (!config.ok) complain(config.failure.map(describeConfigProblem).join('\n'))
else {
	const relaxed = { ...config.value, rateLimitScale: config.value.rateLimitScale * limitScale }
	const say = (line: string) => process.stdout.write(`${line}\n`)
	const running = await start(relaxed, createLogger('warn'), say, developmentPages())
	if (!running.ok) complain(running.failure)
	else {
		stopOnSignals(running.value.stop)
		say(running.value.announcement)
	}
}
