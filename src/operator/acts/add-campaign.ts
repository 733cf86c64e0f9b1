import { z } from 'zod'
import { type CampaignPictures, enterCampaign } from '#commands/ads/manage-campaign.ts'
import { draftCampaign, readCampaignFile } from '#contract/campaign-file.ts'
import type { CampaignProblem } from '#domain/ad.ts'
import { ok } from '#domain/result.ts'
import { describeFaults } from '#domain/source-record.ts'
import { type OperatorAct, refuse } from './define-act.ts'
import { namesIn } from './fields.ts'

const line = z.string().max(10_000).default('')
/** A browser sends a field for a file that was left empty as an empty text. */
const file = z.preprocess((sent) => (sent === '' ? undefined : sent), z.instanceof(Uint8Array).optional())

/** The fields of both forms; the rules of a campaign file validate them. */
const typedCampaign = z.object({
	kind: line,
	advertiser: line,
	language: line,
	text_fa: line,
	text_en: line,
	link: line,
	start: line,
	end: line,
	weight: z.coerce.number(),
	monthly_price: z.coerce.number(),
	currency: line,
	placement: line,
	exclusive: line,
	image: file,
	image_en: file,
	coins: line,
	sources: line,
})
type Typed = z.output<typeof typedCampaign>

/** The equivalent campaign file. */
function fileOf({ kind, text_fa: fa, text_en: en, ...typed }: Typed): unknown {
	const { advertiser, language, link, start, end, weight, monthly_price, currency } = typed
	const shared = { kind, advertiser, language, link, start, end, weight, monthly_price, currency }
	const texts = { ...(fa !== '' && { fa }), ...(en !== '' && { en }) }
	return kind === 'banner'
		? { ...shared, texts, placement: typed.placement, exclusive: typed.exclusive !== '', image: 'sent' }
		: { ...shared, texts, coins: namesIn(typed.coins), sources: namesIn(typed.sources) }
}

/** One picture serves both languages, unless English has its own. */
function picturesOf({ image, image_en = image }: Typed): CampaignPictures {
	return { ...(image && { fa: image }), ...(image_en && { en: image_en }) }
}

const refuseFields = (problems: readonly CampaignProblem[]) =>
	refuse('fault.input', {
		field: problems.map(({ field }) => field).join(', '),
		detail: describeFaults(problems),
	})

/** Fields in which a campaign can conflict with another. */
const placeFields = ['placement', 'coins', 'sources']

/** Adds a campaign as `zagros ads add` does. Its id is known only afterwards, so the log entry gets it then. */
export const addCampaignAct: OperatorAct<number> = {
	name: 'ads.add',
	isFinal: false,
	wantsReason: false,
	perform: async (given, { actor, why }, { db, now, sourceEditor }) => {
		const typed = typedCampaign.parse(given)
		const read = readCampaignFile(fileOf(typed))
		if (!read.ok) return refuseFields(read.failure)
		const draft = draftCampaign(read.value, await sourceEditor.catalogueNow())
		if (!draft.ok) return refuseFields(draft.failure)
		const entry = { who: actor.name, why }
		const added = await enterCampaign({ db, now }, entry, draft.value, picturesOf(typed))
		if (added.ok) return ok([{ done: added.value, outcome: { code: 'text', text: draft.value.advertiser } }])
		const isTaken = draft.value.place.kind === 'banner' && placeFields.includes(added.failure[0]?.field ?? '')
		return isTaken ? refuse('fault.adTaken') : refuseFields(added.failure)
	},
}
