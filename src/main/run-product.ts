import { type Config, describeConfigProblem, readConfig } from './config.ts'
import { createLogger } from './logger.ts'
import type { PageSource } from './page-source.ts'
import { start } from './start.ts'
import { stopOnSignals } from './stop-signals.ts'

const complain = (lines: string): never => {
	process.stderr.write(`${lines}\n`)
	process.exit(1)
}

type Manner = { logLevel?: string; adjust?: (config: Config) => Config }

/** The program: reads its environment, starts, says where it is, and stops when asked. */
export async function runProduct(pages: PageSource, { logLevel, adjust }: Manner = {}): Promise<void> {
	const say = (line: string) => process.stdout.write(`${line}\n`)
	const config = readConfig(process.env)
	if (!config.ok) return complain(config.failure.map(describeConfigProblem).join('\n'))
	const running = await start(adjust?.(config.value) ?? config.value, createLogger(logLevel), say, pages)
	if (!running.ok) return complain(running.failure)
	// Whoever reads that it is ready may also ask it to stop: it must listen first.
	stopOnSignals(running.value.stop)
	say(running.value.announcement)
}
