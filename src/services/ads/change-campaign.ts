import type { TermChange } from '#domain/act-outcome.ts'
import { type Campaign, type CampaignProblem, campaignState } from '#domain/ad.ts'
import { checkCampaign, placementConflict } from '#domain/campaign-rules.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { tehranDayName } from '#domain/tehran-day.ts'
import {
	type CampaignTerms,
	findAllCampaigns,
	lockCampaigns,
	saveTerms,
} from '#store/ads/ad-campaign-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

type ChangeParts = { db: Queryable; now: () => number }
type Changed<Done> = Result<Done, CampaignProblem[]>

const refuse = (field: string, message: string): Changed<never> => fail([{ field, message }])

/**
 * Changes the dates or the weight of a campaign, by the rules for a new one; returns what was changed. Its content,
 * link and price stay as ordered.
 */
export const changeCampaign = (parts: ChangeParts, id: number, wanted: Partial<CampaignTerms>) =>
	onUnended(parts, id, async (campaign, others, change) => {
		const { startsAt, endsAt, weight } = campaign
		const terms = { startsAt, endsAt, weight, ...wanted }
		const changes = changesOf(campaign, terms)
		if (changes.length === 0) return refuse('weight', 'nothing is to be changed')
		const moved = terms.startsAt.getTime() !== startsAt.getTime()
		if (moved && startsAt.getTime() <= parts.now()) return refuse('start', 'lies in the past: it has begun')
		const checked = checkCampaign({ ...campaign, ...terms }, parts.now())
		// A campaign that has run for more than a year keeps its start.
		const problems = checked.ok ? [] : checked.failure.filter(({ field }) => moved || field !== 'start')
		if (problems.length > 0) return fail(problems)
		const conflict = placementConflict({ ...campaign, ...terms }, others)
		if (conflict !== undefined) return fail([conflict])
		await saveTerms(change, id, terms)
		return ok(changes)
	})

/** Ends a campaign for good; what it achieved so far is billed. */
export const endCampaign = (parts: ChangeParts, id: number) =>
	onUnended(parts, id, async ({ startsAt, weight }, _others, change) => {
		const endsAt = new Date(parts.now())
		if (startsAt >= endsAt) return refuse('start', 'it has not begun: pause it, or change its dates')
		await saveTerms(change, id, { startsAt, endsAt, weight })
		return ok(id)
	})

const onUnended = <Done>(
	{ db, now }: ChangeParts,
	id: number,
	run: (campaign: Campaign, others: readonly Campaign[], change: Queryable) => Promise<Changed<Done>>,
): Promise<Changed<Done>> =>
	inTransaction(db, async (change) => {
		await lockCampaigns(change)
		const all = await findAllCampaigns(change)
		const campaign = all.find((one) => one.id === id)
		if (campaign === undefined) return refuse('campaign', 'there is no such campaign')
		if (campaignState(campaign, now()) === 'ended') return refuse('campaign', 'it has ended')
		return run(
			campaign,
			all.filter((one) => one !== campaign),
			change,
		)
	})

function changesOf(before: CampaignTerms, after: CampaignTerms): TermChange[] {
	const values = ({ startsAt, endsAt, weight }: CampaignTerms) =>
		[
			['start', startsAt.getTime(), tehranDayName(startsAt)],
			['end', endsAt.getTime(), tehranDayName(endsAt)],
			['weight', weight, String(weight)],
		] as const
	const now = values(after)
	return values(before).flatMap(([field, value, from], at) =>
		value === now[at]?.[1] ? [] : [{ field, from, to: now[at]?.[2] ?? '' }],
	)
}
