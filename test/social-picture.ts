import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { shareImageSize } from '#contract/share-image.ts'
import { brandColours, brandName } from '#domain/brand.ts'
import { directionOf, type UiLocale } from '#domain/locale.ts'
import { translate } from '#text/translate.ts'

const fontFile = async (path: string): Promise<string> => {
	const bytes = await readFile(fileURLToPath(import.meta.resolve(path)))
	return `url(data:font/woff2;base64,${bytes.toString('base64')})`
}

/** The social picture of pages without one of their own: name and purpose of the site. */
export async function socialPicture(icon: string, locale: UiLocale): Promise<string> {
	const [persian, latin] = await Promise.all([
		fontFile('@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2'),
		fontFile('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
	])
	const { width, height } = shareImageSize
	return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><meta charset="utf-8"><style>
		@font-face { font-family: Persian; font-weight: 100 900; src: ${persian} }
		@font-face { font-family: Latin; font-weight: 100 900; src: ${latin} }
		* { margin: 0; box-sizing: border-box }
		body { width: ${width}px; height: ${height}px; position: relative; overflow: hidden; color: #fff;
			background: #0f4f47; font-family: Latin, Persian; padding: 60px 96px }
		.ridge { position: absolute; inset: auto 0 0 0; width: 100% }
		.icon { width: 112px; border-radius: 28px; outline: 2px solid #ffffff2e; overflow: hidden; display: grid;
			margin-bottom: 18px }
		b { font-size: 124px; line-height: 1.25; font-weight: 800; letter-spacing: -2px; display: block }
		span { font-size: 42px; opacity: .9 }
		:lang(fa) { font-family: Persian, Latin; letter-spacing: 0 }
		:lang(fa) b { line-height: 1.4; letter-spacing: 0 }
	</style>
	<svg class="ridge" viewBox="0 0 1200 260" height="260">
		<path d="M0 260V190l150-92 84 50 132-104 110 96 96-62 130 86 96-58 116 76 150-110 136 92v96z"
			fill="${brandColours.secondary}" opacity=".28"/>
		<path d="M0 260v-34l190-66 96 34 148-72 120 70 110-44 150 64 130-70 120 54 136-40v104z"
			fill="${brandColours.secondary}" opacity=".45"/>
	</svg>
	<div class="icon">${icon}</div>
	<b>${brandName[locale]}</b><span>${translate(locale)('app.tagline')}</span>`
}
