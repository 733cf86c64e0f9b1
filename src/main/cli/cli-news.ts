import { removeItem, restoreItem } from '#commands/news/remove-news.ts'
import { byCommand, performAct } from '#commands/operator/perform-act.ts'
import { tagKinds } from '#domain/news-item.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { tagVerdicts } from '#domain/tag-report.ts'
import { findDeskNews } from '#store/news/desk-news.ts'
import { ruleOnTag } from '#store/news/tag-report-store.ts'
import type { Queryable } from '#store/sql.ts'
import { type Command, type Output, readArguments } from './command.ts'
import { withServedNews } from './served-news.ts'
import { type Cell, textTable } from './text-table.ts'

type Asked = { words: readonly string[]; reason: string; json: boolean }
type Act = (asked: Asked, db: Queryable, output: Output) => Promise<Result<void, string>>

export const newsCommand: Command = {
	help: [
		'Usage: zagros news find [WORDS…] [--json]',
		'       zagros news remove SLUG --reason TEXT | restore SLUG [--reason TEXT] [--json]',
		'       zagros news tag SLUG wrong|missing coin|topic|person REF [--reason TEXT] [--json]',
		'',
		'find lists the newest items of every state, or those with these words or this name.',
		'remove takes an item out of every list, feed, page, picture and cache within a second; its feed cannot bring it',
		'back. restore shows it again, with its votes and views. SLUG is its name, as in the address of a shared item.',
		'tag takes a tag away that is wrong or gives one that is missing, at once and for good; later tagging leaves it so.',
		'zagros stories split and join change its story.',
		'',
		'  --reason TEXT   why, for the log',
		'  --json          one JSON document',
	].join('\n'),
	run: async (args, output) => {
		const read = readArguments(args, { json: { type: 'boolean' }, reason: { type: 'string' } }, true)
		if (!read.ok) return read
		const [name = '', ...words] = read.value.positionals
		const { json = false, reason = '' } = read.value.values
		const asked = { words, reason: reason.trim(), json }
		const act = Object.hasOwn(acts, name) ? acts[name] : undefined
		if (act === undefined || !act.fits(words)) {
			return fail(
				'say find WORDS, remove SLUG, restore SLUG or tag SLUG wrong|missing KIND REF (--help tells more)',
			)
		}
		if (name === 'remove' && asked.reason === '') return fail('remove: say why (--reason TEXT)')
		return withServedNews('zagros-news', output.note, ({ database: { db } }) => act.run(asked, db, output))
	},
}

const mostListed = 30

const find: Act = async ({ words, json }, db, { print, note }) => {
	const items = await findDeskNews(db, words.join(' '), mostListed)
	if (json) {
		const shown = items.map(({ slug, title, locale, state, publishedAt, source, tags, reason }) => ({
			...{ item: slug, title, lang: locale, state, source, tags, reason },
			published: publishedAt,
		}))
		print(JSON.stringify({ items: shown }))
	} else if (items.length === 0) note('no item is like that')
	else {
		const rows = items.map(({ slug, title, state, publishedAt, source, tags }): Cell[] =>
			[slug, state, publishedAt.toISOString().slice(0, 16), source, tags.join(' '), title].map((text) => ({
				text,
			})),
		)
		for (const line of textTable(['item', 'state', 'published', 'source', 'tags', 'title'], rows)) print(line)
	}
	return ok(undefined)
}

const show =
	(act: 'remove' | 'restore'): Act =>
	async ({ words: [slug = ''], reason, json }, db, { print }) => {
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
			print(act === 'remove' ? `${slug} is shown nowhere now: ${title}` : `${slug} is shown again: ${title}`)
		return ok(undefined)
	}

const tag: Act = async ({ words: [slug = '', said, named, ref = ''], reason, json }, db, { print }) => {
	const verdict = tagVerdicts.find((one) => one === said)
	const kind = tagKinds.find((one) => one === named)
	if (verdict === undefined) return fail(`tag: say ${tagVerdicts.join(' or ')}, not "${said}"`)
	if (kind === undefined) return fail(`tag: say ${tagKinds.join(', ')}, not "${named}"`)
	const now = new Date()
	const done = await performAct(
		db,
		{ ...byCommand, why: reason, act: 'news.tag', subjects: [`news:${slug}`] },
		now,
		async (change) =>
			(await ruleOnTag(change, slug, { kind, ref, verdict }, now)) ? ok(ref) : fail('unknown'),
		() => `${verdict} ${kind} ${ref}`,
	)
	if (!done.ok) return fail(`there is no item "${slug}", or no ${kind} "${ref}"`)
	if (json) print(JSON.stringify({ act: 'tag', item: slug, verdict, kind, ref }))
	else print(verdict === 'wrong' ? `${slug} is without ${kind} ${ref}` : `${slug} has ${kind} ${ref}`)
	return ok(undefined)
}

const acts: Record<string, { fits: (words: readonly string[]) => boolean; run: Act }> = {
	find: { fits: () => true, run: find },
	remove: { fits: ({ length }) => length === 1, run: show('remove') },
	restore: { fits: ({ length }) => length === 1, run: show('restore') },
	tag: { fits: ({ length }) => length === 4, run: tag },
}
