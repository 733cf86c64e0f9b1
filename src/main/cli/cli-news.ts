import { ok } from '#domain/result.ts'
import type { Objection } from '#domain/tag-report.ts'
import { newsActs } from '#operator/acts/news-acts.ts'
import { findDeskNews } from '#store/news/desk-news.ts'
import { actLine, type SubjectLine, subjectCommand } from './subject-command.ts'
import { textTable } from './text-table.ts'

const mostListed = 30

/** How an accepted report changed an item. */
export const correctionText = ({ slug, kind, ref, verdict }: Objection & { slug: string }): string => {
	if (kind === 'story') return `${slug} stands alone`
	return verdict === 'wrong' ? `${slug} is without ${kind} ${ref}` : `${slug} has ${kind} ${ref}`
}

const find: SubjectLine = {
	words: ['WORDS', '…'],
	run: async ({ words, services }) => {
		const items = await findDeskNews(services.db, words.join(' '), mostListed)
		const json = {
			items: items.map(({ slug, title, locale, state, publishedAt, source, tags, reason }) => ({
				...{ item: slug, title, lang: locale, state, source, tags, reason },
				published: publishedAt,
			})),
		}
		if (items.length === 0) return ok({ json, note: 'no item is like that' })
		const rows = items.map(({ slug, title, state, publishedAt, source, tags }) => [
			...[slug, state, publishedAt.toISOString().slice(0, 16), source, tags.join(' '), title],
		])
		return ok({ json, lines: textTable(['item', 'state', 'published', 'source', 'tags', 'title'], rows) })
	},
}

const show = (act: 'remove' | 'restore', state: string): SubjectLine =>
	actLine({
		act: newsActs[act],
		words: ['SLUG'],
		wantsReason: act === 'remove',
		input: ({ words: [item] }) => ({ item }),
		say: ({ item, title }) => `${item} is shown ${state}: ${title}`,
		json: (done) => ({ act, ...done }),
	})

const newsCommand = subjectCommand({
	name: 'news',
	help: [
		'Usage: zagros news find [WORDS…] [--json]',
		'       zagros news remove SLUG --reason TEXT | restore SLUG [--reason TEXT] [--json]',
		'       zagros news tag SLUG wrong|missing coin|topic|person REF [--reason TEXT] [--json]',
		'',
		'find lists the newest items of every state, or those with these words or this slug.',
		'remove takes an item out of every list, feed, page, picture and cache within a second; its feed cannot bring it',
		'back. restore shows it again, with its votes and views. SLUG is the last part of a shared item’s address.',
		'tag removes a wrong tag or adds a missing one, immediately and for good; later tagging does not change it.',
		'zagros stories split and join change its story.',
		'',
		'  --reason TEXT   why, for the log',
		'  --json          one JSON document',
	],
	lines: {
		find,
		remove: show('remove', 'nowhere now'),
		restore: show('restore', 'again'),
		tag: actLine({
			act: newsActs.tag,
			words: ['SLUG', 'wrong|missing', 'coin|topic|person', 'REF'],
			input: ({ words: [item, verdict, kind, ref] }) => ({ item, verdict, kind, ref }),
			say: ({ item, ...done }) => correctionText({ slug: item, ...done }),
			json: (done) => ({ act: 'tag', ...done }),
		}),
	},
})

/** `zagros stories split SLUG` and `join SLUG SLUG`. */
export const rulingsCommand = subjectCommand({
	name: 'stories',
	help: [],
	lines: {
		split: actLine({
			act: newsActs.split,
			words: ['SLUG'],
			input: ({ words: [item] }) => ({ item }),
			say: ({ item, reports }) => `${item} stands alone; ${reports} stay together`,
			json: (done) => ({ act: 'split', ...done }),
		}),
		join: actLine({
			act: newsActs.join,
			words: ['SLUG', 'SLUG'],
			input: ({ words: [item, other] }) => ({ item, other }),
			say: ({ reports }) => `one story of ${reports} reports`,
			json: (done) => ({ act: 'join', ...done }),
		}),
	},
})

export const commands = { news: newsCommand }
