import { fail, type Result } from '#domain/result.ts'
import { type Config, describeConfigProblem, readConfig } from '#main/config/config.ts'
import { readRecordedMode } from '#main/config/news-mode.ts'
import { type News, openNews, openServedNews } from '#main/wiring/open-news.ts'
import { openServices } from '#main/wiring/open-services.ts'
import type { Services } from '#services/create-services.ts'
import type { Called, Run } from './command.ts'

/** The configuration, or what is wrong with it in one line. */
export function readOwnConfig(): Result<Config, string> {
	const config = readConfig(process.env)
	return config.ok ? config : fail(config.failure.map(describeConfigProblem).join('; '))
}

/** A command that works with what the product serves here. */
export type Served = Called & { news: News; config: Config; services: Services }

/** Opens it for the time of the command, and changes nothing by that. */
export const withServices = (name: string, run: Run<Served>): Run =>
	opened(name, openServedNews, async (called) => {
		const services = await openServices(called)
		try {
			return await run({ ...called, services })
		} finally {
			await services.close()
		}
	})

/** For a command that needs the tables and the catalogue of this version, and so stores them as a start does. */
export const withNews = (name: string, run: Run<Omit<Served, 'services'>>): Run =>
	opened(name, openSavedNews, run)

const openSavedNews: typeof openNews = async (config, applicationName, log) => {
	const recorded = config.newsMode === 'auto' ? await readRecordedMode(config.dataDir) : undefined
	return openNews({ ...config, newsMode: recorded ?? config.newsMode }, applicationName, log)
}

const opened =
	(name: string, open: typeof openNews, run: Run<Omit<Served, 'services'>>): Run =>
	async (called) => {
		const config = readOwnConfig()
		if (!config.ok) return config
		const log = { info: () => {}, warn: called.output.note }
		const news = await open(config.value, `zagros-${name}`, log)
		if (!news.ok) return news
		try {
			return await run({ ...called, news: news.value, config: config.value })
		} finally {
			await news.value.database.close()
		}
	}
