import { type Campaign, type CampaignDraft, type CampaignProblem, localesOf } from './ad.ts'
import { cleanTitle, cutAtGrapheme } from './clean-text.ts'
import { fail, ok, type Result } from './result.ts'

const yearMs = 366 * 86_400_000
export const heaviestWeight = 1_000

/** The campaign with cleaned texts and link, or all its problems by field. */
export function checkCampaign(draft: CampaignDraft, now: number): Result<CampaignDraft, CampaignProblem[]> {
	const problems: CampaignProblem[] = []
	const refuse = (field: string, message: string) => void problems.push({ field, message })

	const advertiser = cleanAdText(draft.advertiser, longestAdvertiser)
	if (advertiser === '') refuse('advertiser', 'is empty')
	const texts: CampaignDraft['texts'] = {}
	for (const locale of localesOf(draft.language)) {
		const text = cleanAdText(draft.texts[locale] ?? '')
		if (text === '') refuse(`texts.${locale}`, 'is missing: the campaign runs in this language')
		else texts[locale] = text
	}
	const link = cleanAdLink(draft.link)
	if (link === undefined) refuse('link', 'must be an http or https address, or a path of this site')
	const { startsAt, endsAt, weight, monthlyPrice } = draft
	if (Number.isNaN(startsAt.getTime())) refuse('start', 'is not a date')
	else if (now - startsAt.getTime() > yearMs) refuse('start', 'lies more than a year back')
	if (Number.isNaN(endsAt.getTime())) refuse('end', 'is not a date')
	else if (endsAt.getTime() <= now) refuse('end', 'lies in the past')
	else if (endsAt <= startsAt) refuse('end', 'is not after the start')
	if (!Number.isInteger(weight) || weight < 1 || weight > heaviestWeight) {
		refuse('weight', `must be a whole number from 1 to ${heaviestWeight}`)
	}
	if (!(monthlyPrice.amount >= 0 && monthlyPrice.amount < 1e12)) refuse('monthly_price', 'is not a price')
	if (draft.place.kind === 'text' && draft.place.coinIds.length + draft.place.sourceIds.length === 0) {
		refuse('coins', 'a text ad needs coins or sources to stand under')
	}
	if (problems.length > 0 || link === undefined) return fail(problems)
	return ok({ ...draft, advertiser, texts, link })
}

/** Campaigns share a placement by weight, unless one has it exclusively or the same order was entered twice. */
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

/** Whether both run at the same time in the same language. */
const meet = (one: CampaignDraft, other: CampaignDraft): boolean =>
	one.startsAt < other.endsAt &&
	other.startsAt < one.endsAt &&
	localesOf(one.language).some((locale) => localesOf(other.language).includes(locale))

/** The field in which both conflict. */
function samePlace({ place: one }: CampaignDraft, { place: other }: CampaignDraft): string | undefined {
	if (one.kind === 'banner' && other.kind === 'banner') {
		return one.placement === other.placement ? 'placement' : undefined
	}
	if (one.kind !== 'text' || other.kind !== 'text') return undefined
	if (one.coinIds.some((id) => other.coinIds.includes(id))) return 'coins'
	return one.sourceIds.some((id) => other.sourceIds.includes(id)) ? 'sources' : undefined
}

/** An ad is one line under a headline; a longer text is truncated with an ellipsis. */
export const longestAdText = 120
const longestAdvertiser = 60

/** Plain text: markup, control and bidi characters are removed, white space is collapsed. */
export const cleanAdText = (text: string, longest = longestAdText): string => {
	const plain = cleanTitle(withoutTags(text))
	return plain.length <= longest ? plain : `${cutAtGrapheme(plain, longest - 1)}…`
}

const tag = /<(?:!--[\s\S]*?--|[!/?]?[a-z][^<>]*)>/gi

// Tags are replaced by a space, because `<<b>script>` would otherwise become a tag.
const withoutTags = (text: string): string => text.slice(0, farBehindLimit).replace(tag, ' ')
const farBehindLimit = 8_192

const longestLink = 2_048
const ownSite = 'https://own-site.invalid'

/**
 * The target of a click: a web address, or a path of this site. Returns it in the form of a header, or undefined if it is not
 * allowed.
 */
export function cleanAdLink(text: string): string | undefined {
	// Parsers skip white space and control characters inside an address, so such an address is refused.
	// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused.
	if (text.length > longestLink || /[\s\u0000-\u001f\u007f\\]/.test(text)) return undefined
	if (text.startsWith('/')) {
		const url = URL.parse(text, ownSite)
		// `//other.example` looks like a path but is a foreign host.
		return url?.origin === ownSite ? url.href.slice(ownSite.length) : undefined
	}
	const url = URL.parse(text)
	if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
	if (url.username !== '' || url.password !== '') return undefined
	return url.href
}
