import { crc32, deflateSync } from 'node:zlib'
import { chance, pick } from './chance.ts'

const size = 64
const corner = 14
/** Each pixel is the mean of this many by this many points, so that edges are smooth. */
const samples = 3

type Shape = (x: number, y: number) => boolean

/** Marks in a square from -1 to 1, y downwards. */
const shapes: readonly Shape[] = [
	(x, y) => Math.hypot(x, y) < 0.5,
	(x, y) => Math.hypot(x, y) < 0.56 && Math.hypot(x, y) > 0.32,
	(x, y) => Math.abs(x) + Math.abs(y) < 0.6,
	(x, y) => Math.hypot(x, y) < 0.56 && Math.hypot(x - 0.26, y - 0.08) > 0.44,
	(x, y) => y < 0.5 && y > -0.5 && Math.abs(x) < 0.12 + (y + 0.5) * 0.45,
	(x, y) => Math.abs(y) < 0.52 && Math.abs(x) < 0.5 && Math.floor((x + 0.5) / 0.2) % 2 === 0,
	(x, y) => Math.abs(x) < 0.55 && Math.abs(y + Math.abs(x) * 0.7 - 0.12) < 0.17,
	(x, y) => Math.max(Math.abs(x), Math.abs(y)) < 0.48 && Math.max(Math.abs(x), Math.abs(y)) > 0.24,
]

/** A favicon for a sample outlet: one of a few marks on a coloured tile, always the same for the same slug. */
export function sampleIcon(slug: string): Buffer {
	const random = chance('icon', slug)
	const tile = colour(random() * 360, 0.5 + random() * 0.25, 0.36 + random() * 0.12)
	const mark = pick(random, shapes)
	const rows = Array.from({ length: size }, (_row, y) => {
		const pixels = Array.from({ length: size }, (_pixel, x) => pixel(x, y, tile, mark)).flat()
		return Buffer.from([0, ...pixels])
	})
	return png(Buffer.concat(rows))
}

function pixel(left: number, top: number, tile: readonly number[], mark: Shape): number[] {
	let covered = 0
	let marked = 0
	for (let step = 0; step < samples * samples; step++) {
		const x = left + ((step % samples) + 0.5) / samples
		const y = top + (Math.floor(step / samples) + 0.5) / samples
		if (!onTile(x, y)) continue
		covered++
		if (mark((x / size) * 2 - 1, (y / size) * 2 - 1)) marked++
	}
	if (covered === 0) return [0, 0, 0, 0]
	const white = marked / covered
	return [
		...tile.map((part) => Math.round(part + (255 - part) * white)),
		Math.round((covered / samples ** 2) * 255),
	]
}

function onTile(x: number, y: number): boolean {
	const beyond = (value: number) => Math.max(corner - value, value - (size - corner), 0)
	return Math.hypot(beyond(x), beyond(y)) <= corner
}

function colour(hue: number, saturation: number, lightness: number): number[] {
	const reach = saturation * Math.min(lightness, 1 - lightness)
	return [0, 8, 4].map((offset) => {
		const turn = (offset + hue / 30) % 12
		return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))))
	})
}

function png(scanlines: Buffer): Buffer {
	const header = Buffer.alloc(13)
	header.writeUInt32BE(size, 0)
	header.writeUInt32BE(size, 4)
	// Eight bits a channel, red, green, blue and alpha.
	header.set([8, 6, 0, 0, 0], 8)
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk('IHDR', header),
		chunk('IDAT', deflateSync(scanlines)),
		chunk('IEND', Buffer.alloc(0)),
	])
}

function chunk(name: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
	const frame = Buffer.alloc(8)
	frame.writeUInt32BE(data.length, 0)
	frame.writeUInt32BE(crc32(body), 4)
	return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
