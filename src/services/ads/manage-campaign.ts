import { type CampaignDraft, type CampaignProblem, localesOf } from '#domain/ad.ts'
import { checkCampaign, placementConflict } from '#domain/campaign-rules.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import {
	type CampaignImages,
	findAllCampaigns,
	insertCampaign,
	lockCampaigns,
	setPaused,
} from '#store/ads/ad-campaign-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { encodeBanner } from './encode-banner.ts'

type CampaignParts = { db: Queryable; now: () => number }
/** The files of a banner, as they were sent. */
export type CampaignPictures = Partial<Record<NewsLocale, Uint8Array | undefined>>

/** Adds a campaign whole, or names every field that is wrong and stores nothing. */
export async function addCampaign(
	{ db, now }: CampaignParts,
	given: CampaignDraft,
	pictures: CampaignPictures,
): Promise<Result<number, CampaignProblem[]>> {
	const checked = checkCampaign(given, now())
	const images = await encodePictures(given, pictures)
	if (!checked.ok || !images.ok) {
		return fail([...(checked.ok ? [] : checked.failure), ...(images.ok ? [] : images.failure)])
	}
	return inTransaction(db, async (change) => {
		await lockCampaigns(change)
		const conflict = placementConflict(checked.value, await findAllCampaigns(change))
		if (conflict !== undefined) return fail([conflict])
		return ok(await insertCampaign(change, checked.value, images.value, new Date(now())))
	})
}

async function encodePictures(
	{ place, language }: CampaignDraft,
	pictures: CampaignPictures,
): Promise<Result<CampaignImages, CampaignProblem[]>> {
	if (place.kind === 'text') return ok({})
	const images: CampaignImages = {}
	const problems: CampaignProblem[] = []
	for (const locale of localesOf(language)) {
		const bytes = pictures[locale]
		const drawn = bytes === undefined ? fail('is missing') : await encodeBanner(bytes, place.placement)
		if (drawn.ok) images[locale] = drawn.value
		else problems.push({ field: 'image', message: `${drawn.failure} (${locale})` })
	}
	return problems.length > 0 ? fail(problems) : ok(images)
}

/** Pauses or resumes a campaign; returns whether there is one. Pausing twice keeps the first moment. */
export const pauseCampaign = ({ db, now }: CampaignParts, id: number, to: 'paused' | 'running') =>
	// The announcement is sent when the change is committed.
	inTransaction(db, (change) => setPaused(change, id, to === 'paused' ? new Date(now()) : null))
