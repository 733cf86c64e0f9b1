import { fail, ok } from '#domain/result.ts'
import { readLog } from '#store/operator/operator-log.ts'
import { outcomeText } from '#text/operator-outcome.ts'
import { defineCommand, textOf } from './command.ts'
import { withServices } from './served-news.ts'
import { textTable } from './text-table.ts'

const mostShown = 50

const logCommand = defineCommand({
	help: [
		'Usage: zagros log [SUBJECT] [--before NUMBER] [--json]',
		'',
		`Lists the last ${mostShown} acts of operators, at the desk and by commands, the newest first.`,
		'',
		'  SUBJECT           only acts on this subject, such as source:coindesk, news:SLUG, account:12, campaign:3',
		'  --before NUMBER   only acts before this one',
		'  --json            one JSON document',
	],
	options: { before: { type: 'string' } },
	words: ['SUBJECT', '…'],
	run: withServices('log', async (called) => {
		const [subject, ...rest] = called.words
		const given = textOf(called, 'before')
		const before = given === undefined ? undefined : Number(given)
		if (rest.length > 0) return fail('say one subject at most (--help tells more)')
		if (before !== undefined && !Number.isSafeInteger(before)) return fail('--before wants a number')
		const entries = await readLog(called.services.db, { before, subject, most: mostShown })
		const json = { entries: entries.map(({ madeAt, ...entry }) => ({ made_at: madeAt, ...entry })) }
		if (entries.length === 0) return ok({ json, note: 'nothing was done yet' })
		const rows = entries.map(({ id, madeAt, who, act, subject: what, outcome, why }) => [
			String(id),
			madeAt.toISOString().slice(0, 16),
			...[who, act, what, outcomeText('en', outcome), why],
		])
		const head = ['number', 'when', 'who', 'act', 'to what', 'outcome', 'why']
		return ok({ json, lines: textTable(head, rows) })
	}),
})

export const commands = { log: logCommand }
