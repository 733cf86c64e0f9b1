import { fail, type Result } from '#domain/result.ts'
import { type Config, describeConfigProblem, readConfig } from '#main/config/config.ts'
import { type News, openServedNews } from '#main/wiring/open-news.ts'

/** Opens the database that the product serves here for the duration of a command. */
export async function withServedNews(
	applicationName: string,
	note: (line: string) => void,
	act: (news: News, config: Config) => Promise<Result<void, string>>,
): Promise<Result<void, string>> {
	const config = readConfig(process.env)
	if (!config.ok) return fail(config.failure.map(describeConfigProblem).join('; '))
	const news = await openServedNews(config.value, applicationName, { info: () => {}, warn: note })
	if (!news.ok) return news
	try {
		return await act(news.value, config.value)
	} finally {
		await news.value.database.close()
	}
}
