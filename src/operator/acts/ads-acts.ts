import { z } from 'zod'
import { campaignTerms } from '#contract/campaign-file.ts'
import type { CampaignProblem } from '#domain/ad.ts'
import { ok, type Result } from '#domain/result.ts'
import { describeFaults } from '#domain/source-record.ts'
import { startOfTehranDay } from '#domain/tehran-day.ts'
import { changeCampaign, endCampaign } from '#services/ads/change-campaign.ts'
import { pauseCampaign } from '#services/ads/manage-campaign.ts'
import { findCampaigns } from '#store/ads/ad-campaign-store.ts'
import type { OperatorKey } from '#text/en/operator.ts'
import { addCampaignAct } from './add-campaign.ts'
import { defineAct, type Refusal, refuse } from './define-act.ts'

const campaign = z.coerce.number().int().positive('there is no such campaign')
const onCampaign = (input: { campaign: number }) => [`campaign:${input.campaign}`]

const refusals: Record<string, OperatorKey> = {
	start: 'fault.adStart',
	end: 'fault.adEnd',
	weight: 'fault.wasSo',
	campaign: 'fault.adEnded',
}

/** Problems of other fields are conflicts with another campaign. */
const asRefusal = <Done>(done: Result<Done, CampaignProblem[]>): Result<Done, Refusal> =>
	done.ok
		? done
		: refuse(refusals[done.failure[0]?.field ?? ''] ?? 'fault.adTaken', {
				detail: describeFaults(done.failure),
			})

const setTo = (act: 'pause' | 'resume') =>
	defineAct({
		name: `ads.${act}`,
		input: z.object({ campaign }),
		subjects: onCampaign,
		run: async ({ campaign: id }, { change, now }) => {
			const state = act === 'pause' ? 'paused' : 'running'
			const isThere = await pauseCampaign({ db: change, now: () => now.getTime() }, id, state)
			return isThere ? ok({ id, state }) : refuse('fault.gone')
		},
	})

/** A date without a time keeps the campaign's time of day. */
const otherDay = (given: Date | undefined, campaign: Date | undefined): Date | undefined =>
	campaign !== undefined && given?.getTime() === startOfTehranDay(campaign).getTime() ? undefined : given

export const adsActs = {
	add: addCampaignAct,
	pause: setTo('pause'),
	resume: setTo('resume'),
	change: defineAct({
		name: 'ads.change',
		input: z.object({ campaign, ...campaignTerms.shape }),
		subjects: onCampaign,
		run: async ({ campaign: id, weight, ...days }, { change, now }) => {
			const [campaign] = await findCampaigns(change, [id])
			const [start, end] = [otherDay(days.start, campaign?.startsAt), otherDay(days.end, campaign?.endsAt)]
			const wanted = {
				...(start && { startsAt: start }),
				...(end && { endsAt: end }),
				...(weight !== undefined && { weight }),
			}
			const changed = asRefusal(await changeCampaign({ db: change, now: () => now.getTime() }, id, wanted))
			return changed.ok ? ok({ id, terms: changed.value }) : changed
		},
		outcome: ({ terms }) => ({ code: 'changed', terms }),
	}),
	end: defineAct({
		name: 'ads.end',
		input: z.object({ campaign }),
		isFinal: true,
		wantsReason: true,
		subjects: onCampaign,
		run: async ({ campaign: id }, { change, now }) =>
			asRefusal(await endCampaign({ db: change, now: () => now.getTime() }, id)),
		outcome: () => ({ code: 'ended' }),
	}),
}
