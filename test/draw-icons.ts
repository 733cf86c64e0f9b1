/**
 * Draws the icons and the social pictures in public/ again: `node test/draw-icons.ts`. The results are committed,
 * because a machine that only runs the product has no browser.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { shareImageSize } from '#contract/share-image.ts'
import { brandColours, socialImagePath } from '#domain/brand.ts'
import { uiLocales } from '#domain/locale.ts'
import { chromiumPath } from './chromium.ts'
import { launchChromium } from './launch-chromium.ts'
import { socialPicture } from './social-picture.ts'

const inPublic = (name: string): string => fileURLToPath(new URL(`../public/${name}`, import.meta.url))
const icon = await readFile(inPublic('icon.svg'), 'utf8')

/** Systems cut icons into their own shapes, so the background fills the square and the mark stays in the middle. */
function bleeding(margin: number): string {
	const mark = icon.slice(icon.indexOf('<path'), icon.indexOf('</svg>'))
	const side = 32 + 2 * margin
	const box = `${-margin} ${-margin} ${side} ${side}`
	const ground = `<rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" fill="${brandColours.primary}"/>`
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${ground}${mark}</svg>`
}

const draw = (svg: string, side: number) =>
	sharp(Buffer.from(svg), { density: (72 * side) / 32 })
		.resize(side, side)
		.png({ compressionLevel: 9 })

/** An .ico may contain one PNG behind a header of 22 bytes. */
function icoOf(png: Buffer, side: number): Buffer {
	const header = Buffer.alloc(22)
	header.writeUInt16LE(1, 2)
	header.writeUInt16LE(1, 4)
	header.writeUInt8(side, 6)
	header.writeUInt8(side, 7)
	header.writeUInt16LE(1, 10)
	header.writeUInt16LE(32, 12)
	header.writeUInt32LE(png.length, 14)
	header.writeUInt32LE(header.length, 18)
	return Buffer.concat([header, png])
}

await draw(icon, 192).toFile(inPublic('icon-192.png'))
await draw(icon, 512).toFile(inPublic('icon-512.png'))
await draw(bleeding(6), 512).removeAlpha().toFile(inPublic('icon-maskable-512.png'))
await draw(bleeding(2), 180).removeAlpha().toFile(inPublic('apple-touch-icon.png'))
await writeFile(inPublic('favicon.ico'), icoOf(await draw(icon, 32).toBuffer(), 32))

const browser = await launchChromium(await chromiumPath())
const page = await browser.newPage({ viewport: shareImageSize })
for (const locale of uiLocales) {
	await page.setContent(await socialPicture(icon, locale))
	await page.evaluate(() => document.fonts.ready.then(() => undefined))
	await sharp(await page.screenshot())
		.removeAlpha()
		.png({ palette: true, dither: 0, compressionLevel: 9 })
		.toFile(inPublic(socialImagePath(locale).slice(1)))
}
await browser.close()
