/** An image that sharp may decode: a format that was recognised by its first bytes, or raw pixels. */
type IconPicture =
	| { kind: 'encoded'; bytes: Uint8Array }
	| { kind: 'pixels'; rgba: Uint8Array; width: number; height: number }

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
	signature.every((byte, index) => bytes[at + index] === byte)

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))

const isPng = (bytes: Uint8Array) => startsWith(bytes, [0x89, ...ascii('PNG')])
const isKnown = (bytes: Uint8Array) =>
	isPng(bytes) ||
	startsWith(bytes, [0xff, 0xd8, 0xff]) ||
	startsWith(bytes, ascii('GIF8')) ||
	(startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8))
const isIco = (bytes: Uint8Array) => startsWith(bytes, [0, 0, 1, 0])

/** Recognises the format by its bytes; undefined for other formats, such as SVG. */
export function readIconFile(bytes: Uint8Array): IconPicture | undefined {
	if (isKnown(bytes)) return { kind: 'encoded', bytes }
	return isIco(bytes) ? readIco(bytes) : undefined
}

const entryBytes = 16
const mostEntries = 32

/** An .ico file is a list of PNG files or bitmaps without a file header; the largest usable one is taken. */
function readIco(bytes: Uint8Array): IconPicture | undefined {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	const count = Math.min(view.byteLength >= 6 ? view.getUint16(4, true) : 0, mostEntries)
	const pictures: { width: number; picture: IconPicture }[] = []
	for (let at = 6; at < 6 + count * entryBytes && at + entryBytes <= bytes.length; at += entryBytes) {
		const size = view.getUint32(at + 8, true)
		const offset = view.getUint32(at + 12, true)
		const body = bytes.subarray(offset, offset + size)
		// 0 means 256, which does not fit into a byte.
		const width = view.getUint8(at) || 256
		const picture: IconPicture | undefined = isPng(body) ? { kind: 'encoded', bytes: body } : readBitmap(body)
		if (picture !== undefined) pictures.push({ width, picture })
	}
	return pictures.toSorted((a, b) => b.width - a.width)[0]?.picture
}

const headerBytes = 40
const largestSide = 256

/** Only bitmaps with four bytes for each pixel; older ones with palettes are too small. */
function readBitmap(body: Uint8Array): IconPicture | undefined {
	if (body.length < headerBytes) return undefined
	const view = new DataView(body.buffer, body.byteOffset, body.byteLength)
	const width = view.getInt32(4, true)
	// The height includes the mask below the image.
	const height = view.getInt32(8, true) / 2
	const plain =
		view.getUint32(0, true) === headerBytes &&
		view.getUint16(14, true) === 32 &&
		view.getUint32(16, true) === 0
	const sane =
		Number.isInteger(height) && width > 0 && height > 0 && width <= largestSide && height <= largestSide
	if (!plain || !sane || body.length < headerBytes + width * height * 4) return undefined
	const rgba = new Uint8Array(width * height * 4)
	for (let row = 0; row < height; row += 1) {
		// Bitmaps begin with the last row and have blue before red.
		const from = headerBytes + (height - 1 - row) * width * 4
		for (let column = 0; column < width; column += 1) {
			const [blue = 0, green = 0, red = 0, alpha = 0] = body.subarray(
				from + column * 4,
				from + column * 4 + 4,
			)
			rgba.set([red, green, blue, alpha], (row * width + column) * 4)
		}
	}
	return { kind: 'pixels', rgba, width, height }
}
