import { readFile } from 'node:fs/promises'
import type { CampaignDraft, Placement } from '#domain/ad.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { type NewsLocale, newsLocales } from '#domain/locale.ts'
import { startOfTehranDay } from '#domain/tehran-day.ts'
import banners from './data/banners.json' with { type: 'json' }
import pageWords from './data/page-words.json' with { type: 'json' }
import textAds from './data/text-ads.json' with { type: 'json' }

type SampleCampaign = { draft: CampaignDraft; pictures: Partial<Record<NewsLocale, Uint8Array>> }

const dayMs = 86_400_000
const runsForDays = 90

/** A few campaigns of invented advertisers, in both languages; all of them link to our own page for advertisers. */
export async function loadSampleCampaigns(
	{ coins }: Pick<Catalogue, 'coins'>,
	now: Date,
): Promise<SampleCampaign[]> {
	const today = startOfTehranDay(now)
	const shared = (language: NewsLocale) => ({
		language,
		startsAt: today,
		endsAt: new Date(today.getTime() + runsForDays * dayMs),
		link: `/${language}/advertise/`,
		monthlyPrice: { amount: 0, currency: 'USD' as const },
	})
	const pictured = sampleBanners.flatMap(({ name, placement, words }) =>
		newsLocales.map(async (language): Promise<SampleCampaign> => {
			const { advertiser, line } = words[language]
			return {
				draft: {
					...shared(language),
					place: { kind: 'banner', placement, exclusive: false },
					advertiser,
					weight: 1,
					texts: { [language]: advertiser + pageWords[language].colon + line },
				},
				pictures: { [language]: await readFile(sampleBannerFile(name, language)) },
			}
		}),
	)
	const texts = textAds.flatMap(({ symbols, weight, words }) =>
		newsLocales.map((language): SampleCampaign => {
			const { advertiser, text } = words[language]
			const coinIds = coins.filter(({ symbol }) => symbols.includes(symbol)).map(({ id }) => id)
			const place = { kind: 'text' as const, coinIds, sourceIds: [] }
			return {
				draft: { ...shared(language), place, advertiser, weight, texts: { [language]: text } },
				pictures: {},
			}
		}),
	)
	return [...(await Promise.all(pictured)), ...texts]
}

/** Invented advertisers of the sample. Their pictures are in banners/ (`node test/draw-sample-banners.ts`). */
export type SampleBanner = {
	name: string
	placement: Placement
	/** Two colours of the background, from the side where reading starts. */
	colours: [string, string]
	words: Record<NewsLocale, { advertiser: string; line: string; cue: string }>
}

export const sampleBanners = banners as SampleBanner[]

export const sampleBannerFile = (name: string, locale: NewsLocale): URL =>
	new URL(`banners/${name}-${locale}.webp`, import.meta.url)
