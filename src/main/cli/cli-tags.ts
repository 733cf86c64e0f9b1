import { byCommand, performAct } from '#commands/operator/perform-act.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { describeConfigProblem, readConfig } from '#main/config/config.ts'
import { openServedNews } from '#main/wiring/open-news.ts'
import {
	describeRuling,
	readCorrectedItems,
	readWaitingReports,
	ruleOnReport,
} from '#store/news/tag-report-store.ts'
import type { Queryable } from '#store/sql.ts'
import { type Command, type Output, readArguments } from './command.ts'

export const tagsCommand: Command = {
	help: [
		'Usage: zagros tags reports [--json]',
		'       zagros tags accept REPORT | dismiss REPORT [--json]',
		'       zagros tags export',
		'',
		'reports lists what readers say of tags and stories and nobody has decided yet, that of most readers first.',
		'accept changes the item at once (a report that is not of its story leaves it); its lists and counts follow, and later tagging leaves it so.',
		'dismiss leaves the item as it is; the same objection to it is not listed again.',
		'export writes the corrected items as JSON lines, as labelled headlines are written.',
		'',
		'  --json   one JSON document',
	].join('\n'),
	run: async (args, output) => {
		const read = readArguments(args, { json: { type: 'boolean' } }, true)
		if (!read.ok) return read
		const { positionals, values } = read.value
		const act = readAct(positionals)
		if (!act.ok) return act
		const config = readConfig(process.env)
		if (!config.ok) return fail(config.failure.map(describeConfigProblem).join('; '))
		const news = await openServedNews(config.value, 'zagros-tags', { info: () => {}, warn: output.note })
		if (!news.ok) return news
		const { db, close } = news.value.database
		try {
			return await perform(act.value, db, values.json ?? false, output)
		} finally {
			await close()
		}
	},
}

type Act = { name: 'reports' | 'export' } | { name: 'accept' | 'dismiss'; report: number }

function readAct([name = '', report, ...rest]: readonly string[]): Result<Act, string> {
	const alone = report === undefined
	if ((name === 'reports' || name === 'export') && alone) return ok({ name })
	const number = Number(report)
	const numbered = !alone && rest.length === 0 && Number.isSafeInteger(number) && number > 0
	if ((name === 'accept' || name === 'dismiss') && numbered) return ok({ name, report: number })
	return fail('say reports, accept REPORT, dismiss REPORT or export (--help tells more)')
}

async function perform(
	act: Act,
	db: Queryable,
	asJson: boolean,
	{ print, note }: Output,
): Promise<Result<void, string>> {
	if (!('report' in act)) {
		await (act.name === 'export' ? printCorrected(db, print) : printWaiting(db, asJson, { print, note }))
		return ok(undefined)
	}
	const now = new Date()
	const entry = { ...byCommand, act: `tags.${act.name}`, subjects: [`report:${act.report}`] }
	const rule = (change: Queryable) => ruleOnReport(change, act.report, act.name === 'accept', now)
	const ruled = await performAct(db, entry, now, rule, describeRuling)
	if (!ruled.ok || ruled.value[0] === undefined) return fail(`there is no report ${act.report}`)
	const { slug, kind, ref, verdict } = ruled.value[0]
	if (asJson) print(JSON.stringify({ act: act.name, report: act.report, item: slug, kind, ref, verdict }))
	else if (act.name === 'dismiss') print(`${slug} stays as it is`)
	else if (kind === 'story') print(`${slug} stands alone`)
	else print(verdict === 'wrong' ? `${slug} is without ${kind} ${ref}` : `${slug} has ${kind} ${ref}`)
	return ok(undefined)
}

async function printCorrected(db: Queryable, print: Output['print']): Promise<void> {
	for (const item of await readCorrectedItems(db)) print(JSON.stringify(item))
}

async function printWaiting(db: Queryable, asJson: boolean, { print, note }: Output): Promise<void> {
	const reports = await readWaitingReports(db)
	if (asJson) return print(JSON.stringify(reports))
	if (reports.length === 0) return note('no report is waiting')
	for (const { id, kind, ref, verdict, readers, title, reason } of reports) {
		print(`${id}  ${verdict} ${kind} ${ref}  (${readers})  ${title}${reason === null ? '' : `  – ${reason}`}`)
	}
}
