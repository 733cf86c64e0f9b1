import { fail, type Result } from '#domain/result.ts'
import { type Config, describeConfigProblem, readConfig } from '#main/config/config.ts'
import { type News, openServedNews } from '#main/wiring/open-news.ts'
import type { Called, Run } from './command.ts'

/** The configuration, or what is wrong with it in one line. */
export function readOwnConfig(): Result<Config, string> {
	const config = readConfig(process.env)
	return config.ok ? config : fail(config.failure.map(describeConfigProblem).join('; '))
}

/** A command that works with what the product serves here. */
export type Served = Called & { news: News; config: Config }

/** Opens it for the time of the command. */
export const withNews =
	(name: string, run: Run<Served>): Run =>
	async (called) => {
		const config = readOwnConfig()
		if (!config.ok) return config
		const log = { info: () => {}, warn: called.output.note }
		const news = await openServedNews(config.value, `zagros-${name}`, log)
		if (!news.ok) return news
		try {
			return await run({ ...called, news: news.value, config: config.value })
		} finally {
			await news.value.database.close()
		}
	}
