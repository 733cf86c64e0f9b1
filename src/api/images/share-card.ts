import { readFile } from 'node:fs/promises'
import type { OverlayOptions } from 'sharp'
import { shareImageSize } from '#contract/share-image.ts'
import { brandColours, brandName } from '#domain/brand.ts'
import { directionOf, type NewsLocale } from '#domain/locale.ts'
import { titleDirection } from '#domain/title-direction.ts'
import { loadSharp } from '#services/read-picture.ts'
import { dateAndTimeOf } from '#text/format.ts'
import { drawable, drawFitting, drawText, type TextImage } from './draw-text.ts'

export type SharedItem = {
	title: string
	sourceTitle: string
	locale: NewsLocale
	publishedAt: Date
	/** Symbols of the coins it is about, the foremost first. */
	coins: readonly string[]
}

const { width, height } = shareImageSize
const margin = 84
const iconSide = 76
const topOfBrand = 64
/** Where the title may stand, between the brand and the source. */
const titleTop = 164
const titleHeight = 340
const mostLines = 4

/** The largest size that the title fits in; in the last one it is cut. */
const titleSizes = [80, 66, 58, 50]
/** Line height beyond the size itself: Persian letters hang deeper than Latin ones. */
const leading: Record<'rtl' | 'ltr', number> = { rtl: 1.4, ltr: 1.32 }
/** The height of the font's own line, as a share of its size. */
const fontLine = 1.5625

const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
	<rect width="${width}" height="${height}" fill="#0f4f47"/>
	<g fill="${brandColours.secondary}">
		<path opacity=".13" d="M0 630V566l150-82 84 44 132-92 110 86 96-56 130 76 96-52 116 68 150-98 136 82v88z"/>
		<path opacity=".2" d="M0 630v-30l190-58 96 30 148-64 120 62 110-38 150 56 130-62 120 48 136-36v92z"/>
	</g>
</svg>`

const iconFile = new URL('../../../public/icon.svg', import.meta.url)

type Decor = { ground: Buffer; icon: Buffer }
let decor: Promise<Decor> | undefined

/** What all cards share: drawn once and cached as pixels. */
async function drawDecor(): Promise<Decor> {
	const sharp = await loadSharp()
	const density = (72 * iconSide) / 32
	const [pixels, icon] = await Promise.all([
		sharp(Buffer.from(ground)).removeAlpha().raw().toBuffer(),
		sharp(await readFile(iconFile), { density })
			.resize(iconSide, iconSide)
			.png()
			.toBuffer(),
	])
	return { ground: pixels, icon }
}

async function drawTitle(title: string, direction: 'rtl' | 'ltr'): Promise<TextImage> {
	let drawn: TextImage | undefined
	for (const size of titleSizes) {
		const line = leading[direction] * size
		const room = Math.min(titleHeight, mostLines * line)
		const style = {
			size,
			colour: '#ffffff',
			width: width - 2 * margin,
			direction,
			spacing: Math.round(line - fontLine * size),
		}
		drawn = await (size === titleSizes.at(-1) ? drawFitting(title, style, room) : drawText(title, style))
		if (drawn.height <= room) break
	}
	if (drawn === undefined) throw new Error('there is no size to draw a title in')
	return drawn
}

const mostCoins = 3
const chip = { height: 60, padding: 22, gap: 14 }

type Layer = OverlayOptions & { left: number; top: number }

/** The coins of an item as chips, from the edge inwards at the height of the brand. */
async function drawChips(coins: readonly string[], edge: 'rtl' | 'ltr'): Promise<Layer[]> {
	const style = { size: 32, colour: '#d8f5ef', width: 240, direction: 'ltr' } as const
	const words = coins.slice(0, mostCoins).map(drawable).filter(Boolean)
	const drawn = await Promise.all(words.map((word) => drawText(word, style)))
	const top = topOfBrand + (iconSide - chip.height) / 2
	let used = margin
	return drawn.flatMap((text) => {
		const wide = text.width + 2 * chip.padding
		const left = edge === 'ltr' ? used : width - used - wide
		used += wide + chip.gap
		const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${chip.height}"><rect width="${wide}" height="${chip.height}" rx="${chip.height / 2}" fill="#ffffff" fill-opacity=".14"/></svg>`
		return [
			{ input: Buffer.from(ground), left, top },
			{ ...text, left: left + chip.padding, top: Math.round(top + (chip.height - text.height) / 2) },
		]
	})
}

const opposite = { rtl: 'ltr', ltr: 'rtl' } as const

/** Draws the picture of a shared item: its title in its own direction, its source and its time. */
export async function drawShareCard(item: SharedItem): Promise<Buffer> {
	const { title, sourceTitle, locale, publishedAt, coins } = item
	decor ??= drawDecor()
	const sharp = await loadSharp()
	const direction = directionOf(locale)
	const style = { width: width - 2 * margin, direction }
	const words = drawable(title)
	const wordsDirection = titleDirection(words, locale)
	const footer = [drawable(sourceTitle), dateAndTimeOf(publishedAt, locale)].filter(Boolean).join('  ·  ')
	const [{ ground, icon }, brand, headline, source, chips] = await Promise.all([
		decor,
		drawText(brandName[locale], { ...style, size: 44, colour: '#ffffff' }),
		// A title in a script that we cannot draw may become empty.
		words === '' ? undefined : drawTitle(words, wordsDirection),
		drawFitting(footer, { ...style, size: 34, colour: '#a9e6db' }, 56),
		drawChips(coins, opposite[direction]),
	])
	const place = (text: TextImage, from: 'rtl' | 'ltr', indent: number, middle: number) => ({
		input: text.input,
		raw: text.raw,
		left: from === 'rtl' ? width - indent - text.width : indent,
		top: Math.round(middle - text.height / 2),
	})
	return sharp(ground, { raw: { width, height, channels: 3 } })
		.composite([
			{ input: icon, left: direction === 'rtl' ? width - margin - iconSide : margin, top: topOfBrand },
			place(brand, direction, margin + iconSide + 20, topOfBrand + iconSide / 2),
			...(headline ? [place(headline, wordsDirection, margin, titleTop + titleHeight / 2)] : []),
			place(source, direction, margin, height - 78),
			...chips,
		])
		.png({ compressionLevel: 8 })
		.toBuffer()
}
