import { type NewsLocale, newsLocales } from './locale.ts'

/** `top` is in the list of page 1; `list` on later pages, and on page 1 if there is no `top` ad. */
export const placements = ['top', 'side', 'list', 'bottom'] as const
export type Placement = (typeof placements)[number]

/** The size of each placement in CSS pixels, which are standard sizes of ads. Narrow screens scale it down. */
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

/** Where a campaign is shown: a banner at a placement, a text under items about its coins or of its sources. */
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
	/** The first instant at which it is shown. */
	startsAt: Date
	/** The first instant at which it is no longer shown. */
	endsAt: Date
	/** Its share among campaigns for the same placement. */
	weight: number
	/** The text of a text ad, or the alternative text of a banner, for each of its languages. */
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

/** Why a view or click of an ad was recorded but not counted. */
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

/** One invalid field of a campaign and what is wrong with it. */
export type CampaignProblem = { field: string; message: string }
