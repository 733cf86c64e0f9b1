import type { UiLocale } from './locale.ts'

/** The product's name, addresses and colours stand here and nowhere else. */
export const brandName: Record<UiLocale, string> = { en: 'Zagros', fa: 'زاگرس' }
export const brandColours = { primary: '#146A5F', secondary: '#20AF9C', ground: '#F4F6F5' } as const
/** The picture of a shared link where its page has none of its own; 1200 by 630. */
export const socialImagePath = (locale: UiLocale): string => `/social-${locale}.png`

type BrandAddresses = { info: string; ads: string; privacy: string }

export const brandAddresses = (domain: string): BrandAddresses => ({
	info: `info@${domain}`,
	ads: `ads@${domain}`,
	privacy: `privacy@${domain}`,
})

/** How the fetcher introduces itself to a source: who we are and where to complain. */
export const userAgent = (publicUrl: string): string => `Zagros/1.0 (+${publicUrl}/en/about/)`
