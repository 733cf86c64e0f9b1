import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { OverlayOptions } from 'sharp'
import { loadSharp } from '#commands/read-picture.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'

/** Whether a font has a glyph for a code point. */
type Covers = (codePoint: number) => boolean

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
		// The list ends with this code point, which is not a character.
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

/** The font is passed as a file: a server has no fonts installed, and Persian needs its letters joined. */
const fontFile = fileURLToPath(
	import.meta.resolve('@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf'),
)
let coverage: Covers | undefined

/** Text as pixels: only where there is ink, without margins. */
export type TextImage = Required<Pick<OverlayOptions, 'input' | 'raw'>> & { width: number; height: number }

type TextStyle = {
	size: number
	colour: string
	width: number
	direction: 'rtl' | 'ltr'
	/** Added between lines; the font's own lines are as high as Persian wants them. */
	spacing?: number
}

/** These characters shape or turn the text beside them and need no glyph. */
const invisible = new Set([0x200c, 0x200d, 0x200e, 0x200f])
/** Some fonts have glyphs for these; Pango refuses the first kind, and the second could reverse the whole text. */
const unwanted = /[\p{Cc}\ufffd\u202a-\u202e\u2066-\u2069]/u

/** The drawable part of a text: in one line, without control characters, and without characters that the font lacks. */
export function drawable(text: string): string {
	coverage ??= readFontCoverage(readFileSync(fontFile))
	const known = (sign: string) => {
		const codePoint = sign.codePointAt(0) ?? 0
		return !unwanted.test(sign) && (invisible.has(codePoint) || coverage?.(codePoint) === true)
	}
	return [...text.toWellFormed().normalize('NFC').replace(/\s+/g, ' ')].filter(known).join('').trim()
}

/** Sets the direction of a text, even where it begins with a word of the other script. */
const directionMark = { rtl: '\u200f', ltr: '\u200e' } as const

/** Escapes the text, because Pango reads markup. */
export async function drawText(text: string, style: TextStyle): Promise<TextImage> {
	const sharp = await loadSharp()
	const { data, info } = await sharp({
		text: {
			text: `<span foreground="${style.colour}">${directionMark[style.direction]}${escapeMarkup(text)}</span>`,
			font: `Vazirmatn Bold ${style.size}`,
			fontfile: fontFile,
			width: style.width,
			// At 72 dots an inch the font's points are our pixels.
			dpi: 72,
			rgba: true,
			wrap: 'word-char',
			...(style.spacing === undefined ? {} : { spacing: style.spacing }),
		},
	})
		.raw()
		.toBuffer({ resolveWithObject: true })
	const { width, height } = info
	return { input: data, raw: { width, height, channels: 4 }, width, height }
}

/** As much of the text as fits into the height, with an ellipsis where something is left out. */
export async function drawFitting(text: string, style: TextStyle, height: number): Promise<TextImage> {
	const whole = await drawText(text, style)
	if (whole.height <= height) return whole
	const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
	let fitting = await drawText('…', style)
	let shortest = 0
	let longest = letters.length - 1
	while (shortest < longest) {
		const middle = Math.ceil((shortest + longest) / 2)
		const drawn = await drawText(`${wholeWords(letters.slice(0, middle).join(''))}…`, style)
		if (drawn.height <= height) {
			shortest = middle
			fitting = drawn
		} else longest = middle - 1
	}
	return fitting
}

/** Removes the word that was cut through, unless that is most of the text. */
function wholeWords(text: string): string {
	const end = text.lastIndexOf(' ')
	return (end > text.length - 25 && end > 0 ? text.slice(0, end) : text).replace(/[\s.,:;،؛…]+$/, '')
}
