import { readAdReport, reportTable } from '#commands/ads/ad-report.ts'
import { changeCampaign, endCampaign } from '#commands/ads/change-campaign.ts'
import { addCampaign, pauseCampaign } from '#commands/ads/manage-campaign.ts'
import { byCommand, performAct } from '#commands/operator/perform-act.ts'
import { adIdOf } from '#contract/ads.ts'
import { campaignTerms } from '#contract/campaign-file.ts'
import type { Campaign, CampaignProblem } from '#domain/ad.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { describeConfigProblem, readConfig } from '#main/config/config.ts'
import { type News, openServedNews } from '#main/wiring/open-news.ts'
import { findAllCampaigns, findCampaigns } from '#store/ads/ad-campaign-store.ts'
import { readAdTotals } from '#store/ads/ad-count-store.ts'
import { addLogEntry, lockLog } from '#store/operator/operator-log.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { campaignDocument, campaignTable } from './ads-list.ts'
import { reportDocument, reportLines } from './ads-report.ts'
import { type Command, type Output, readArguments } from './command.ts'
import { loadCampaign } from './load-campaign.ts'

const options = {
	json: { type: 'boolean' },
	csv: { type: 'boolean' },
	start: { type: 'string' },
	end: { type: 'string' },
	weight: { type: 'string' },
	reason: { type: 'string' },
} as const
type Wish = { json: boolean; csv: boolean; start?: string; end?: string; weight?: string; reason: string }
type Changed = Result<string, CampaignProblem[]>
type Act = (news: News, argument: string, wish: Wish, output: Output) => Promise<Result<void, string>>

export const adsCommand: Command = {
	help: [
		'Usage: zagros ads add FILE.json | list | pause ID | resume ID | end ID | report ID [--json] [--csv]',
		'       zagros ads change ID [--start WHEN] [--end WHEN] [--weight NUMBER] [--json]',
		'',
		'  add FILE.json   adds a campaign, or names every field that is wrong and adds nothing',
		'  list            all campaigns with what they brought',
		'  pause ID        takes a campaign out of service at once; resume ID puts it back',
		'  end ID          ends a campaign now, for good; change ID gives it other dates or another weight',
		'  report ID       sights and clicks day by day (days of Tehran), with a chart; --csv for a spreadsheet',
		'  --reason TEXT   why, for the log; not for list and report',
		'  --json          one JSON document',
		'',
		'A campaign file holds all of these fields:',
		'  kind           "banner" or "text"',
		'  placement      of a banner: "top" (among the news of page 1), "list" (of further pages, and of page 1 where no "top"',
		'                 runs), "side" or "bottom"; "exclusive": true (optional) keeps others out',
		'  image          of a banner: a JPEG, PNG or WebP file beside the campaign file, or {"fa": …, "en": …};',
		'                 728×90 pixels (side: 300×250) or twice that',
		'  coins, sources of a text ad: at least one of them; symbols or ids, slugs or ids',
		'  language       "fa", "en" or "both"',
		'  texts          {"fa": …, "en": …}: the ad in one line; of a banner what it says to who cannot see it',
		'  link           where a click leads: an http(s) address, or a path of this site',
		'  advertiser     the name readers see',
		'  start, end     "2026-08-01" (midnight in Tehran) or "2026-08-01T09:00:00+03:30"; not served from the end on',
		'  weight         1 to 1000: its share among campaigns for the same place',
		'  monthly_price  a number; currency "USD" (default) or "IRR"',
	].join('\n'),
	run: async (args, output) => {
		const read = readArguments(args, options, true)
		if (!read.ok) return read
		const [name = '', argument = '', ...rest] = read.value.positionals
		const act = Object.hasOwn(acts, name) ? acts[name] : undefined
		if (act === undefined || rest.length > 0)
			return fail('say add FILE.json, list, pause ID, resume ID, change ID, end ID or report ID')
		if (argument === '' && name !== 'list') return fail(`${name}: say which (--help tells more)`)
		const config = readConfig(process.env)
		if (!config.ok) return fail(config.failure.map(describeConfigProblem).join('; '))
		const news = await openServedNews(config.value, 'zagros-ads', { info: () => {}, warn: output.note })
		if (!news.ok) return news
		const { json = false, csv = false, reason = '', ...terms } = read.value.values
		try {
			return await act(news.value, argument, { json, csv, reason: reason.trim(), ...terms }, output)
		} finally {
			await news.value.database.close()
		}
	},
}

const describe = (problems: readonly CampaignProblem[]): string =>
	problems.map(({ field, message }) => `${field}: ${message}`).join('; ')

