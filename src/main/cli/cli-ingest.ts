import { fail, ok } from '#domain/result.ts'
import type { FinishedReading } from '#jobs/read-source.ts'
import { type Pass, runPass } from '#jobs/run-pass.ts'
import { describeConfigProblem, readConfig } from '#main/config/config.ts'
import { openIngest } from '#main/wiring/open-ingest.ts'
import { type News, openServedNews } from '#main/wiring/open-news.ts'
import { type Command, type Output, readArguments } from './command.ts'
import { paint, statusStyle, textTable } from './text-table.ts'

const options = { once: { type: 'boolean' }, json: { type: 'boolean' } } as const

export const ingestCommand: Command = {
	help: [
		'Usage: zagros ingest --once [--json]',
		'',
		'Reads every source once, whatever its schedule, and prints the result of each.',
		'Sources that fail do not make the command fail. `ROLE=worker npm start` collects continuously.',
		'',
		'  --once   one pass, then end',
		'  --json   one JSON document: {"mode","sources":[…],"total":{…}}',
	].join('\n'),
	run: async (args, output, stop) => {
		const read = readArguments(args, options)
		if (!read.ok) return read
		if (!read.value.values.once) return fail('say --once: one pass over all sources (--help tells more)')
		const config = readConfig(process.env)
		if (!config.ok) return fail(config.failure.map(describeConfigProblem).join('; '))
		const log = { info: () => {}, warn: output.note }
		const opened = await openServedNews(config.value, 'zagros-ingest', log)
		if (!opened.ok) return opened
		const news = opened.value
		const ingest = await openIngest({ config: config.value, news, log, alarm: () => {} })
		stop.addEventListener('abort', ingest.abandon)
		try {
			const progress = createProgress(ingest.parts.sources.size)
			const pass = await runPass({ ...ingest.parts, onRead: progress.step })
			progress.end()
			if (read.value.values.json) output.print(JSON.stringify(passDocument(news, pass)))
			else printPass(news, pass, output)
			return ok(undefined)
		} finally {
			await ingest.close()
			await news.database.close()
		}
	},
}

/** A progress line, if standard error is a terminal. */
function createProgress(total: number) {
	const watched = process.stderr.isTTY === true
	let done = 0
	return {
		step: ({ source, status }: FinishedReading) => {
			done += 1
			if (watched) process.stderr.write(`\r\x1b[K${done}/${total}  ${source.slug}: ${status}`)
		},
		end: () => {
			if (watched) process.stderr.write('\r\x1b[K')
		},
	}
}

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

function printPass({ mode }: News, pass: Pass, { print }: Output): void {
	const number = (value: number) => ({ text: String(value), align: 'end' as const })
	const rows = pass.readings.map(({ source, status, message, added, updated, duplicate, ms }) => [
		{ text: source.slug },
		{ text: status, style: statusStyle(status) },
		number(added),
		number(updated),
		number(duplicate),
		number(ms),
		{ text: message ?? '', style: 'dim' as const },
	])
	for (const line of textTable(['source', 'status', 'new', 'updated', 'duplicate', 'ms', ''], rows))
		print(line)
	const total = totalOf(pass)
	const held = total.held > 0 ? `, ${total.held} held` : ''
	const counts = `${total.new} new, ${total.updated} updated, ${total.duplicate} duplicate${held}`
	print(paint('bold', `total: ${total.sources} sources, ${counts}, ${total.ms} ms (news: ${mode})`))
}
