import { fail, ok } from '#domain/result.ts'
import { buildTagger } from '#ingest/tag/tag-entry.ts'
import { retagNews } from '#store/news/retag-news.ts'
import { defineCommand, textOf } from './command.ts'
import { withNews } from './served-news.ts'

const retagCommand = defineCommand({
	help: [
		'Usage: zagros retag [--since DATE] [--json]',
		'',
		'Tags stored items again by the current rules and catalogue, the newest first and a few at a time, while the',
		'product runs. Corrections of readers stay. You can stop it and start it again at any time.',
		'',
		'  --since   only items published since then, such as 2026-03-01',
		'  --json    one JSON document at the end: {"done","changed","total"}',
	],
	options: { since: { type: 'string' } },
	run: withNews('retag', async (called) => {
		const from = textOf(called, 'since')
		const since = new Date(from ?? 0)
		if (Number.isNaN(since.getTime())) return fail(`--since: "${from}" is not a date`)
		const { news, output, stop } = called
		const tag = buildTagger(news.catalogue, news.tagData)
		const done = await retagNews(news.database.db, (title, locale) => tag(title, locale).why, {
			since,
			now: () => new Date(),
			stop,
			tell: ({ done, changed, total }) => output.note(`${done} of ${total}, ${changed} changed`),
		})
		return ok({ json: done, lines: [`${done.done} items tagged anew, ${done.changed} of them changed`] })
	}),
})

export const commands = { retag: retagCommand }
