import type { Placement } from '#domain/ad.ts'
import type { Locale } from '#domain/locale.ts'

/** Invented advertisers of the sample newsroom. Their pictures lie in banners/ (`node test/draw-sample-banners.ts`). */
export type SampleBanner = {
	name: string
	placement: Placement
	/** Two colours of the ground, from the side where reading starts. */
	colours: [string, string]
	words: Record<Locale, { advertiser: string; line: string; cue: string }>
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

export const sampleBannerFile = (name: string, locale: Locale): URL =>
	new URL(`banners/${name}-${locale}.webp`, import.meta.url)
