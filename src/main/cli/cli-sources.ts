import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { writeSourcesFile } from '#catalogue/change-sources.ts'
import { fail, ok } from '#domain/result.ts'
import type { SourceRecord } from '#domain/source-record.ts'
import { succeeded } from '#domain/source-status.ts'
import { sourcesActs } from '#operator/acts/sources-acts.ts'
import { readSourceHealth, type SourceHealth } from '#store/sources/source-health-store.ts'
import { readStoredSources } from '#store/sources/source-record-store.ts'
import { performByCommand, type SubjectLine, subjectCommand } from './subject-command.ts'
import { type Cell, statusStyle, textTable } from './text-table.ts'

const list: SubjectLine = {
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

const exportFile: SubjectLine = {
	words: [],
	run: async ({ services }) => {
		const stored = await readStoredSources(services.db)
		const records = stored.flatMap(({ record, listed }) => (listed && record !== null ? [record] : []))
		return ok({ lines: [writeSourcesFile(records).trimEnd()] })
	},
}

/** Adds new sources and edits existing ones; stops at the first record that is refused. */
const importFile: SubjectLine = {
	words: ['FILE.json'],
	run: async (called) => {
		const counts = { added: 0, edited: 0 }
		for (const record of await readSourceRecords(called.words[0] ?? '')) {
			const stored = await readStoredSources(called.services.db)
			const old = stored.find(({ id, listed }) => listed && id === record.id)?.record
			if (old !== undefined && JSON.stringify(old) === JSON.stringify(record)) continue
			const edited = old ? String(old.slug) : undefined
			const act = edited === undefined ? 'add' : 'edit'
			const done = await performByCommand(sourcesActs[act], { edited, fields: record }, called)
			if (!done.ok) return fail(`${record.slug}: ${done.failure}`)
			counts[act === 'add' ? 'added' : 'edited'] += 1
		}
		return ok({ json: counts, lines: [`${counts.added} added, ${counts.edited} edited`] })
	},
}

/** The records of a file: a list, or one alone. */
async function readSourceRecords(file: string): Promise<SourceRecord[]> {
	try {
		return z.array(z.record(z.string(), z.unknown())).parse([JSON.parse(await readFile(file, 'utf8'))].flat())
	} catch (error) {
		const isShape = error instanceof z.ZodError
		throw new Error(
			`${file}: ${isShape ? 'expected records' : error instanceof Error ? error.message : error}`,
		)
	}
}

const sourcesCommand = subjectCommand({
	name: 'sources',
	help: [
		'Usage: zagros sources [list] [--json]',
		'       zagros sources import FILE.json [--reason TEXT] [--json]',
		'       zagros sources export',
		'',
		'list prints the health of every source: its last result and success, the age of its newest item (lag), failures in',
		'a row, the reason of the last one, and when it is read next.',
		'A source that suddenly has far more items than usual is `held`: they are stored and not shown until an operator has',
		'looked at them. There sources are also paused, previewed, edited and removed: /operator/sources/.',
		'export writes all records in the catalogue’s format, import adds and edits sources from such a file; a record',
		'without an id gets one. Neither includes pauses.',
		'The database has the current sources: a change applies to every process immediately. The catalogue’s file updates it',
		'at each start, except for sources that were added, edited or removed by an operator.',
		'',
		'  --reason TEXT   why, for the log',
		'  --json          one JSON document',
	],
	lines: { list, import: importFile, export: exportFile },
	usual: 'list',
})

export const commands = { sources: sourcesCommand }
