import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { pictureDensity } from '#web/pages/page-view.ts'

/** No page shows a picture wider than this, and a taller one would not fit a screen. */
const largest = { width: 672 * pictureDensity, height: 820 * pictureDensity }
/**
 * The quality is lowered step by step until a picture has at most this many bytes, because a page of pictures must
 * stay light.
 */
const wantedBytes = 40_000
const qualities = [82, 72, 62, 52, 42, 34]
/** At this quality and below more bytes are allowed, because the letters of a whole screen must stay legible. */
const goodQuality = 52
const mostBytes = 73_000

type Picture = { webp: Buffer; width: number; height: number }

/** A picture of the area that the parts cover together, with a margin. */
export async function photograph(page: Page, parts: readonly Locator[], margin = 12): Promise<Buffer> {
	const boxes = await Promise.all(
		parts.map(async (part) => {
			const box = await part.boundingBox()
			if (box === null) throw new Error(`${part} cannot be seen`)
			return box
		}),
	)
	const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
	const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - margin)
	const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - margin)
	const right = Math.min(width, Math.max(...boxes.map((box) => box.x + box.width)) + margin)
	const bottom = Math.min(height, Math.max(...boxes.map((box) => box.y + box.height)) + margin)
	return page.screenshot({
		clip: {
			x: Math.floor(left),
			y: Math.floor(top),
			width: Math.ceil(right) - Math.floor(left),
			height: Math.ceil(bottom) - Math.floor(top),
		},
	})
}

/** Two pictures beside each other, the first where reading begins. */
export async function sideBySide(
	[first, second]: readonly [Buffer, Buffer],
	direction: 'rtl' | 'ltr',
	gap: { width: number; colour: string },
): Promise<Buffer> {
	const [left, right] = direction === 'rtl' ? [second, first] : [first, second]
	const [one, other] = await Promise.all([sharp(left).metadata(), sharp(right).metadata()])
	const width = one.width + gap.width + other.width
	const height = Math.max(one.height, other.height)
	return sharp({ create: { width, height, channels: 3, background: gap.colour } })
		.composite([
			{ input: left, left: 0, top: 0 },
			{ input: right, left: one.width + gap.width, top: 0 },
		])
		.png()
		.toBuffer()
}

export async function develop(photo: Buffer): Promise<Picture> {
	const { data, info } = await sharp(photo)
		.resize({ ...largest, fit: 'inside', withoutEnlargement: true })
		.removeAlpha()
		.png()
		.toBuffer({ resolveWithObject: true })
	// Whole CSS pixels too, because a page is laid out with these sizes before the picture is loaded.
	const whole = (pixels: number) => pixels - (pixels % pictureDensity)
	const resized = await sharp(data)
		.extract({ left: 0, top: 0, width: whole(info.width), height: whole(info.height) })
		.png()
		.toBuffer()
	let webp = Buffer.alloc(0)
	for (const quality of qualities) {
		webp = await sharp(resized).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
		if (webp.length <= (quality > goodQuality ? wantedBytes : mostBytes)) break
	}
	const { width, height } = await sharp(webp).metadata()
	return { webp, width, height }
}
