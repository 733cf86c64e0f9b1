import { fail, ok } from '#domain/result.ts'
import { readLog } from '#store/operator/operator-log.ts'
import { outcomeText } from '#text/operator-outcome.ts'
import { type Command, readArguments } from './command.ts'
import { withServedNews } from './served-news.ts'
import { type Cell, textTable } from './text-table.ts'

const mostShown = 50

export const logCommand: Command = {
	help: [
		'Usage: zagros log [SUBJECT] [--before NUMBER] [--json]',
		'',
		`Lists the last ${mostShown} acts of operators, at the desk and by commands, the newest first.`,
		'',
		'  SUBJECT           only acts on this subject, such as source:coindesk, news:SLUG, account:12, campaign:3',
		'  --before NUMBER   only acts before this one',
		'  --json            one JSON document',
	].join('\n'),
	run: async (args, output) => {
		const read = readArguments(args, { json: { type: 'boolean' }, before: { type: 'string' } }, true)
		if (!read.ok) return read
		const [subject, ...rest] = read.value.positionals
		const { json = false } = read.value.values
		const before = read.value.values.before === undefined ? undefined : Number(read.value.values.before)
		if (rest.length > 0) return fail('say one subject at most (--help tells more)')
		if (before !== undefined && !Number.isSafeInteger(before)) return fail('--before wants a number')
		return withServedNews('zagros-log', output.note, async ({ database: { db } }) => {
			const entries = await readLog(db, { before, subject, most: mostShown })
			if (json) {
				const shown = entries.map(({ madeAt, ...entry }) => ({ made_at: madeAt, ...entry }))
				output.print(JSON.stringify({ entries: shown }))
			} else if (entries.length === 0) output.note('nothing was done yet')
			else {
				const rows = entries.map(({ id, madeAt, who, act, subject: what, outcome, why }): Cell[] =>
					[
						String(id),
						madeAt.toISOString().slice(0, 16),
						who,
						act,
						what,
						outcomeText('en', outcome),
						why,
					].map((text) => ({ text })),
				)
				for (const line of textTable(['number', 'when', 'who', 'act', 'to what', 'outcome', 'why'], rows))
					output.print(line)
			}
			return ok(undefined)
		})
	},
}
