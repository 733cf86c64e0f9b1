import sharp from 'sharp'
import { chance } from './chance.ts'

const width = 640
const height = 360

type Random = () => number

/** Ridges behind each other, and the sun. */
function mountains(random: Random): string {
	const ridge = (top: number, shade: number) => {
		const peaks = Array.from({ length: 9 }, (_none, at) => `${at * 80} ${Math.round(top + random() * 90)}`)
		return `<path d="M0 ${height} L${peaks.join(' L')} V${height}Z" fill="#fff" fill-opacity="${shade}"/>`
	}
	const sun = `<circle cx="${Math.round(120 + random() * 400)}" cy="${Math.round(70 + random() * 60)}" r="38" fill="#ffd98a"/>`
	return `${sun}${[ridge(130, 0.2), ridge(190, 0.28), ridge(250, 0.4)].join('')}`
}

/** Candles of a chart. */
function candles(random: Random): string {
	let middle = 120 + random() * 120
	return Array.from({ length: 14 }, (_none, at) => {
		const before = middle
		middle = Math.min(300, Math.max(60, middle + (random() - 0.5) * 110))
		const [top, size] = [Math.min(before, middle), Math.max(6, Math.abs(before - middle))]
		const x = 40 + at * 42
		const shade = middle < before ? 0.9 : 0.45
		return `<g fill="#fff" fill-opacity="${shade}"><rect x="${x}" y="${top}" width="22" height="${size}" rx="3"/><rect x="${x + 10}" y="${top - 18}" width="2" height="${size + 36}"/></g>`
	}).join('')
}

/** Coins in a few piles. */
function coins(random: Random): string {
	return Array.from({ length: 5 }, (_none, pile) => {
		const count = 2 + Math.floor(random() * 8)
		return Array.from({ length: count }, (_coin, at) => {
			const y = 300 - at * 26
			return `<ellipse cx="${90 + pile * 115}" cy="${y}" rx="48" ry="17" fill="#ffd98a" stroke="#00000055" stroke-width="3"/>`
		}).join('')
	}).join('')
}

const scenes = [mountains, candles, coins]

/** The picture of a sample article: an invented drawing, always the same for the same name. */
export function samplePicture(name: string): Promise<Buffer> {
	const random = chance('picture', name)
	const hue = Math.round(140 + random() * 130)
	const ground = `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${hue}, 45%, 30%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360}, 50%, 55%)"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>`
	const scene = scenes[Math.floor(random() * scenes.length)] ?? mountains
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${scene(random)}</svg>`
	return sharp(Buffer.from(drawing)).png().toBuffer()
}
