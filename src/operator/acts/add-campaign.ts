import { z } from 'zod'
import { draftCampaign, readCampaignFile } from '#contract/campaign-file.ts'
import type { CampaignProblem } from '#domain/ad.ts'
import { inEachNewsLocale } from '#domain/locale.ts'
import { ok } from '#domain/result.ts'
import { describeFaults } from '#domain/source-record.ts'
import { addCampaign, type CampaignPictures } from '#services/ads/manage-campaign.ts'
import { defineAct, refuse } from './define-act.ts'
import { namesIn } from './fields.ts'

const line = z.string().max(10_000).default('')
const number = z.union([z.number(), line]).transform(Number)
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
	weight: number,
	monthly_price: number,
	currency: line,
	placement: line,
	exclusive: line,
	image: file,
	image_en: file,
	coins: line,
	sources: line,
})
type Typed = z.output<typeof typedCampaign>

/** What a campaign file would say. One picture serves both languages, unless English has its own. */
function fileOf({ kind, text_fa: fa, text_en: en, image, image_en = image, ...typed }: Typed): CampaignOrder {
	const { advertiser, language, link, start, end, weight, monthly_price, currency } = typed
	const shared = { kind, advertiser, language, link, start, end, weight, monthly_price, currency }
	const texts = { ...(fa !== '' && { fa }), ...(en !== '' && { en }) }
	const file =
		kind === 'banner'
			? { ...shared, texts, placement: typed.placement, exclusive: typed.exclusive !== '', image: 'sent' }
			: { ...shared, texts, coins: namesIn(typed.coins), sources: namesIn(typed.sources) }
	return { file, pictures: { ...(image && { fa: image }), ...(image_en && { en: image_en }) } }
}

const pictures = inEachNewsLocale(() => z.instanceof(Uint8Array).optional())
/** A campaign file with its pictures as the command line reads them, or what was typed into a form. */
const order = z.object({ file: z.record(z.string(), z.unknown()), pictures: z.object(pictures) })
export type CampaignOrder = { file: unknown; pictures: CampaignPictures }

const refuseFields = (problems: readonly CampaignProblem[]) =>
	refuse('fault.input', {
		field: problems.map(({ field }) => field).join(', '),
		detail: describeFaults(problems),
	})

/** Fields in which a campaign can conflict with another. */
const placeFields = ['placement', 'coins', 'sources']

export const addCampaignAct = defineAct({
	name: 'ads.add',
	input: z.union([order, typedCampaign.transform(fileOf)]),
	subjects: () => ['campaign'],
	run: async ({ file, pictures }, { change, now, sources }) => {
		const read = readCampaignFile(file)
		if (!read.ok) return refuseFields(read.failure)
		const draft = draftCampaign(read.value, await sources.editor.catalogueNow())
		if (!draft.ok) return refuseFields(draft.failure)
		const { advertiser, place } = draft.value
		const added = await addCampaign({ db: change, now: () => now.getTime() }, draft.value, pictures)
		if (added.ok) return ok({ id: added.value, advertiser })
		const isTaken = place.kind === 'banner' && placeFields.includes(added.failure[0]?.field ?? '')
		return isTaken
			? refuse('fault.adTaken', { detail: describeFaults(added.failure) })
			: refuseFields(added.failure)
	},
	made: ({ id }) => `campaign:${id}`,
	outcome: ({ advertiser }) => ({ code: 'text', text: advertiser }),
})
