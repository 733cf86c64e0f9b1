import { byCommand, performAct } from '#commands/operator/perform-act.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Queryable } from '#store/sql.ts'
import {
	decideVotes,
	findQuarantinedVotes,
	type VoteDecision,
	voteDecisions,
} from '#store/votes/vote-quarantine.ts'
import { type Command, type Output, readArguments } from './command.ts'
import { withServedNews } from './served-news.ts'
import { type Cell, textTable } from './text-table.ts'

export const votesCommand: Command = {
	help: [
		'Usage: zagros votes list [--json]',
		'       zagros votes release GROUP | keep GROUP | void GROUP [--network] [--reason TEXT] [--json]',
		'',
		'Of many votes of one network on an item the first ten within an hour count, the rest is set aside in a group.',
		'list shows the groups that wait, the newest first, and how their votes came over time.',
		'release counts them after all, keep leaves them out and waits no longer, void removes them for good.',
		'',
		'  --network       all votes of that network, whatever they are on: known on the day that they were cast',
		'  --reason TEXT   why, for the log',
		'  --json          one JSON document',
	].join('\n'),
	run: async (args, output) => {
		const options = {
			json: { type: 'boolean' },
			network: { type: 'boolean' },
			reason: { type: 'string' },
		} as const
		const read = readArguments(args, options, true)
		if (!read.ok) return read
		const [act, group, ...rest] = read.value.positionals
		const { json = false, network = false, reason = '' } = read.value.values
		if (act === 'list' && group === undefined) {
			return withServedNews('zagros-votes', output.note, ({ database: { db } }) => list(db, json, output))
		}
		const decision = voteDecisions.find((known) => known === act)
		if (decision === undefined || group === undefined || rest.length > 0) {
			return fail('say list, or release, keep or void and a GROUP (--help tells more)')
		}
		if (!isGroup.test(group)) return fail(`"${group}" is no group (zagros votes list shows them)`)
		return withServedNews('zagros-votes', output.note, ({ database: { db } }) =>
			decide(db, { group, decision, network, reason, json }, output),
		)
	},
}

const isGroup = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Asked = { group: string; decision: VoteDecision; network: boolean; reason: string; json: boolean }

async function decide(
	db: Queryable,
	{ group, decision, network, reason, json }: Asked,
	{ print }: Output,
): Promise<Result<void, string>> {
	const now = new Date()
	const entry = { ...byCommand, why: reason, act: `votes.${decision}`, subjects: [`votes:${group}`] }
	const done = await performAct(
		db,
		entry,
		now,
		async (change): Promise<Result<number, string>> => {
			const votes = await decideVotes(change, group, decision, network, now)
			if (votes !== undefined) return ok(votes)
			return fail(
				network
					? `${group}: its network is not known any more, or there is no such group`
					: `there is no group ${group} that waits`,
			)
		},
		(votes) => `${votes} votes${network ? ' of the network' : ''}`,
	)
	if (!done.ok) return fail(typeof done.failure === 'string' ? done.failure : 'somebody else was faster')
	const votes = done.value[0] ?? 0
	if (json) print(JSON.stringify({ act: decision, group, network, votes }))
	else print(`${votes} votes ${{ release: 'count now', keep: 'stay out', void: 'are void' }[decision]}`)
	return ok(undefined)
}

const head = ['group', 'from', 'to', 'important', 'bullish', 'bearish', 'over time', 'item']
const heights = ' ▁▂▃▄▅▆▇█'

/** A line of bars, each as high as its number beside the highest. */
const barsOf = (numbers: readonly number[]): string => {
	const most = Math.max(1, ...numbers)
	return numbers.map((one) => heights[Math.ceil((one / most) * (heights.length - 1))] ?? '').join('')
}

async function list(db: Queryable, json: boolean, { print, note }: Output): Promise<Result<void, string>> {
	const groups = await findQuarantinedVotes(db)
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
