import { type Campaign, campaignState, localesOf, type Placement } from './ad.ts'
import type { Locale } from './locale.ts'

/** A number from 0 up to 1, as Math.random gives it. */
export type Chance = () => number

export const liveCampaigns = (campaigns: readonly Campaign[], now: number): Campaign[] =>
	campaigns.filter((campaign) => campaignState(campaign, now) === 'running')

export const speaks = (campaign: Pick<Campaign, 'language'>, locale: Locale): boolean =>
	localesOf(campaign.language).includes(locale)

export const bannersAt = (live: readonly Campaign[], placement: Placement, locale: Locale): Campaign[] =>
	live.filter(({ place, language }) => isAt(place, placement) && speaks({ language }, locale))

const isAt = (place: Campaign['place'], placement: Placement): boolean =>
	place.kind === 'banner' && place.placement === placement

/** One of them, each as often as its weight among theirs. */
export function pickByWeight(candidates: readonly Campaign[], chance: Chance): Campaign | undefined {
	const total = candidates.reduce((sum, { weight }) => sum + weight, 0)
	let rest = chance() * total
	for (const candidate of candidates) {
		rest -= candidate.weight
		if (rest < 0) return candidate
	}
	return candidates.at(-1)
}

/** Of any so many boxes in a row, one at most carries an ad. */
const boxesPerAd = 5

export type AdBox = { id: number; coinIds: readonly number[]; sourceId: number }
export type AdReason = { kind: 'coin'; id: number } | { kind: 'source'; id: number }
export type MatchedAd = { campaign: Campaign; newsId: number; reason: AdReason }

/** Text ads for a list: each under a box that its campaign asked for, far apart, no campaign twice. */
export function matchTextAds(
	boxes: readonly AdBox[],
	live: readonly Campaign[],
	locale: Locale,
	chance: Chance,
): MatchedAd[] {
	const most = Math.floor(boxes.length / boxesPerAd)
	const unused = new Set(
		live.filter(({ place, language }) => place.kind === 'text' && speaks({ language }, locale)),
	)
	const ads: MatchedAd[] = []
	let next = 0
	for (const [index, box] of boxes.entries()) {
		if (ads.length >= most || unused.size === 0) break
		if (index < next) continue
		const fitting = [...unused].filter((campaign) => reasonFor(campaign, box) !== undefined)
		const campaign = pickByWeight(fitting, chance)
		const reason = campaign && reasonFor(campaign, box)
		if (campaign === undefined || reason === undefined) continue
		unused.delete(campaign)
		ads.push({ campaign, newsId: box.id, reason })
		next = index + boxesPerAd
	}
	return ads
}

function reasonFor({ place }: Campaign, box: AdBox): AdReason | undefined {
	if (place.kind !== 'text') return undefined
	const coin = box.coinIds.find((id) => place.coinIds.includes(id))
	if (coin !== undefined) return { kind: 'coin', id: coin }
	return place.sourceIds.includes(box.sourceId) ? { kind: 'source', id: box.sourceId } : undefined
}
