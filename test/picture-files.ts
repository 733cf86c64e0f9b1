import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

const tile = { width: 900, height: 600, channels: 3 as const }

/** A photograph as a phone takes it: rotated, and with its location. */
export const phoneJpeg = (): Promise<Buffer> =>
	sharp({ create: { ...tile, background: '#146A5F', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
		.jpeg()
		.withExif({
			IFD0: { Make: 'Phone', Copyright: 'somebody' },
			IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 42/1 0/1', GPSLongitude: '51/1 25/1 0/1' },
		})
		.withMetadata({ orientation: 6 })
		.toBuffer()

export const plainPng = (width = 300, height = 200): Promise<Buffer> =>
	sharp({ create: { width, height, channels: 3, background: '#20AF9C' } })
		.png()
		.toBuffer()

export async function animatedWebp(frames: number): Promise<Buffer> {
	const side = 8
	const raw = Buffer.alloc(side * side * frames * 3)
	for (let byte = 0; byte < raw.length; byte++) raw[byte] = (byte * 37) % 251
	const strip = { width: side, height: side * frames, channels: 3 as const, pageHeight: side }
	return sharp(raw, { raw: strip }).webp({ loop: 0, effort: 0 }).toBuffer()
}

const crcTable = Array.from({ length: 256 }, (_unused, n) => {
	let c = n
	for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
	return c >>> 0
})
const crc = (bytes: Buffer): number => {
	let c = 0xffffffff
	for (const byte of bytes) c = (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8)
	return (c ^ 0xffffffff) >>> 0
}
const chunk = (type: string, data: Buffer): Buffer => {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
	const size = Buffer.alloc(4)
	size.writeUInt32BE(data.length)
	const sum = Buffer.alloc(4)
	sum.writeUInt32BE(crc(body))
	return Buffer.concat([size, body, sum])
}

/** A few hundred kilobytes that decompress to this many pixels. */
export function bombPng(width: number, height: number): Buffer {
	const header = Buffer.alloc(13)
	header.writeUInt32BE(width, 0)
	header.writeUInt32BE(height, 4)
	header.set([8, 0, 0, 0, 0], 8)
	const rows = deflateSync(Buffer.alloc((width + 1) * height), { level: 1 })
	return Buffer.concat([
		Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
		chunk('IHDR', header),
		chunk('IDAT', rows),
		chunk('IEND', Buffer.alloc(0)),
	])
}
