import { ok } from '#domain/result.ts'
import { votesActs } from '#operator/acts/votes-acts.ts'
import { findQuarantinedVotes, type VoteDecision } from '#store/votes/vote-quarantine.ts'
import { actLine, type SubjectLine, subjectCommand } from './subject-command.ts'
import { type Cell, textTable } from './text-table.ts'

const decide = (act: VoteDecision, result: string): SubjectLine =>
	actLine({
		act: votesActs[act],
		words: ['GROUP'],
		input: ({ words: [group], values: { network } }) => ({ group, network }),
		say: ({ votes }) => `${votes} votes ${result}`,
		json: (done) => ({ act, ...done }),
	})

const head = ['group', 'from', 'to', 'important', 'bullish', 'bearish', 'over time', 'item']
const heights = ' ▁▂▃▄▅▆▇█'

/** A line of bars, scaled to the highest number. */
const barsOf = (numbers: readonly number[]): string => {
	const most = Math.max(1, ...numbers)
	return numbers.map((one) => heights[Math.ceil((one / most) * (heights.length - 1))] ?? '').join('')
}

const list: SubjectLine = {
	words: [],
	run: async ({ news, json, output: { print, note } }) => {
		const groups = await findQuarantinedVotes(news.database.db)
		if (json) print(JSON.stringify(groups.map(presentGroup)))
		else if (groups.length === 0) note('no vote is set aside')
		else {
			const rows = groups.map((group): Cell[] => [
				{ text: group.group },
				{ text: group.firstAt.toISOString().slice(0, 16) },
				{ text: group.lastAt.toISOString().slice(0, 16) },
				...[group.importance, group.bullish, group.bearish].map(
					(count): Cell => ({ text: String(count), align: 'end' }),
				),
				{ text: barsOf(group.overTime) },
				{ text: group.title },
			])
			for (const line of textTable(head, rows)) print(line)
		}
		return ok(undefined)
	},
}

const presentGroup = (group: Awaited<ReturnType<typeof findQuarantinedVotes>>[number]) => ({
	group: group.group,
	item: group.slug,
	title: group.title,
	first_at: group.firstAt,
	last_at: group.lastAt,
	importance: group.importance,
	bullish: group.bullish,
	bearish: group.bearish,
	over_time: group.overTime,
	network_known: group.networkKnown,
})

export const votesCommand = subjectCommand({
	name: 'votes',
	help: [
		'Usage: zagros votes list [--json]',
		'       zagros votes release GROUP | keep GROUP | void GROUP [--network] [--reason TEXT] [--json]',
		'',
		'Of the votes of one network on an item the first ten within an hour count, the rest is set aside in a group.',
		'list prints the waiting groups, the newest first, with their votes over time.',
		'release counts them, keep leaves them out without further review, void removes them for good.',
		'',
		'  --network       all votes of that network on any item; only on the day that they were cast',
		'  --reason TEXT   why, for the log',
		'  --json          one JSON document',
	],
	options: { network: { type: 'boolean' } },
	lines: {
		list,
		release: decide('release', 'count now'),
		keep: decide('keep', 'stay out'),
		void: decide('void', 'are void'),
	},
})
