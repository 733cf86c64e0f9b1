import { fileURLToPath } from 'node:url'
import type { OverlayOptions } from 'sharp'
import { escapeMarkup } from '#domain/escape-markup.ts'
import { loadSharp } from '#services/read-picture.ts'

/** The font is passed as a file: a server has no fonts installed, and Persian needs its letters joined. */
const fontFile = fileURLToPath(import.meta.resolve('./vazirmatn-bold.ttf'))

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

/**
 * Characters that the font has: Latin and Persian text, and invisible characters that shape it. Bidi overrides are left
 * out, because they could reverse the whole text.
 */
const inFont =
	/[\p{Script=Latin}\p{Script_Extensions=Arabic}\x20-\x7e\u200c-\u200f\u2010-\u2027\u2030\u2039\u203a«»€£¥™©®°·×]/u

/** The drawable part of a text: in one line, without control characters, and without characters that the font lacks. */
export const drawable = (text: string): string =>
	[...text.toWellFormed().normalize('NFC').replace(/\s+/g, ' ')]
		.filter((sign) => inFont.test(sign))
		.join('')
		.trim()

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
