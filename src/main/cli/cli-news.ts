import { removeItem, restoreItem } from '#commands/news/remove-news.ts'
import { byCommand, performAct } from '#commands/operator/perform-act.ts'
import { fail, ok } from '#domain/result.ts'
import { type Command, readArguments } from './command.ts'
import { withServedNews } from './served-news.ts'

export const newsCommand: Command = {
	help: [
		'Usage: zagros news remove SLUG --reason TEXT | restore SLUG [--reason TEXT] [--json]',
		'',
		'remove takes an item out of every list, feed, page, picture and cache within a second; its feed cannot bring it',
		'back. restore shows it again, with its votes and views. SLUG is its name, as in the address of a shared item.',
		'',
		'  --reason TEXT   why, for the log',
		'  --json          one JSON document',
	].join('\n'),
	run: async (args, { print, note }) => {
		const read = readArguments(args, { json: { type: 'boolean' }, reason: { type: 'string' } }, true)
		if (!read.ok) return read
		const [act, slug, ...rest] = read.value.positionals
		const { json = false } = read.value.values
		const reason = (read.value.values.reason ?? '').trim()
		if ((act !== 'remove' && act !== 'restore') || slug === undefined || rest.length > 0) {
			return fail('say remove SLUG or restore SLUG (--help tells more)')
		}
		if (act === 'remove' && reason === '') return fail('remove: say why (--reason TEXT)')
		return withServedNews('zagros-news', note, async ({ database: { db } }) => {
			const now = new Date()
			const done = await performAct(
				db,
				{ ...byCommand, why: reason, act: `news.${act}`, subjects: [`news:${slug}`] },
				now,
				(change) => (act === 'remove' ? removeItem(change, slug, reason, now) : restoreItem(change, slug)),
				(title) => title,
			)
			if (!done.ok) {
				if (done.failure === 'unknown') return fail(`there is no item "${slug}"`)
				return fail(`"${slug}" is ${act === 'remove' ? 'removed already' : 'not removed'}`)
			}
			const [title = ''] = done.value
			if (json) print(JSON.stringify({ act, item: slug, title }))
			else
				print(
					act === 'remove' ? `${slug} is shown nowhere now: ${title}` : `${slug} is shown again: ${title}`,
				)
			return ok(undefined)
		})
	},
}
