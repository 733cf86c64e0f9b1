import { type Campaign, campaignState, localesOf, type Placement } from './ad.ts'
import type { NewsLocale } from './locale.ts'

/** Returns a number from 0 up to 1, like Math.random. */
export type Chance = () => number

export const liveCampaigns = (campaigns: readonly Campaign[], now: number): Campaign[] =>
	campaigns.filter((campaign) => campaignState(campaign, now) === 'running')

const speaks = (campaign: Pick<Campaign, 'language'>, locale: NewsLocale): boolean =>
	localesOf(campaign.language).includes(locale)

export const bannersAt = (live: readonly Campaign[], placement: Placement, locale: NewsLocale): Campaign[] =>
	live.filter(({ place, language }) => isAt(place, placement) && speaks({ language }, locale))

const isAt = (place: Campaign['place'], placement: Placement): boolean =>
	place.kind === 'banner' && place.placement === placement

/** Picks a campaign with a probability proportional to its weight. */
export function pickByWeight(candidates: readonly Campaign[], chance: Chance): Campaign | undefined {
	const total = candidates.reduce((sum, { weight }) => sum + weight, 0)
	let rest = chance() * total
	for (const candidate of candidates) {
		rest -= candidate.weight
		if (rest < 0) return candidate
	}
	return candidates.at(-1)
}

/** A shorter list has no ad. */
const fewestBoxes = 5
/** The rows under which an ad may appear, in order of preference; never before the first news. */
const rowsForAd = [2, 3, 1, 0]

export type AdBox = { id: number; coinIds: readonly number[]; sourceId: number }
type AdReason = { kind: 'coin'; id: number } | { kind: 'source'; id: number }
export type MatchedAd = { campaign: Campaign; newsId: number; reason: AdReason }

/** The text ad of a page: under one of the first rows that matches its campaign. */
export function matchTextAd(
	boxes: readonly AdBox[],
	live: readonly Campaign[],
	locale: NewsLocale,
	chance: Chance,
): MatchedAd | undefined {
	if (boxes.length < fewestBoxes) return undefined
	const places = rowsForAd.flatMap((row) => boxes[row] ?? [])
	const fitting = live.flatMap((campaign): MatchedAd[] => {
		if (campaign.place.kind !== 'text' || !speaks(campaign, locale)) return []
		const box = places.find((place) => reasonFor(campaign, place) !== undefined)
		const reason = box && reasonFor(campaign, box)
		return box === undefined || reason === undefined ? [] : [{ campaign, newsId: box.id, reason }]
	})
	const chosen = pickByWeight(
		fitting.map(({ campaign }) => campaign),
		chance,
	)
	return fitting.find(({ campaign }) => campaign === chosen)
}

function reasonFor({ place }: Campaign, box: AdBox): AdReason | undefined {
	if (place.kind !== 'text') return undefined
	const coin = box.coinIds.find((id) => place.coinIds.includes(id))
	if (coin !== undefined) return { kind: 'coin', id: coin }
	return place.sourceIds.includes(box.sourceId) ? { kind: 'source', id: box.sourceId } : undefined
}
