import { decodeHTMLStrict } from 'entities'

// Names need their semicolon: in an address, `&copy=1` is a parameter and not a sign.
const reference = /&(?:#[xX]0*([0-9a-fA-F]{1,6})|#0*([0-9]{1,7})|([a-zA-Z][a-zA-Z0-9]{1,31}));/g

const highestCodePoint = 0x10ffff

function characterOf(codePoint: number, whole: string): string {
	// PostgreSQL takes no NUL.
	if (codePoint === 0 || codePoint > highestCodePoint) return ''
	// 128 to 159 are control characters, but whoever writes &#146; means the windows-1252 apostrophe.
	return codePoint >= 0x80 && codePoint <= 0x9f ? decodeHTMLStrict(whole) : String.fromCodePoint(codePoint)
}

/**
 * Decodes the references of a text once. A name that the fixed HTML table does not know stays as it is
 * written, so nothing that a document declares can ever be expanded.
 */
export function decodeReferences(text: string): string {
	if (!text.includes('&')) return text
	const decoded = text.replace(reference, (whole, hex?: string, decimal?: string) => {
		if (hex !== undefined) return characterOf(Number.parseInt(hex, 16), whole)
		if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10), whole)
		return decodeHTMLStrict(whole)
	})
	// Old generators write an emoji as the two halves of its pair; a half that stands alone is nothing.
	return withoutHalves(decoded)
}

/** Without halves of surrogate pairs, which JSON readers refuse. */
export function withoutHalves(text: string): string {
	if (text.isWellFormed()) return text
	let kept = ''
	// Iterating a string gives whole code points, and a half that stands alone as itself.
	for (const character of text) if (character.isWellFormed()) kept += character
	return kept
}
