import { aborted } from 'node:util'
import { type Config, configWarnings, describeConfigProblem, readConfig } from '#main/config/config.ts'
import { createLogger } from '#main/config/logger.ts'
import { readProductVersion } from '#main/config/product-version.ts'
import type { PageSource } from '#main/pages/page-source.ts'
import { continueAs } from './run-as.ts'
import { start } from './start.ts'
import type { StopRequest } from './stop-signals.ts'

const complain = (lines: string): never => {
	process.stderr.write(`${lines}\n`)
	process.exit(1)
}

type RunOptions = {
	stopRequest: StopRequest
	adjust?: (config: Config) => Config
}

/** The program: reads its environment, starts, prints its address, and stops on a signal. */
export async function runProduct(pages: PageSource, { stopRequest, adjust }: RunOptions): Promise<void> {
	const config = readConfig(process.env)
	if (!config.ok) return complain(config.failure.map(describeConfigProblem).join('\n'))
	const settings = adjust?.(config.value) ?? config.value
	const user = await continueAs(settings.runAs, settings.dataDir, settings.backup.folder)
	if (!user.ok) return complain(user.failure)
	const logger = createLogger(settings.logLevel, {
		role: settings.role,
		pid: process.pid,
		version: await readProductVersion(),
	})
	// Whatever the level, it says where it is and how to stop it.
	const notice = logger.child({}, { level: 'info' })
	const say = (line: string) => notice.info(line)
	logger.info({ node: process.version }, 'starting')
	for (const warning of configWarnings(config.value)) logger.warn(warning)
	const running = await start(settings, logger, say, pages, stopRequest)
	// A failure caused by the stop itself is not reported.
	if (!running.ok) return stopRequest.requested.aborted ? process.exit() : complain(running.failure)
	if (!stopRequest.requested.aborted) {
		say(running.value.announcement)
		if (process.stdout.isTTY) say('Press Ctrl-C to stop it.')
	}
	await aborted(stopRequest.requested, stopRequest.requested)
	logger.info('stopping')
	await running.value.stop(stopRequest.hurry)
	logger.info('stopped')
	process.exit()
}