const add: Act = async ({ database, catalogue }, file, { json, reason }, { print }) => {
	const loaded = await loadCampaign(file, catalogue)
	if (!loaded.ok) return fail(describe(loaded.failure))
	const { draft, pictures } = loaded.value
	const added = await inTransaction(database.db, async (change) => {
		await lockLog(change)
		const done = await addCampaign({ db: change, now: Date.now }, draft, pictures)
		if (done.ok) {
			const entry = { ...byCommand, why: reason, act: 'ads.add', outcome: draft.advertiser }
			await addLogEntry(change, { ...entry, subject: `campaign:${done.value}`, madeAt: new Date() })
		}
		return done
	})
	if (!added.ok) return fail(describe(added.failure))
	print(json ? JSON.stringify({ id: added.value }) : `campaign ${added.value} added`)
	return ok(undefined)
}

const list: Act = async ({ database: { db } }, argument, { json }, { print }) => {
	if (argument !== '') return fail('list takes no more words')
	const [campaigns, totals] = await Promise.all([findAllCampaigns(db), readAdTotals(db)])
	const now = Date.now()
	if (json) {
		const documents = campaigns.map((one) => campaignDocument(one, totals.get(one.id), now))
		print(JSON.stringify({ campaigns: documents }))
	} else if (campaigns.length === 0) print('no campaigns yet')
	else for (const line of campaignTable(campaigns, totals, now)) print(line)
	return ok(undefined)
}

const setTo =
	(state: 'paused' | 'running'): Act =>
	async ({ database: { db } }, argument, { json, reason }, { print }) => {
		const id = adIdOf(argument)
		const done = await performAct(
			db,
			{
				...byCommand,
				why: reason,
				act: `ads.${state === 'paused' ? 'pause' : 'resume'}`,
				subjects: [`campaign:${id}`],
			},
			new Date(),
			async (change) =>
				id !== undefined && (await pauseCampaign({ db: change, now: Date.now }, id, state))
					? ok(String(id))
					: fail('not_found'),
			(campaign) => campaign,
		)
		if (!done.ok) return fail(`there is no campaign ${argument}`)
		print(
			json ? JSON.stringify({ id, state }) : `campaign ${id} ${state === 'paused' ? 'paused' : 'resumed'}`,
		)
		return ok(undefined)
	}

/** Does it to a campaign, writes it down, and says what it came to. */
const perform =
	(act: 'change' | 'end', run: (id: number, wish: Wish, db: Queryable) => Promise<Changed>): Act =>
	async ({ database: { db } }, argument, wish, { print }) => {
		const id = adIdOf(argument)
		if (id === undefined) return fail(`there is no campaign ${argument}`)
		const done = await performAct(
			db,
			{ ...byCommand, why: wish.reason, act: `ads.${act}`, subjects: [`campaign:${id}`] },
			new Date(),
			(inside) => run(id, wish, inside),
			(outcome) => outcome,
		)
		if (!done.ok) return fail('kind' in done.failure ? 'somebody else was faster' : describe(done.failure))
		const [outcome = ''] = done.value
		print(wish.json ? JSON.stringify({ id, act, outcome }) : `campaign ${id}: ${outcome}`)
		return ok(undefined)
	}

const end = perform('end', (id, _wish, db) => endCampaign({ db, now: Date.now }, id))

const change = perform('change', async (id, wish, db) => {
	const read = campaignTerms.safeParse(wish)
	if (!read.success) {
		return fail(read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })))
	}
	const { start, end, weight } = read.data
	const wanted = {
		...(start && { startsAt: start }),
		...(end && { endsAt: end }),
		...(weight !== undefined && { weight }),
	}
	return changeCampaign({ db, now: Date.now }, id, wanted)
})

const report: Act = async ({ database: { db } }, argument, { json, csv }, { print }) => {
	const campaign = await find(db, argument)
	if (campaign === undefined) return fail(`there is no campaign ${argument}`)
	const now = new Date()
	const found = await readAdReport(db, campaign, now)
	if (json) print(JSON.stringify(reportDocument(found, now.getTime())))
	else if (csv) for (const row of reportTable(found)) print(row.join())
	else for (const line of reportLines(found, now.getTime())) print(line)
	return ok(undefined)
}

async function find(db: News['database']['db'], argument: string): Promise<Campaign | undefined> {
	const id = adIdOf(argument)
	return id === undefined ? undefined : (await findCampaigns(db, [id]))[0]
}

const acts: Record<string, Act> = {
	add,
	list,
	pause: setTo('paused'),
	resume: setTo('running'),
	change,
	end,
	report,
}
