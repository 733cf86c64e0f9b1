import { readFile } from 'node:fs/promises'
import type { CampaignDraft, Placement } from '#domain/ad.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { type NewsLocale, newsLocales } from '#domain/locale.ts'
import { startOfTehranDay } from '#domain/tehran-day.ts'

type SampleCampaign = { draft: CampaignDraft; pictures: Partial<Record<NewsLocale, Uint8Array>> }

const dayMs = 86_400_000
const runsForDays = 90

/** Lines under news of a few coins, so that every kind of ad can be seen. */
const lines: readonly {
	symbols: string[]
	weight: number
	words: Record<NewsLocale, [advertiser: string, text: string]>
}[] = [
	{
		symbols: ['BTC', 'XRP', 'SOL'],
		weight: 3,
		words: {
			en: ['Cedar Wallet', 'Move coins off the exchange in three steps, with a paper backup you can read'],
			fa: ['کیف پول سرو', 'در سه گام رمزارزهایتان را از صرافی بیرون بیاورید؛ با پشتیبان کاغذی خوانا'],
		},
	},
	{
		symbols: ['ETH', 'BNB', 'DOGE', 'USDT'],
		weight: 2,
		words: {
			en: ['Harbour Books', 'One ledger for every wallet you own, and a statement your accountant accepts'],
			fa: ['دفتر لنگر', 'یک دفتر برای همه‌ی کیف پول‌ها و صورت‌حسابی که حسابدارتان می‌پذیرد'],
		},
	},
]

/** A few campaigns of invented advertisers, in both languages; all of them lead to our own page for advertisers. */
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
	const banners = sampleBanners.flatMap(({ name, placement, words }) =>
		newsLocales.map(async (language): Promise<SampleCampaign> => {
			const { advertiser, line } = words[language]
			return {
				draft: {
					...shared(language),
					place: { kind: 'banner', placement, exclusive: false },
					advertiser,
					weight: 1,
					texts: { [language]: `${advertiser}${language === 'fa' ? '؛ ' : ': '}${line}` },
				},
				pictures: { [language]: await readFile(sampleBannerFile(name, language)) },
			}
		}),
	)
	const texts = lines.flatMap(({ symbols, weight, words }) =>
		newsLocales.map((language): SampleCampaign => {
			const [advertiser, text] = words[language]
			const coinIds = coins.filter(({ symbol }) => symbols.includes(symbol)).map(({ id }) => id)
			const place = { kind: 'text' as const, coinIds, sourceIds: [] }
			return {
				draft: { ...shared(language), place, advertiser, weight, texts: { [language]: text } },
				pictures: {},
			}
		}),
	)
	return [...(await Promise.all(banners)), ...texts]
}

/** Invented advertisers of the sample newsroom. Their pictures lie in banners/ (`node test/draw-sample-banners.ts`). */
export type SampleBanner = {
	name: string
	placement: Placement
	/** Two colours of the ground, from the side where reading starts. */
	colours: [string, string]
	words: Record<NewsLocale, { advertiser: string; line: string; cue: string }>
}

export const sampleBanners: readonly SampleBanner[] = [
	{
		name: 'cedar',
		placement: 'top',
		colours: ['#12343b', '#2c6e63'],
		words: {
			en: { advertiser: 'Cedar Wallet', line: 'Your keys stay in your pocket', cue: 'See how' },
			fa: { advertiser: 'کیف پول سرو', line: 'کلیدها پیش خودتان می‌ماند', cue: 'ببینید چطور' },
		},
	},
	{
		name: 'kite',
		placement: 'list',
		colours: ['#5b2a55', '#a8476b'],
		words: {
			en: { advertiser: 'Kite Conference', line: 'Two days on open finance', cue: 'Programme' },
			fa: { advertiser: 'همایش بادبادک', line: 'دو روز درباره‌ی مالیه‌ی باز', cue: 'برنامه' },
		},
	},
	{
		name: 'harbour',
		placement: 'bottom',
		colours: ['#1d3461', '#1f6d8c'],
		words: {
			en: { advertiser: 'Harbour Books', line: 'Bookkeeping for coins and people', cue: 'Try it' },
			fa: { advertiser: 'دفتر لنگر', line: 'حسابداری ساده برای رمزارز', cue: 'امتحان کنید' },
		},
	},
	{
		name: 'saffron',
		placement: 'side',
		colours: ['#7a3b10', '#c7791a'],
		words: {
			en: { advertiser: 'Saffron School', line: 'Learn to read a blockchain in four evenings', cue: 'Enrol' },
			fa: { advertiser: 'مدرسه‌ی زعفران', line: 'در چهار شب خواندن بلاک‌چین را یاد بگیرید', cue: 'ثبت‌نام' },
		},
	},
]

export const sampleBannerFile = (name: string, locale: NewsLocale): URL =>
	new URL(`banners/${name}-${locale}.webp`, import.meta.url)
