import { createHash } from 'node:crypto'
import { brandColours } from '#domain/brand.ts'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A hue that belongs to the name and stays with it. */
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
		`<text x="24" y="24.5" fill="#fff" text-anchor="middle" dominant-baseline="central" font-size="${size}" ${font}>${escaped(letters)}</text>`,
		'</svg>',
	].join('')
}

/** Lines on a tinted tile; the colour reads on light and on dark grounds. */
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
