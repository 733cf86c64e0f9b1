import { defaultLocale, inEachUiLocale, languages, type UiLocale } from './locale.ts'

const written = { Latn: 'Zagros', Arab: 'زاگرس' } as const

/** The product's name, addresses and colours; they are defined nowhere else. */
export const brandName = inEachUiLocale((locale): string => written[languages[locale].script])
export const brandColours = { primary: '#146A5F', secondary: '#20AF9C', ground: '#F4F6F5' } as const
/** The image of a shared link to a page without its own image; 1200 by 630 pixels. */
export const socialImagePath = (locale: UiLocale): string => `/social-${locale}.png`

type BrandAddresses = { info: string; ads: string; privacy: string }

export const brandAddresses = (domain: string): BrandAddresses => ({
	info: `info@${domain}`,
	ads: `ads@${domain}`,
	privacy: `privacy@${domain}`,
})

/** The user agent of the fetcher: who we are and where to complain. */
export const userAgent = (publicUrl: string): string =>
	`${written.Latn}/1.0 (+${publicUrl}/${defaultLocale}/about/)`
