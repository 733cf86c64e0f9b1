import { voteLimits } from '#domain/limits.ts'
import { ok } from '#domain/result.ts'
import { votesActs } from '#operator/acts/votes-acts.ts'
import { findQuarantinedVotes } from '#store/votes/vote-quarantine.ts'
import { actLine, type SubjectLine, subjectCommand } from './subject-command.ts'
import { textTable } from './text-table.ts'

const { most, minutes } = voteLimits.ofOneNetwork

const decide = (act: 'release' | 'void', result: string): SubjectLine =>
	actLine({
		act: votesActs[act],
		words: ['GROUP'],
		input: ({ words: [group], values: { network } }) => ({ group, network }),
		say: ({ votes }) => `${votes} votes ${result}`,
		json: (done) => ({ act, ...done }),
	})

const head = ['group', 'from', 'to', 'important', 'bullish', 'bearish', 'item']

const list: SubjectLine = {
	words: [],
	run: async ({ services }) => {
		const groups = await findQuarantinedVotes(services.db)
		const json = groups.map(presentGroup)
		if (groups.length === 0) return ok({ json, note: 'no vote is set aside' })
		const rows = groups.map(({ group, firstAt, lastAt, importance, bullish, bearish, title }) => [
			...[group, firstAt.toISOString().slice(0, 16), lastAt.toISOString().slice(0, 16)],
			...[importance, bullish, bearish, title],
		])
		return ok({ json, lines: textTable(head, rows) })
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

const votesCommand = subjectCommand({
	name: 'votes',
	help: [
		'Usage: zagros votes list [--json]',
		'       zagros votes release GROUP | void GROUP [--network] [--reason TEXT] [--json]',
		'',
		`Of the votes of one network on an item the first ${most} within ${minutes} minutes count, the rest is set aside in a group.`,
		'list prints the waiting groups, the newest first; /operator/votes/ also shows their votes over time.',
		'release counts them, void removes them for good.',
		'',
		'  --network       all votes of that network on any item; only on the day that they were cast',
		'  --reason TEXT   why, for the log',
		'  --json          one JSON document',
	],
	options: { network: { type: 'boolean' } },
	lines: { list, release: decide('release', 'count now'), void: decide('void', 'are void') },
})

export const commands = { votes: votesCommand }
