import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { brandColours } from '#domain/brand.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'

/** A simple drawing for each topic, on a field of 48 by 48. */
export const topicGlyphs: Record<string, string> = {
	// A parachute with its parcel.
	airdrop:
		'<path d="M11 22a13 11 0 0 1 26 0M11 22c3-3 6-3 8.6 0 2.8-3 6-3 8.8 0 2.6-3 5.6-3 8.6 0M11 22l9.5 11M37 22l-9.5 11"/><rect x="20" y="33" width="8" height="6" rx="1"/>',
	// Three blocks and their links.
	blockchain:
		'<rect x="10" y="10" width="10" height="10" rx="2"/><rect x="28" y="19" width="10" height="10" rx="2"/><rect x="10" y="28" width="10" height="10" rx="2"/><path d="M20 15h5a3 3 0 0 1 3 3v3M20 33h5a3 3 0 0 0 3-3v-3"/>',
	// A coin, seen from the front.
	crypto: '<circle cx="24" cy="24" r="13"/><path d="m24 16 6 8-6 8-6-8 6-8ZM18 24h12"/>',
	// A bank whose roof is open.
	defi: '<path d="M11 21 24 11l13 10M14 36h20M16 24v8M24 24v8M32 24v8"/><circle cx="24" cy="18" r="1.2"/>',
	game: '<path d="M17 17h14a7 7 0 0 1 7 7.500C38 31 36.5 34 34 34c-2.5 0-3.5-4-6-4h-8c-2.5 0-3.5 4-6 4-2.5 0-4-3-4-9.500A7 7 0 0 1 17 17Z"/><path d="M18 21v5M15.5 23.500h5M29 22h.1M32 25h.1"/>',
	// A mountain with snow.
	iran: '<path d="m9 36 11-20 4 7 3-5 12 18H9ZM16.500 22.500 20 25l3-3.500"/>',
	// Candles of a chart.
	market:
		'<path d="M15 12v5M15 29v7M24 10v8M24 27v5M33 14v4M33 31v5"/><rect x="12" y="17" width="6" height="12" rx="1"/><rect x="21" y="18" width="6" height="9" rx="1"/><rect x="30" y="18" width="6" height="13" rx="1"/>',
	// A headset.
	metaverse:
		'<path d="M12 18h24a2 2 0 0 1 2 2v10a3 3 0 0 1-3 3h-5l-3.2-4h-5.600L18 33h-5a3 3 0 0 1-3-3V20a2 2 0 0 1 2-2Z"/><path d="M16 18a8 6 0 0 1 16 0"/>',
	// A picture in its frame.
	nft: '<rect x="11" y="11" width="26" height="26" rx="3"/><path d="m14 32 7-8 5 5 3-3 6 6"/><circle cx="29" cy="18.5" r="2.2"/>',
	// Scales.
	regulation: '<path d="M24 11v25M17 36h14M13 16h22M13 16l-4 10h8l-4-10ZM35 16l-4 10h8l-4-10Z"/>',
	whale:
		'<path d="M10 27c0 6 6 9 13 9 8 0 13-5 13-12 0-2 1-4 3-5-2-2-5-2-6 0-1-2-4-2-6 0 2 1 4 3 4 5 0 3-3 5-7 4-3-1-5-4-8-4-4 0-6 1-6 3Z"/><path d="M18 29h.1M20 19c-1-3-4-3-5-1M20 19c1-3 4-3 5-1"/>',
}

/** For topics that a later catalogue adds. */
export const plainGlyph = '<circle cx="24" cy="24" r="11"/><path d="M24 13v22M13 24h22"/>'

/** A stable hue for each name. */
function hueOf(name: string): number {
	return createHash('sha256').update(name).digest().readUInt16BE(0) % 360
}

const font = 'font-family="Vazirmatn, \'Inter Variable\', system-ui, sans-serif" font-weight="600"'

/** One or two letters on a disc or tile in the name's own colour, where there is no picture. */
export function drawMonogram(letters: string, name: string, shape: 'disc' | 'tile'): string {
	const hue = hueOf(name)
	const size = [...letters].length > 2 ? 15 : [...letters].length > 1 ? 20 : 26
	const ground =
		shape === 'disc'
			? '<circle cx="24" cy="24" r="24" fill="url(#g)"/>'
			: '<rect width="48" height="48" rx="11" fill="url(#g)"/>'
	return [
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">',
		'<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">',
		`<stop offset="0" stop-color="hsl(${hue},42%,44%)"/><stop offset="1" stop-color="hsl(${(hue + 28) % 360},46%,31%)"/>`,
		'</linearGradient></defs>',
		ground,
		`<text x="24" y="24.5" fill="#fff" text-anchor="middle" dominant-baseline="central" font-size="${size}" ${font}>${escapeMarkup(letters)}</text>`,
		'</svg>',
	].join('')
}

/** Lines on a tinted tile; the colour is readable on light and on dark backgrounds. */
export const drawGlyph = (paths: string): string =>
	[
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">',
		`<rect width="48" height="48" rx="12" fill="${brandColours.secondary}" fill-opacity=".16"/>`,
		`<g fill="none" stroke="${brandColours.secondary}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">`,
		paths,
		'</g></svg>',
	].join('')

/** The letters that stand for a name: the first of each of its first two words. */
export const initials = (name: string): string =>
	name
		.split(/\s+/)
		.slice(0, 2)
		.map((word) => [...word][0]?.toUpperCase() ?? '')
		.join('')

const drawings = z.object({
	icons: z.record(z.string(), z.object({ body: z.string() })),
	width: z.number(),
	height: z.number(),
})
let known: Promise<z.infer<typeof drawings>> | undefined

/** All pictures are in one file, which is read on first use. */
async function readDrawings() {
	const file = fileURLToPath(import.meta.resolve('@iconify-json/cryptocurrency-color/icons.json'))
	return drawings.parse(JSON.parse(await readFile(file, 'utf8')))
}

/** A coin's picture by its symbol, or its letters where there is none. */
export async function readCoinImage(symbol: string): Promise<string> {
	known ??= readDrawings()
	const { icons, width, height } = await known
	const name = symbol.toLowerCase()
	const icon = Object.hasOwn(icons, name) ? icons[name] : undefined
	if (icon === undefined) return drawMonogram(symbol.slice(0, 3).toUpperCase(), symbol.toUpperCase(), 'disc')
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`
}
