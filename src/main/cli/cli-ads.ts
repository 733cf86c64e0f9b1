import { adIdOf } from '#contract/ads.ts'
import { fail, ok } from '#domain/result.ts'
import { describeFaults } from '#domain/source-record.ts'
import { adsActs } from '#operator/acts/ads-acts.ts'
import { readAdReport } from '#services/ads/ad-report.ts'
import { findAllCampaigns, findCampaigns } from '#store/ads/ad-campaign-store.ts'
import { readAdTotals } from '#store/ads/ad-count-store.ts'
import { campaignDocument, campaignTable } from './ads-list.ts'
import { reportDocument, reportLines } from './ads-report.ts'
import { loadCampaign } from './load-campaign.ts'
import type { Served } from './served-news.ts'
import { actLine, type SubjectLine, subjectCommand } from './subject-command.ts'

const add = actLine({
	act: adsActs.add,
	words: ['FILE.json'],
	input: async ({ words: [file = ''] }) => {
		const loaded = await loadCampaign(file)
		if (loaded.ok) return loaded.value
		throw new Error(describeFaults(loaded.failure))
	},
	say: ({ id }) => `campaign ${id} added`,
	json: ({ id }) => ({ id }),
})

const list: SubjectLine = {
	words: [],
	run: async ({ services: { db } }) => {
		const [campaigns, totals] = await Promise.all([findAllCampaigns(db), readAdTotals(db)])
		const now = Date.now()
		return ok({
			json: { campaigns: campaigns.map((one) => campaignDocument(one, totals.get(one.id), now)) },
			lines: campaigns.length === 0 ? ['no campaigns yet'] : campaignTable(campaigns, totals, now),
		})
	},
}

/** The campaign of the first argument. */
function campaignOf({ words: [id = ''] }: Served): number {
	const campaign = adIdOf(id)
	if (campaign === undefined) throw new Error(`there is no campaign ${id}`)
	return campaign
}

const pause = actLine({
	act: adsActs.pause,
	words: ['ID'],
	input: (called) => ({ campaign: campaignOf(called) }),
	say: ({ id, state }) => `campaign ${id} ${state}`,
	json: (done) => done,
})

const report: SubjectLine = {
	words: ['ID'],
	run: async (called) => {
		const { db } = called.services
		const [campaign] = await findCampaigns(db, [campaignOf(called)])
		if (campaign === undefined) return fail(`there is no campaign ${called.words[0]}`)
		const now = new Date()
		const found = await readAdReport(db, campaign, now)
		return ok({
			json: reportDocument(found, now.getTime()),
			lines: reportLines(found, now.getTime()),
		})
	},
}

const adsCommand = subjectCommand({
	name: 'ads',
	help: [
		'Usage: zagros ads add FILE.json | list | pause ID | report ID [--json]',
		'',
		'  add FILE.json   adds a campaign, or names every field that is wrong and adds nothing',
		'  list            all campaigns with their figures',
		'  pause ID        stops showing a campaign immediately; it is resumed, changed and ended at /operator/ads/',
		'  report ID       impressions and clicks by day (Tehran time)',
		'  --reason TEXT   why, for the log; not for list and report',
		'  --json          one JSON document',
		'',
		'A campaign file has all of these fields:',
		'  kind           "banner" or "text"',
		'  placement      of a banner: "top" (among the news of page 1), "list" (of further pages, and of page 1 where no "top"',
		'                 runs), "side" or "bottom"; "exclusive": true (optional) keeps others out',
		'  image          of a banner: a JPEG, PNG or WebP file beside the campaign file, or {"fa": …, "en": …};',
		'                 728×90 pixels (side: 300×250) or twice that',
		'  coins, sources of a text ad: at least one of them; symbols or ids, slugs or ids',
		'  language       "fa", "en" or "both"',
		'  texts          {"fa": …, "en": …}: the ad in one line; for a banner its alternative text',
		'  link           where a click leads: an http(s) address, or a path of this site',
		'  advertiser     the name that readers see',
		'  start, end     "2026-08-01" (midnight in Tehran) or "2026-08-01T09:00:00+03:30"; not served from the end on',
		'  weight         1 to 1000: its share among campaigns for the same placement',
		'  monthly_price  a number; currency "USD" (default) or "IRR"',
	],
	lines: { add, list, pause, report },
})

export const commands = { ads: adsCommand }
