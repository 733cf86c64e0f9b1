import { type NewsLocale, newsLocales } from './locale.ts'

/** `top` is among the news of page 1; `list` of the pages after it, and of page 1 where no `top` runs. */
export const placements = ['top', 'side', 'list', 'bottom'] as const
export type Placement = (typeof placements)[number]

/** The box of each placement in CSS pixels; advertisers know these sizes by heart. Narrow screens scale it down. */
export const placementSizes: Record<Placement, { width: number; height: number }> = {
	top: { width: 728, height: 90 },
	list: { width: 728, height: 90 },
	bottom: { width: 728, height: 90 },
	side: { width: 300, height: 250 },
}

export const adLanguages = [...newsLocales, 'both'] as const
export type AdLanguage = (typeof adLanguages)[number]
export const localesOf = (language: AdLanguage): readonly NewsLocale[] =>
	language === 'both' ? newsLocales : [language]

/** Where a campaign shows: a banner at a placement, a text under items about its coins or of its sources. */
export type AdPlace =
	| { kind: 'banner'; placement: Placement; exclusive: boolean }
	| { kind: 'text'; coinIds: readonly number[]; sourceIds: readonly number[] }

export const currencies = ['USD', 'IRR'] as const
type Price = { amount: number; currency: (typeof currencies)[number] }

/** A campaign as an advertiser orders it. */
export type CampaignDraft = {
	place: AdPlace
	advertiser: string
	language: AdLanguage
	/** Served from this instant on. */
	startsAt: Date
	/** Not served from this instant on. */
	endsAt: Date
	/** Its share among campaigns for the same box. */
	weight: number
	/** The text of a text ad, or what a banner says to who cannot see it; one for each of its languages. */
	texts: Partial<Record<NewsLocale, string>>
	link: string
	monthlyPrice: Price
}

export type Campaign = CampaignDraft & { id: number; addedAt: Date; pausedAt: Date | null }

type CampaignState = 'scheduled' | 'running' | 'paused' | 'ended'

export function campaignState(
	{ startsAt, endsAt, pausedAt }: Pick<Campaign, 'startsAt' | 'endsAt' | 'pausedAt'>,
	now: number,
): CampaignState {
	if (endsAt.getTime() <= now) return 'ended'
	if (pausedAt !== null) return 'paused'
	return startsAt.getTime() <= now ? 'running' : 'scheduled'
}

export const adActs = ['seen', 'click'] as const
export type AdAct = (typeof adActs)[number]

/** Why something that looked like a sight or a click was kept but not counted. */
export const invalidReasons = [
	'repeated',
	'robot',
	'prefetch',
	'no_identity',
	'no_impression',
	'foreign_page',
	'crowded_address',
	'crowded_network',
	'not_running',
] as const
export type InvalidReason = (typeof invalidReasons)[number]

/** One wrong field of a campaign: where it stands and what is wrong with it. */
export type CampaignProblem = { field: string; message: string }
