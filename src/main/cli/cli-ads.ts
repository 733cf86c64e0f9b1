import { readAdReport, reportTable } from '#commands/ads/ad-report.ts'
import { addCampaign, pauseCampaign } from '#commands/ads/manage-campaign.ts'
import { byCommand, performAct } from '#commands/operator/perform-act.ts'
import { adIdOf } from '#contract/ads.ts'
import type { Campaign, CampaignProblem } from '#domain/ad.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { describeConfigProblem, readConfig } from '#main/config/config.ts'
import { type News, openServedNews } from '#main/wiring/open-news.ts'
import { findAllCampaigns, findCampaigns } from '#store/ads/ad-campaign-store.ts'
import { readAdTotals } from '#store/ads/ad-count-store.ts'
import { campaignDocument, campaignTable } from './ads-list.ts'
import { reportDocument, reportLines } from './ads-report.ts'
import { type Command, type Output, readArguments } from './command.ts'
import { loadCampaign } from './load-campaign.ts'

const options = { json: { type: 'boolean' }, csv: { type: 'boolean' } } as const
type Wish = { json: boolean; csv: boolean }
type Act = (news: News, argument: string, wish: Wish, output: Output) => Promise<Result<void, string>>

export const adsCommand: Command = {
	help: [
		'Usage: zagros ads add FILE.json | list | pause ID | resume ID | report ID [--json] [--csv]',
		'',
		'  add FILE.json   adds a campaign, or names every field that is wrong and adds nothing',
		'  list            all campaigns with what they brought',
		'  pause ID        takes a campaign out of service at once; resume ID puts it back',
		'  report ID       sights and clicks day by day (days of Tehran), with a chart; --csv for a spreadsheet',
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
			return fail('say add FILE.json, list, pause ID, resume ID or report ID')
		if (argument === '' && name !== 'list') return fail(`${name}: say which (--help tells more)`)
		const config = readConfig(process.env)
		if (!config.ok) return fail(config.failure.map(describeConfigProblem).join('; '))
		const news = await openServedNews(config.value, 'zagros-ads', { info: () => {}, warn: output.note })
		if (!news.ok) return news
		const { json = false, csv = false } = read.value.values
		try {
			return await act(news.value, argument, { json, csv }, output)
		} finally {
			await news.value.database.close()
		}
	},
}

const describe = (problems: readonly CampaignProblem[]): string =>
	problems.map(({ field, message }) => `${field}: ${message}`).join('; ')

const add: Act = async ({ database, catalogue }, file, { json }, { print }) => {
	const loaded = await loadCampaign(file, catalogue)
	const added = loaded.ok
		? await addCampaign({ db: database.db, now: Date.now }, loaded.value.draft, loaded.value.pictures)
		: loaded
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
	async ({ database: { db } }, argument, { json }, { print }) => {
		const id = adIdOf(argument)
		const done = await performAct(
			db,
			{ ...byCommand, act: `ads.${state === 'paused' ? 'pause' : 'resume'}`, subjects: [`campaign:${id}`] },
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
	report,
}
