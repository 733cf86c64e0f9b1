import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawable, drawFitting, drawText, type TextImage } from './draw-text.ts'

const style = { size: 40, colour: '#ffffff', width: 1000, direction: 'rtl' } as const
const drawnLike = async (text: string, direction: 'rtl' | 'ltr' = 'rtl') =>
	drawText(text, { ...style, direction })
const pixels = ({ input }: TextImage) => input as Buffer

/** The first or last columns of a drawing, without the empty rows around it. */
async function side(drawn: TextImage, which: 'left' | 'right', width: number) {
	const left = which === 'left' ? 0 : drawn.width - width
	const cut = await sharp(pixels(drawn), { raw: drawn.raw })
		.extract({ left, top: 0, width, height: drawn.height })
		.flatten({ background: '#000000' })
		.png()
		.toBuffer()
	const { info } = await sharp(cut).trim({ background: '#000000' }).toBuffer({ resolveWithObject: true })
	return { width: info.width, height: info.height }
}

describe('Persian', () => {
	test('letters are joined, not drawn separately', async () => {
		const joined = await drawnLike('ببب')
		const apart = await drawnLike('ب\u200cب\u200cب')
		expect(joined.width).toBeLessThan(apart.width * 0.75)
	})

	test('letters are letters, not the boxes of missing glyphs', async () => {
		const boxes = await drawnLike('\ue123\ue123\ue123\ue123')
		const [one, other] = await Promise.all([drawnLike('گژپچ'), drawnLike('سلام')])
		expect(pixels(one).equals(pixels(other))).toBe(false)
		for (const word of [one, other]) {
			expect([word.width, word.height]).not.toEqual([boxes.width, boxes.height])
			expect(pixels(word).equals(pixels(boxes))).toBe(false)
		}
	})

	test('a title that begins with a Latin word has it at the right', async () => {
		const word = await drawnLike('USDC')
		const title = await drawnLike('USDC در سولانا')
		expect(await side(title, 'right', word.width)).toEqual({ width: word.width, height: word.height })
		const turned = await drawnLike('USDC در سولانا', 'ltr')
		expect(await side(turned, 'left', word.width)).toEqual({ width: word.width, height: word.height })
	})
})

test.each([
	['markup', '<span size="99999">&amp;</span>', '<span size="99999">&amp;</span>'],
	['turning the text over', 'safe \u202egnp.exe\u202c \u2067x\u2069', 'safe gnp.exe x'],
	['control signs and broken letters', 'a\u0000b\u001b[0m\ud800c', 'ab[0mc'],
	['lines', 'one\n\n two\t three ', 'one two three'],
	['emoji and scripts we cannot draw', 'To the 🚀👩‍🚀 moon 中文', 'To the \u200d moon'],
	['nothing to draw', '🚀', ''],
	['a half-space, which Persian needs', 'بیت\u200cکوین', 'بیت\u200cکوین'],
])('of %s only the words are drawn', async (_name, given, wanted) => {
	expect(drawable(given)).toBe(wanted)
	if (wanted !== '') expect((await drawnLike(wanted, 'ltr')).height).toBeLessThan(60)
})

describe('a text that is too long', () => {
	const words = 'reserves custody redemption '.repeat(12).trim()
	const narrow = { ...style, direction: 'ltr', width: 400 } as const

	test('is cut after a word and fits', async () => {
		const fitting = await drawFitting(words, narrow, 130)
		expect(fitting.height).toBeLessThanOrEqual(130)
		// As much as possible: one line more would not have fitted.
		expect(fitting.height).toBeGreaterThan(70)
	})

	test('is cut within a word that is too long by itself', async () => {
		const fitting = await drawFitting('W'.repeat(300), narrow, 130)
		expect(fitting.height).toBeLessThanOrEqual(130)
		expect(fitting.width).toBeGreaterThan(300)
	})

	test('ends in an ellipsis', async () => {
		const fitting = await drawFitting('one two three four five six seven', { ...narrow, width: 250 }, 40)
		expect(pixels(fitting).equals(pixels(await drawText('one two…', narrow)))).toBe(true)
	})
})

test.each([...'پچژگکیآۀۀ۰۹٪،؛؟«»AZaz09&<>$%’“”—…€™é'])('“%s” is drawn', (sign) => {
	expect(drawable(sign)).toBe(sign)
})

test.each([...'🚀中Б₿', '\uffff'])('“%s” is not in the font, and is left out', (sign) => {
	expect(drawable(sign)).toBe('')
})
