import { type CampaignDraft, type CampaignProblem, localesOf } from './ad.ts'
import { cleanAdLink } from './ad-link.ts'
import { cleanAdText, longestAdvertiser } from './ad-text.ts'
import { fail, ok, type Result } from './result.ts'

const yearMs = 366 * 86_400_000
export const heaviestWeight = 1_000

/** The campaign as it will be stored: texts and link cleaned; or everything that is wrong with it, field by field. */
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
