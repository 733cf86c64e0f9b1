import { fail, ok } from '#domain/result.ts'
import type { FinishedReading } from '#jobs/read-source.ts'
import { type Pass, runPass } from '#jobs/run-pass.ts'
import { openIngest } from '#main/wiring/open-ingest.ts'
import type { News } from '#main/wiring/open-news.ts'
import { defineCommand } from './command.ts'
import { createProgressLine } from './progress-line.ts'
import { withNews } from './served-news.ts'
import { paint, statusStyle, textTable } from './text-table.ts'

const readAll = withNews('ingest', async ({ news, config, output, stop }) => {
	const log = { info: () => {}, warn: output.note }
	const ingest = await openIngest({ config, news, log, alarm: () => {} })
	stop.addEventListener('abort', ingest.abandon)
	const progress = createProgressLine()
	let done = 0
	const onRead = ({ source, status }: FinishedReading) => {
		done += 1
		progress.show(`${done}/${ingest.parts.sources.size}  ${source.slug}: ${status}`)
	}
	try {
		const pass = await runPass({ ...ingest.parts, onRead })
		return ok({ json: passDocument(news, pass), lines: passLines(news, pass) })
	} finally {
		progress.end()
		await ingest.close()
	}
})

const ingestCommand = defineCommand({
	help: [
		'Usage: zagros ingest --once [--json]',
		'',
		'Reads every source once, whatever its schedule, and prints the result of each.',
		'Sources that fail do not make the command fail. `ROLE=worker npm start` collects continuously.',
		'',
		'  --once   one pass, then end',
		'  --json   one JSON document: {"mode","sources":[…],"total":{…}}',
	],
	options: { once: { type: 'boolean' } },
	run: async (called) =>
		called.values.once === true
			? readAll(called)
			: fail('say --once: one pass over all sources (--help tells more)'),
})

const totalOf = ({ readings, ms: passMs }: Pass) => {
	const sum = (count: (reading: FinishedReading) => number) =>
		readings.reduce((total, reading) => total + count(reading), 0)
	return {
		sources: readings.length,
		new: sum(({ added }) => added),
		updated: sum(({ updated }) => updated),
		duplicate: sum(({ duplicate }) => duplicate),
		held: sum(({ held }) => held),
		ms: passMs,
	}
}

const passDocument = ({ mode }: News, pass: Pass) => ({
	mode,
	sources: pass.readings.map(({ source, status, message, added, updated, duplicate, held, ms }) => ({
		id: source.id,
		source: source.slug,
		status,
		message,
		new: added,
		updated,
		duplicate,
		held,
		ms,
	})),
	total: totalOf(pass),
})

function passLines({ mode }: News, pass: Pass): string[] {
	const rows = pass.readings.map(({ source, status, message, added, updated, duplicate, ms }) => [
		source.slug,
		{ text: status, style: statusStyle(status) },
		added,
		updated,
		duplicate,
		ms,
		{ text: message ?? '', style: 'dim' as const },
	])
	const total = totalOf(pass)
	const held = total.held > 0 ? `, ${total.held} held` : ''
	const counts = `${total.new} new, ${total.updated} updated, ${total.duplicate} duplicate${held}`
	return [
		...textTable(['source', 'status', 'new', 'updated', 'duplicate', 'ms', ''], rows),
		paint('bold', `total: ${total.sources} sources, ${counts}, ${total.ms} ms (news: ${mode})`),
	]
}

export const commands = { ingest: ingestCommand }
