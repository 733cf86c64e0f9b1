/** Whether a font has a glyph for a code point. */
export type Covers = (codePoint: number) => boolean

type Range = { first: number; last: number }

/** Reads which characters a TrueType file can draw, from its “cmap” table. */
export function readFontCoverage(font: Buffer): Covers {
	const cmap = tableAt(font, 'cmap')
	const ranges: Range[] = []
	for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
		const at = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4)
		const format = font.readUInt16BE(at)
		if (format === 4) ranges.push(...segmentRanges(font, at))
		if (format === 12) ranges.push(...groupRanges(font, at))
	}
	if (ranges.length === 0) throw new Error('the font has no table of characters that we can read')
	const covered = new Set(ranges.flatMap(({ first, last }) => codePoints(first, last)))
	return (codePoint) => covered.has(codePoint)
}

function tableAt(font: Buffer, tag: string): number {
	for (let index = 0; index < font.readUInt16BE(4); index += 1) {
		const record = 12 + index * 16
		if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
	}
	throw new Error(`the font has no table “${tag}”`)
}

/** Format 4, for the first 65,536 code points: four parallel lists, of which the ends and the starts matter here. */
function segmentRanges(font: Buffer, at: number): Range[] {
	const bytes = font.readUInt16BE(at + 6)
	return Array.from({ length: bytes / 2 }, (_, index) => ({
		first: font.readUInt16BE(at + 16 + bytes + index * 2),
		last: font.readUInt16BE(at + 14 + index * 2),
		// The list closes with this code point, which is no character.
	})).filter(({ last }) => last !== 0xffff)
}

/** Format 12, for all of Unicode. */
function groupRanges(font: Buffer, at: number): Range[] {
	return Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) => ({
		first: font.readUInt32BE(at + 16 + index * 12),
		last: font.readUInt32BE(at + 20 + index * 12),
	}))
}

const codePoints = (first: number, last: number): number[] =>
	Array.from({ length: last - first + 1 }, (_, index) => first + index)
