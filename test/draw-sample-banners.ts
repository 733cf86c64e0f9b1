/**
 * Draws the banners of the sample campaigns again: `node test/draw-sample-banners.ts`. The results are committed,
 * because a machine that only runs the product has neither a browser nor the fonts.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { placementSizes } from '#domain/ad.ts'
import { directionOf, type NewsLocale, newsLocales } from '#domain/locale.ts'
import { type SampleBanner, sampleBannerFile, sampleBanners } from '#sample/sample-campaigns.ts'
import { chromiumPath } from './chromium.ts'
import { launchChromium } from './launch-chromium.ts'

const fontFile = async (path: string): Promise<string> => {
	const bytes = await readFile(fileURLToPath(import.meta.resolve(path)))
	return `url(data:font/woff2;base64,${bytes.toString('base64')})`
}
const persian = await fontFile('@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2')
const latin = await fontFile('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')

function pageOf({ placement, colours: [from, to], words }: SampleBanner, locale: NewsLocale): string {
	const { advertiser, line, cue } = words[locale]
	const tall = placement === 'side'
	const angle = locale === 'fa' ? 260 : 100
	return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><meta charset="utf-8"><style>
		@font-face { font-family: Persian; font-weight: 100 900; src: ${persian} }
		@font-face { font-family: Latin; font-weight: 100 900; src: ${latin} }
		* { margin: 0; box-sizing: border-box }
		body { height: 100vh; display: flex; overflow: hidden; color: #fff;
			${tall ? 'flex-direction: column; justify-content: center; gap: 14px; padding: 26px' : 'align-items: center; gap: 20px; padding-inline: 26px'};
			font-family: ${locale === 'fa' ? 'Persian, Latin' : 'Latin, Persian'};
			background: linear-gradient(${angle}deg, ${from}, ${to}) }
		i { flex: none; width: ${tall ? 40 : 46}px; height: ${tall ? 40 : 46}px; border: 9px solid #ffffffd9; border-radius: 50% 50% 50% 6px }
		b { display: block; font-size: ${tall ? 30 : 31}px; line-height: 1.2; font-weight: 750 }
		span { display: block; font-size: ${tall ? 20 : 21}px; line-height: ${tall ? 1.5 : 1.35}; opacity: .92 }
		em { flex: none; font-style: normal; font-weight: 650; font-size: 20px; line-height: 46px; padding-inline: 22px;
			border-radius: 99px; background: #fff; color: ${from}; ${tall ? 'align-self: start' : 'margin-inline-start: auto'} }
	</style><i></i><div><b>${advertiser}</b><span>${line}</span></div><em>${cue}</em>`
}

const browser = await launchChromium(await chromiumPath())
for (const banner of sampleBanners) {
	const page = await browser.newPage({ viewport: placementSizes[banner.placement], deviceScaleFactor: 2 })
	for (const locale of newsLocales) {
		await page.setContent(pageOf(banner, locale))
		await page.evaluate(() => document.fonts.ready.then(() => undefined))
		await sharp(await page.screenshot())
			.webp({ quality: 82 })
			.toFile(fileURLToPath(sampleBannerFile(banner.name, locale)))
	}
	await page.close()
}
await browser.close()
