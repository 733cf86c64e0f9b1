import { byCommand, performAct } from '#commands/operator/perform-act.ts'
import { fail, ok } from '#domain/result.ts'
import { retryEmailsNow } from '#store/operator/overview-store.ts'
import { type Command, readArguments } from './command.ts'
import { withServedNews } from './served-news.ts'

export const mailsCommand: Command = {
	help: [
		'Usage: zagros mails retry [--json]',
		'',
		'Emails that could not be sent wait longer after each try; retry has them tried now.',
		'',
		'  --json   one JSON document',
	].join('\n'),
	run: async (args, { print, note }) => {
		const read = readArguments(args, { json: { type: 'boolean' } }, true)
		if (!read.ok) return read
		const [act, ...rest] = read.value.positionals
		if (act !== 'retry' || rest.length > 0) return fail('say retry (--help tells more)')
		return withServedNews('zagros-mails', note, async ({ database: { db } }) => {
			const now = new Date()
			const done = await performAct(
				db,
				{ ...byCommand, act: 'overview.send-mails', subjects: ['mails'] },
				now,
				async (change) => ok(await retryEmailsNow(change, now)),
				String,
			)
			const [emails = 0] = done.ok ? done.value : []
			print(read.value.values.json ? JSON.stringify({ emails }) : `emails that are tried now: ${emails}`)
			return ok(undefined)
		})
	},
}
