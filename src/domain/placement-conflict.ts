import { type Campaign, type CampaignDraft, type CampaignProblem, localesOf } from './ad.ts'

/** Campaigns share a placement by weight, unless it was sold to one alone, or the same order was entered twice. */
export function placementConflict(
	draft: CampaignDraft,
	others: readonly Campaign[],
): CampaignProblem | undefined {
	for (const other of others) {
		if (!meet(draft, other)) continue
		const place = samePlace(draft, other)
		if (place === undefined) continue
		const { id, endsAt, advertiser } = other
		if (draft.place.kind === 'banner' && other.place.kind === 'banner') {
			const until = `until ${endsAt.toISOString()}`
			if (other.place.exclusive) {
				return { field: place, message: `is sold to campaign ${id} alone (${advertiser}) ${until}` }
			}
			if (draft.place.exclusive) {
				return {
					field: place,
					message: `cannot be exclusive: campaign ${id} (${advertiser}) runs there ${until}`,
				}
			}
		}
		if (advertiser === draft.advertiser && other.link === draft.link) {
			return { field: place, message: `overlaps campaign ${id}: the same advertiser, link and place` }
		}
	}
	return undefined
}

/** Whether both run at some moment in some language. */
const meet = (one: CampaignDraft, other: CampaignDraft): boolean =>
	one.startsAt < other.endsAt &&
	other.startsAt < one.endsAt &&
	localesOf(one.language).some((locale) => localesOf(other.language).includes(locale))

/** The field that names what both of them want. */
function samePlace({ place: one }: CampaignDraft, { place: other }: CampaignDraft): string | undefined {
	if (one.kind === 'banner' && other.kind === 'banner') {
		return one.placement === other.placement ? 'placement' : undefined
	}
	if (one.kind !== 'text' || other.kind !== 'text') return undefined
	if (one.coinIds.some((id) => other.coinIds.includes(id))) return 'coins'
	return one.sourceIds.some((id) => other.sourceIds.includes(id)) ? 'sources' : undefined
}
