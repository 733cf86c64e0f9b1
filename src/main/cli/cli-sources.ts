import { ok } from '#domain/result.ts'
import { succeeded } from '#domain/source-status.ts'
import { readSourceHealth, type SourceHealth } from '#store/sources/source-health-store.ts'
import type { Command } from './command.ts'
import { sourceLines } from './sources-acts.ts'
import { type SubjectLine, subjectCommand } from './subject-command.ts'
import { type Cell, statusStyle, textTable } from './text-table.ts'

const health: SubjectLine = {
	words: [],
	run: async ({ services, news: { mode } }) => {
		const now = new Date()
		const sources = await readSourceHealth(services.db, now)
		return ok({ json: { mode, sources: sources.map(presentHealth) }, lines: healthTable(sources, now) })
	},
}

const failureReason = ({ lastStatus, lastMessage }: SourceHealth): string | null =>
	lastStatus === null || succeeded(lastStatus) ? null : (lastMessage ?? lastStatus)

const presentHealth = (health: SourceHealth) => ({
	id: health.sourceId,
	source: health.slug,
	status: health.lastStatus,
	message: health.lastMessage,
	last_attempt: health.lastAttemptAt,
	last_success: health.lastSuccessAt,
	lag_seconds: health.lagSeconds,
	consecutive_failures: health.consecutiveFailures,
	failure_reason: failureReason(health),
	next_poll: health.nextPollAt,
	interval_seconds: health.intervalSeconds,
	moved_to: health.movedTo,
	items: health.itemsShown,
	items_held: health.itemsHeld,
	foreign_links_refused: health.foreignRefusedTotal,
	paused_since: health.pausedAt,
})

const head = ['source', 'status', 'items', 'held', 'last success', 'lag', 'failures', 'next poll', 'reason']

function healthTable(sources: readonly SourceHealth[], now: Date): string[] {
	const rows = sources.map((health): Cell[] => {
		const { lastStatus, lastSuccessAt, lagSeconds, consecutiveFailures, nextPollAt, itemsHeld } = health
		const isPaused = health.pausedAt !== null
		const next = nextPollAt === null || nextPollAt <= now ? 'now' : `in ${spanBetween(now, nextPollAt)}`
		return [
			health.slug,
			isPaused
				? { text: 'paused', style: 'dim' }
				: { text: lastStatus ?? 'not read yet', style: lastStatus ? statusStyle(lastStatus) : undefined },
			health.itemsShown,
			{ text: itemsHeld === 0 ? '' : String(itemsHeld), align: 'end', style: 'red' },
			{ text: lastSuccessAt === null ? 'never' : `${spanBetween(lastSuccessAt, now)} ago`, align: 'end' },
			{ text: lagSeconds === null ? '' : span(lagSeconds), align: 'end' },
			{ text: String(consecutiveFailures), align: 'end', style: consecutiveFailures > 0 ? 'red' : undefined },
			{ text: isPaused ? '–' : next, align: 'end' },
			{ text: failureReason(health) ?? '', style: 'dim' },
		]
	})
	return textTable(head, rows)
}

const spanBetween = (from: Date, to: Date): string =>
	span(Math.round((to.getTime() - from.getTime()) / 1_000))

function span(seconds: number): string {
	const whole = Math.max(0, seconds)
	if (whole < 120) return `${whole} s`
	if (whole < 120 * 60) return `${Math.round(whole / 60)} min`
	if (whole < 48 * 3600) return `${Math.round(whole / 3600)} h`
	return `${Math.round(whole / 86_400)} d`
}

const acts = subjectCommand({
	name: 'sources',
	help: [
		'Usage: zagros sources [--json]',
		'       zagros sources pause SLUG | resume SLUG | read SLUG [--reason TEXT] [--json]',
		'       zagros sources read --failing [--json]',
		'       zagros sources release SLUG | discard SLUG --reason TEXT [--json]',
		'       zagros sources answer SLUG | preview SLUG|FILE.json [--json]',
		'       zagros sources add FILE.json | edit SLUG FILE.json | remove SLUG [--reason TEXT] [--json]',
		'       zagros sources import FILE.json | export',
		'',
		'Without arguments it prints the health of every source: its last result and success, the age of its newest item (lag),',
		'failures in a row, the reason of the last one, and when it is read next.',
		'',
		'pause stops reading a source in all workers; resume continues. read reads it now, with --failing all sources whose',
		'last reading failed.',
		'A source that suddenly has far more items than usual is `held`: they are stored and not shown. Once you have',
		'checked whether they are news, release shows them (as does --release SLUG), discard removes them.',
		'answer prints the beginning of a source’s last response: its status, its headers and the first lines of its body.',
		'preview reads a feed and prints its tagged items, and which would be refused and why; nothing is stored.',
		'FILE.json is a record of the catalogue’s format, for edit only its changed fields; without an id, add assigns one.',
		'The database has the current sources: a change applies to every process immediately. The catalogue’s file',
		'updates it at each start, except for sources that were added, edited or removed here. remove keeps the items.',
		'export writes all of them in that format, import adds and edits sources from such a file; neither includes pauses.',
		'',
		'  --reason TEXT   why, for the log',
		'  --json          one JSON document',
	],
	options: { failing: { type: 'boolean' } },
	lines: { health, ...sourceLines },
	usual: 'health',
})

/** `--release SLUG` is an older way to say release SLUG. */
const sourcesCommand: Command = {
	...acts,
	run: (args, output, stop) =>
		acts.run(
			args.map((word) => (word === '--release' ? 'release' : word)),
			output,
			stop,
		),
}

export const commands = { sources: sourcesCommand }
