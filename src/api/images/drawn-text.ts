import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { OverlayOptions } from 'sharp'
import { loadSharp } from '#commands/read-picture.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import { type Covers, readFontCoverage } from './font-coverage.ts'

/** Given to the drawer as a file: a server has no fonts of its own, and Persian needs its letters joined. */
const fontFile = fileURLToPath(
	import.meta.resolve('@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf'),
)
let coverage: Covers | undefined

/** Text as pixels: only where there is ink, without margins. */
export type DrawnText = Required<Pick<OverlayOptions, 'input' | 'raw'>> & { width: number; height: number }

export type TextStyle = {
	size: number
	colour: string
	width: number
	direction: 'rtl' | 'ltr'
	/** Added between lines; the font's own lines are as high as Persian wants them. */
	spacing?: number
}

/** They shape or turn the text beside them and need no glyph. */
const invisible = new Set([0x200c, 0x200d, 0x200e, 0x200f])
/** Some fonts have glyphs for these; Pango refuses the first kind, and the second could turn the whole text over. */
const unwanted = /[\p{Cc}\ufffd\u202a-\u202e\u2066-\u2069]/u

/** What of a text can be drawn: in one line, without control signs, and without the empty boxes of absent glyphs. */
export function drawable(text: string): string {
	coverage ??= readFontCoverage(readFileSync(fontFile))
	const known = (sign: string) => {
		const codePoint = sign.codePointAt(0) ?? 0
		return !unwanted.test(sign) && (invisible.has(codePoint) || coverage?.(codePoint) === true)
	}
	return [...text.toWellFormed().normalize('NFC').replace(/\s+/g, ' ')].filter(known).join('').trim()
}

/** Tells from which side a text is read, also where it opens with a word of the other script. */
const directionMark = { rtl: '\u200f', ltr: '\u200e' } as const

/** Pango reads markup, and a title has none. */
export async function drawText(text: string, style: TextStyle): Promise<DrawnText> {
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
export async function drawFitting(text: string, style: TextStyle, height: number): Promise<DrawnText> {
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

/** Without the word that was cut through, unless that is most of the text. */
function wholeWords(text: string): string {
	const end = text.lastIndexOf(' ')
	return (end > text.length - 25 && end > 0 ? text.slice(0, end) : text).replace(/[\s.,:;،؛…]+$/, '')
}
