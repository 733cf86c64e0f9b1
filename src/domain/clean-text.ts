/** A title is shown with at most this many characters. */
export const longestTitle = 300

/**
 * Text that is safe to store and show: in composed form, without control characters, bidi overrides and invisible joiners. The
 * half space (U+200C) and the marks U+200E/F stay, because Persian needs them.
 */
export function cleanTitle(text: string): string {
	// Text far behind the limit is ignored, because a title of megabytes is an attack.
	const bounded = text.length > farBehindLimit ? text.slice(0, farBehindLimit) : text
	if (shortPlainLine.test(bounded)) return bounded.trim()
	const cleaned = bounded.replace(unwanted, '').normalize('NFC').replace(/\s+/g, ' ').trim()
	return cutAtGrapheme(cleaned, longestTitle)
}

/** Truncates between visible characters, never inside an emoji or between a letter and its mark. */
export function cutAtGrapheme(text: string, limit: number): string {
	if (text.length <= limit) return text
	let end = 0
	for (const { index, segment } of graphemes.segment(text.slice(0, limit + longestGrapheme))) {
		if (index + segment.length > limit) break
		end = index + segment.length
	}
	return text.slice(0, end).trimEnd()
}

/** The share of replacement characters in a text. */
export function unreadableShare(text: string): number {
	if (!text.includes(replacementSign)) return 0
	let signs = 0
	for (const character of text) if (character === replacementSign) signs++
	return signs / text.length
}

const replacementSign = '\ufffd'
const farBehindLimit = 8_192
const longestGrapheme = 64
/**
 * Characters that need neither composing nor removing: ASCII, typographic quotes and dashes, Persian without combining marks,
 * the half space.
 */
const shortPlainLine =
	/^(?! )(?:[\x21-\x7e‘’“”–—…«»\u060c\u061b\u061f\u0620-\u064a\u0660-\u066c\u0671-\u06d3\u06f0-\u06f9\u200c]| (?! )){0,300}$/
// Tabs and line breaks become spaces later; \p{Cs} under the u flag is a single surrogate.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed.
const unwanted = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u200b\ufeff]|\p{Cs}/gu
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
