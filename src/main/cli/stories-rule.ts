import { byCommand, performAct } from '#commands/operator/perform-act.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { describeConfigProblem, readConfig } from '#main/config/config.ts'
import { openServedNews } from '#main/wiring/open-news.ts'
import { joinStories, splitFromStory } from '#store/news/story-ruling.ts'
import type { Output } from './command.ts'

/** An operator's word on stories: `split SLUG` or `join SLUG SLUG`. */
export async function ruleOnStories(
	[act = '', slug = '', into = '', ...rest]: readonly string[],
	json: boolean,
	{ print, note }: Output,
): Promise<Result<void, string>> {
	const complete = act === 'split' ? slug !== '' && into === '' : act === 'join' && slug !== '' && into !== ''
	if (!complete || rest.length > 0) return fail('say split SLUG or join SLUG SLUG (--help tells more)')
	const config = readConfig(process.env)
	if (!config.ok) return fail(config.failure.map(describeConfigProblem).join('; '))
	const news = await openServedNews(config.value, 'zagros-stories', { info: () => {}, warn: note })
	if (!news.ok) return news
	const { db, close } = news.value.database
	try {
		const now = new Date()
		const ruled = await performAct(
			db,
			{ ...byCommand, act: `news.${act}`, subjects: [`news:${slug}`] },
			now,
			(change) =>
				act === 'split' ? splitFromStory(change, slug, now) : joinStories(change, slug, into, now),
			(reports) => `${reports} reports`,
		)
		if (!ruled.ok) return fail(typeof ruled.failure === 'string' ? ruled.failure : 'somebody else was faster')
		const [reports = 0] = ruled.value
		if (json) print(JSON.stringify({ act, item: slug, reports }))
		else if (act === 'split') print(`${slug} stands alone; ${reports} stay together`)
		else print(`one story of ${reports} reports`)
		return ok(undefined)
	} finally {
		await close()
	}
}
