import { z } from 'zod'
import { placements } from '#domain/ad.ts'
import { newsLocales } from '#domain/locale.ts'
import { wireId } from './news-item.ts'

const lang = z.enum(newsLocales).describe('The language of the page.')

export const bannerQuery = z.object({ placement: z.enum(placements), lang })

const banner = z.object({
	id: z.int(),
	image: z.string().describe('A path on this host.'),
	width: z.int().describe('Of the box in CSS pixels; the picture itself has twice as many.'),
	height: z.int(),
	alt: z.string(),
	advertiser: z.string(),
	why: z.string().describe('Why this ad is shown, in one or two sentences.'),
})
export type BannerResponse = z.output<typeof banner>

export const bannerResponse = z.object({
	status: z.literal(1),
	data: banner.nullable().describe('Null where no campaign runs there.'),
})

export type BannerChoiceResponse = z.output<typeof bannerResponse>

export const placementsQuery = z.object({ lang })
export const placementsResponse = z.object({
	status: z.literal(1),
	data: z.object({
		placements: z
			.array(z.enum(placements))
			.describe('Placements with a running campaign: pages reserve space there.'),
	}),
})
export type PlacementsResponse = z.output<typeof placementsResponse>

/** A screen shows a handful of ads; a longer list does not come from a reader. */
const mostSeenAtOnce = 20

export const adsSeenRequest = z.object({ ids: z.array(wireId).min(1).max(mostSeenAtOnce) })
export const adsSeenResponse = z.object({
	status: z.union([z.literal(1), z.literal(0)]).describe('1 something was counted; 0 nothing was.'),
	data: z.object({ counted: z.int().min(0) }),
})

/** A path is text: digits are read as a number; anything else names no ad. */
export const adParams = z.object({ id: z.string().max(20) })
export const adIdOf = (text: string): number | undefined =>
	/^[1-9]\d{0,9}$/.test(text) && wireId.safeParse(Number(text)).success ? Number(text) : undefined
