import { Buffer, isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'

type Plausibility = {
	/** From 0 to 1. */
	share: number
	/** The number of characters that it is based on. */
	letters: number
}

/**
 * How plausible a decoded text is for the script of its character set. Only characters outside ASCII count, because the sets
 * differ only there. Frequent letters of a language count more than rare ones, because text in the wrong set has the wrong
 * letters.
 */
function plausibility(text: string): Plausibility {
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

/** The wrong set swaps upper and lower case: «Биткоин» becomes «аХРЙНХМ». A brand such as «МегаФон» has few such changes. */
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

/** In Latin scripts accented letters are next to plain ones; a long run of accented letters is another script. */
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
	// Greek, Hebrew, Thai and East Asian scripts are accepted if a feed declares them.
	return code >= 0x370 && code < 0xe000 && (code < 0x2000 || code > 0x2fff) ? 0.8 : 0
}

/** Character sets that feeds use without declaring them, or while declaring another. */
const undeclaredSets = ['windows-1252', 'windows-1256', 'windows-1251', 'koi8-r', 'iso-8859-6', 'iso-8859-5']

/** The character set that web pages mean by a name. */
const meantBy: Record<string, string> = {
	'iso-8859-1': 'windows-1252',
	latin1: 'windows-1252',
	'us-ascii': 'windows-1252',
	ascii: 'windows-1252',
	'iso-8859-9': 'windows-1254',
	'iso-8859-11': 'windows-874',
	'tis-620': 'windows-874',
	'cp-1256': 'windows-1256',
	'x-cp1256': 'windows-1256',
	'ks_c_5601-1987': 'euc-kr',
	gb2312: 'gb18030',
}

/** How much more plausible an undeclared set must be than a declared one; more for short texts. */
const benefitOfDoubt = (letters: number): number => 0.25 + Math.min(0.1, 1 / letters)
const sampleBytes = 64_000

/** The name of a supported set, or null. UTF-8 and UTF-16 are recognised by their bytes and never by name. */
function knownSet(name: string | undefined): string | null {
	const wanted = name?.trim().toLowerCase()
	if (!wanted || /^(?:utf|ucs|unicode|iso-10646)/.test(wanted)) return null
	const meant = meantBy[wanted] ?? wanted
	return /^[a-z0-9_:-]{2,30}$/.test(meant) && iconv.encodingExists(meant) ? meant : null
}

const headerCharset = /charset\s*=\s*["']?([^\s"';,]+)/i
const xmlDeclaration = /<\?xml[^>]{0,200}?encoding\s*=\s*["']([^"']{1,40})["']/i
const metaCharset = /<meta[^>]{0,200}?charset\s*=\s*["']?([a-z0-9_:-]{2,40})/i

function declaredSets(body: Buffer, contentType: string | null): string[] {
	const head = body.subarray(0, 2048).toString('latin1')
	const names = [
		headerCharset.exec(contentType ?? '')?.[1],
		xmlDeclaration.exec(head)?.[1],
		metaCharset.exec(head)?.[1],
	]
	return names.map(knownSet).filter((name) => name !== null)
}

/** The variant of UTF-16 or UTF-32, by the byte-order mark or by the position of zero bytes. */
function wideSet(body: Buffer): string | null {
	const [a, b, c, d] = body
	if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'utf-32le' : 'utf-16le'
	if (a === 0xfe && b === 0xff) return 'utf-16be'
	if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'utf-32be'
	if (a !== 0 && b === 0 && c !== 0 && d === 0) return 'utf-16le'
	if (a === 0 && b !== 0 && c === 0 && d !== 0) return 'utf-16be'
	return null
}

const hasUtf8Mark = (body: Buffer): boolean => body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf

/** The number of complete UTF-8 sequences, of incomplete ones, and of bytes that are not UTF-8. */
function utf8Evidence(body: Buffer): { whole: number; cut: number; strange: number } {
	const found = { whole: 0, cut: 0, strange: 0 }
	let at = 0
	while (at < body.length) {
		const first = body[at] ?? 0
		at += 1
		if (first < 0x80) continue
		const follow = first < 0xc2 || first > 0xf4 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3
		let have = 0
		while (have < follow && ((body[at + have] ?? 0) & 0xc0) === 0x80) have += 1
		at += have
		if (follow > 0 && have === follow) found.whole += 1
		else if (have > 0) found.cut += 1
		else found.strange += 1
	}
	return found
}

/**
 * Complete UTF-8 sequences outweigh a few broken bytes, such as a truncated character or a pasted quotation mark. If another
 * set is declared many more are needed; otherwise more than there are bytes that cannot be UTF-8.
 */
function isMostlyUtf8(body: Buffer, otherDeclared: boolean): boolean {
	const { whole, cut, strange } = utf8Evidence(body)
	return otherDeclared ? whole > 4 * (cut + strange) : whole + cut > strange
}

function bestLegacyReading(body: Buffer, declared: readonly string[]): string {
	const sample = body.subarray(0, sampleBytes)
	let best = 'windows-1252'
	let highest = -1
	for (const set of new Set([...declared, ...undeclaredSets])) {
		const { share, letters } = plausibility(iconv.decode(sample, set))
		const reached = share + (declared.includes(set) ? benefitOfDoubt(letters) : 0)
		if (reached > highest) [best, highest] = [set, reached]
	}
	return iconv.decode(body, best)
}

/**
 * The text of a body. Valid UTF-8 is UTF-8 whatever the label says, because no other set produces it by chance. Otherwise the
 * most plausible set is used: a declared one, or one that Latin, Persian and Russian sites use without declaring it. Bytes
 * that cannot be decoded become U+FFFD.
 */
export function decodeBody(body: Uint8Array, contentType: string | null): string {
	const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
	const wide = wideSet(bytes)
	if (wide !== null) return withoutMark(iconv.decode(bytes, wide))
	const declared = declaredSets(bytes, contentType)
	if (hasUtf8Mark(bytes) || isUtf8(bytes) || isMostlyUtf8(bytes, declared.length > 0))
		return withoutMark(bytes.toString('utf8'))
	return bestLegacyReading(bytes, declared)
}

const withoutMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text)
