/**
 * How far a text reads like what people write in the script its character set is for, from 0 to 1. Only what
 * stands outside ASCII is weighed, since there alone the sets differ. Letters that a language uses often count
 * more than rare ones: a word read in the wrong set is made of letters too, but of the wrong ones.
 */
export function plausibility(text: string): number {
	let weight = 0
	let all = 0
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at)
		if (code < 0x80) continue
		all += 1
		weight += weightOf(code, text.charCodeAt(at - 1), text.charCodeAt(at + 1))
	}
	return all === 0 ? 1 : weight / all
}

const weights = new Map<number, number>()
const weigh = (letters: string, weight: number) => {
	for (const letter of letters) weights.set(letter.charCodeAt(0), weight)
}
weigh('اينردهموتبلسشكیک', 1)
weigh('گپفقحجعخزآص\u200c،؟', 0.7)
weigh('چطژئغضظثذؤأإىةء؛ـ', 0.3)
weigh('оеаинтсрвлкмдпу', 1)
weigh('яыьгзбчйхжшюцщэфъё', 0.6)
weigh('\u00a0«»–—‘’“”…•€£©®™°·№', 0.8)

const isArabic = (code: number): boolean => (code >= 0x600 && code <= 0x6ff) || code === 0x200c
const isCyrillic = (code: number): boolean => code >= 0x400 && code <= 0x45f
const isUpperCyrillic = (code: number): boolean => code >= 0x400 && code <= 0x42f
const isAsciiLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
const isAccentedLatin = (code: number): boolean =>
	code >= 0xc0 && code <= 0x17f && code !== 0xd7 && code !== 0xf7

function weightOf(code: number, before: number, after: number): number {
	if (isArabic(code)) return isAsciiLetter(before) || isAsciiLetter(after) ? 0 : (weights.get(code) ?? 0)
	// A capital inside a word is what the wrong Cyrillic set makes of it.
	if (isUpperCyrillic(code)) return isCyrillic(before) || isAsciiLetter(before) ? 0.1 : 0.6
	if (isCyrillic(code)) return isAsciiLetter(before) ? 0 : (weights.get(code) ?? 0.3)
	// In Latin scripts a letter with an accent keeps company with plain ones; many in a row are another script.
	if (isAccentedLatin(code))
		return isAsciiLetter(before) || isAsciiLetter(after) || (before < 0x80 && after < 0x80) ? 1 : 0
	const known = weights.get(code)
	if (known !== undefined) return known
	// Greek, Hebrew, Thai and the East Asian scripts are believed when a feed declares them.
	return code >= 0x370 && code < 0xe000 && (code < 0x2000 || code > 0x2fff) ? 0.8 : 0
}
