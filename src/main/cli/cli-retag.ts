import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { describeProblem } from '#catalogue/read-records.ts'
import { fail, ok } from '#domain/result.ts'
import { buildTagger } from '#ingest/tag/tag-entry.ts'
import { describeConfigProblem, readConfig } from '#main/config/config.ts'
import { openServedNews } from '#main/wiring/open-news.ts'
import { retagNews } from '#store/news/retag-news.ts'
import { type Command, readArguments } from './command.ts'

export const retagCommand: Command = {
	help: [
		'Usage: zagros retag [--since DATE] [--json]',
		'',
		'Tags stored items again by the current rules and catalogue, the newest first and a few at a time, while the',
		'product runs. Corrections of readers stay. You can stop it and start it again at any time.',
		'',
		'  --since   only items published since then, such as 2026-03-01',
		'  --json    one JSON document at the end: {"done","changed","total"}',
	].join('\n'),
	run: async (args, { print, note }, stop) => {
		const read = readArguments(args, { since: { type: 'string' }, json: { type: 'boolean' } })
		if (!read.ok) return read
		const { since: from, json } = read.value.values
		const since = new Date(from ?? 0)
		if (Number.isNaN(since.getTime())) return fail(`--since: "${from}" is not a date`)
		const catalogue = await loadCatalogue()
		if (!catalogue.ok) return fail(catalogue.failure.map(describeProblem).join('; '))
		const config = readConfig(process.env)
		if (!config.ok) return fail(config.failure.map(describeConfigProblem).join('; '))
		const news = await openServedNews(config.value, 'zagros-retag', { info: () => {}, warn: note })
		if (!news.ok) return news
		const { db, close } = news.value.database
		try {
			const tag = buildTagger(catalogue.value, news.value.topicWeights)
			const done = await retagNews(db, (title, locale) => tag(title, locale).why, {
				since,
				now: () => new Date(),
				stop,
				tell: ({ done, changed, total }) => note(`${done} of ${total}, ${changed} changed`),
			})
			if (json) print(JSON.stringify(done))
			else print(`${done.done} items tagged anew, ${done.changed} of them changed`)
			return ok(undefined)
		} finally {
			await close()
		}
	},
}
