import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brandColours, brandName } from '#domain/brand.ts'
import { translate } from '#text/translate.ts'

export const socialSize = { width: 1200, height: 630 }

const fontFile = async (path: string): Promise<string> => {
	const bytes = await readFile(fileURLToPath(import.meta.resolve(path)))
	return `url(data:font/woff2;base64,${bytes.toString('base64')})`
}

/** What a shared link of the site shows where the page has no picture of its own: name and purpose, twice. */
export async function socialPicture(icon: string): Promise<string> {
	const [persian, latin] = await Promise.all([
		fontFile('@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2'),
		fontFile('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
	])
	return `<!doctype html><meta charset="utf-8"><style>
		@font-face { font-family: Persian; font-weight: 100 900; src: ${persian} }
		@font-face { font-family: Latin; font-weight: 100 900; src: ${latin} }
		* { margin: 0; box-sizing: border-box }
		body { width: 1200px; height: 630px; position: relative; overflow: hidden; color: #fff;
			background: #0f4f47; font-family: Latin, Persian }
		.ridge { position: absolute; inset: auto 0 0 0; width: 100% }
		.icon { position: absolute; top: 88px; left: 96px; width: 104px; border-radius: 26px;
			outline: 2px solid #ffffff2e; overflow: hidden; display: grid }
		.names { position: absolute; inset: 216px 96px auto; display: flex; justify-content: space-between }
		b { font-size: 108px; line-height: 1.25; font-weight: 800; letter-spacing: -2px; display: block }
		span { font-size: 30px; opacity: .88 }
		[lang=fa] { font-family: Persian, Latin; text-align: right }
		[lang=fa] b { letter-spacing: 0 }
	</style>
	<svg class="ridge" viewBox="0 0 1200 260" height="260">
		<path d="M0 260V190l150-92 84 50 132-104 110 96 96-62 130 86 96-58 116 76 150-110 136 92v96z"
			fill="${brandColours.secondary}" opacity=".28"/>
		<path d="M0 260v-34l190-66 96 34 148-72 120 70 110-44 150 64 130-70 120 54 136-40v104z"
			fill="${brandColours.secondary}" opacity=".45"/>
	</svg>
	<div class="icon">${icon}</div>
	<div class="names">
		<div lang="en"><b>${brandName.en}</b><span>${translate('en')('app.tagline')}</span></div>
		<div lang="fa" dir="rtl"><b>${brandName.fa}</b><span>${translate('fa')('app.tagline')}</span></div>
	</div>`
}
