import { newsActs } from '#operator/acts/news-acts.ts'
import { actLine, type SubjectLine, subjectCommand } from './subject-command.ts'

const show = (act: 'remove' | 'restore', state: string): SubjectLine =>
	actLine({
		act: newsActs[act],
		words: ['SLUG'],
		input: ({ words: [item] }) => ({ item }),
		say: ({ item, title }) => `${item} is shown ${state}: ${title}`,
		json: (done) => ({ act, ...done }),
	})

const newsCommand = subjectCommand({
	name: 'news',
	help: [
		'Usage: zagros news remove SLUG | restore SLUG [--reason TEXT] [--json]',
		'',
		'remove takes an item out of every list, feed, page, picture and cache within a second; its feed cannot bring it',
		'back. restore shows it again, with its votes and views. SLUG is the last part of a shared item’s address.',
		'zagros stories split and join change its story.',
		'',
		'  --reason TEXT   why, for the log',
		'  --json          one JSON document',
	],
	lines: { remove: show('remove', 'nowhere now'), restore: show('restore', 'again') },
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
