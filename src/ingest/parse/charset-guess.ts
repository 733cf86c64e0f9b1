export type Plausibility = {
	/** From 0 to 1. */
	share: number
	/** How many letters that was judged by. */
	letters: number
}

/**
 * How far a text reads like what people write in the script its character set is for. Only what stands outside ASCII
 * is weighed, since there alone the sets differ. Letters that a language uses often count more than rare ones: a word
 * read in the wrong set is made of letters too, but of the wrong ones.
 */
export function plausibility(text: string): Plausibility {
	const turned = hasTurnedCase(text)
	let weight = 0
	let letters = 0
	let at = 0
	while (at < text.length) {
		const code = text.charCodeAt(at)
		const run = isAccentedLatin(code) ? accentedRun(text, at) : 1
		if (code >= 0x80) {
			const before = text.charCodeAt(at - 1)
			const after = text.charCodeAt(at + run)
			letters += run
			weight +=
				run *
				(isAccentedLatin(code) ? weightOfRun(run, before, after) : weightOf(code, before, after, turned))
		}
		at += run
	}
	return { share: letters === 0 ? 1 : weight / letters, letters }
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
	code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7

/** The wrong set makes capitals of small letters: «Биткоин» becomes «аХРЙНХМ». A brand such as «МегаФон» does not. */
function hasTurnedCase(text: string): boolean {
	const rising = text.match(/[а-яё][А-ЯЁ]/g)?.length ?? 0
	const falling = text.match(/[А-ЯЁ][а-яё]/g)?.length ?? 0
	return rising * 4 > falling
}

function accentedRun(text: string, from: number): number {
	let to = from + 1
	while (isAccentedLatin(text.charCodeAt(to))) to += 1
	return to - from
}

/** In Latin scripts letters with an accent keep company with plain ones; a long word of nothing else is another script. */
function weightOfRun(run: number, before: number, after: number): number {
	if (run === 1) return before >= 0x80 && after >= 0x80 ? 0 : 1
	if (isAsciiLetter(before) || isAsciiLetter(after)) return run <= 3 ? 1 : 0.5
	return run <= 3 ? 0.6 : 0
}

function weightOf(code: number, before: number, after: number, turned: boolean): number {
	if (isArabic(code)) return isAsciiLetter(before) || isAsciiLetter(after) ? 0 : (weights.get(code) ?? 0)
	if (isUpperCyrillic(code)) {
		if (isAsciiLetter(before) || (isCyrillic(before) && (turned || !isUpperCyrillic(before)))) return 0.1
		return 0.85 * (weights.get(String.fromCharCode(code).toLowerCase().charCodeAt(0)) ?? 0.3)
	}
	if (isCyrillic(code)) return isAsciiLetter(before) ? 0 : (weights.get(code) ?? 0.3)
	const known = weights.get(code)
	if (known !== undefined) return known
	// Greek, Hebrew, Thai and the East Asian scripts are believed when a feed declares them.
	return code >= 0x370 && code < 0xe000 && (code < 0x2000 || code > 0x2fff) ? 0.8 : 0
}
