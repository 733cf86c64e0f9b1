import { brandColours, brandName } from '#domain/brand.ts'
import { directionOf, type Locale } from '#domain/locale.ts'
import { translate } from '#text/translate.ts'

/** How the product presents itself on a home screen. */
export const webManifest = (locale: Locale) => ({
	id: '/',
	name: `${brandName[locale]} · ${translate(locale)('app.tagline')}`,
	short_name: brandName[locale],
	description: translate(locale)('app.description'),
	lang: locale,
	dir: directionOf(locale),
	start_url: `/${locale}`,
	scope: '/',
	display: 'standalone',
	theme_color: brandColours.primary,
	background_color: brandColours.ground,
	categories: ['news', 'finance'],
	icons: [
		{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
		{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
		{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
		{ src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
	],
})
