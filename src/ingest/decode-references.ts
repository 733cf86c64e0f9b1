import { decodeHTMLStrict } from 'entities'

// Names need their semicolon: in an address, `&copy=1` is a parameter and not a sign.
const reference = /&(?:#[xX]0*([0-9a-fA-F]{1,6})|#0*([0-9]{1,7})|([a-zA-Z][a-zA-Z0-9]{1,31}));/g

const highestCodePoint = 0x10ffff

function characterOf(codePoint: number, whole: string): string {
	// NUL and half a surrogate pair are no characters: PostgreSQL refuses the one, JSON readers the other.
	if (codePoint === 0 || (codePoint >= 0xd800 && codePoint <= 0xdfff)) return ''
	if (codePoint > highestCodePoint) return ''
	// 128 to 159 are control characters, but whoever writes &#146; means the windows-1252 apostrophe.
	return codePoint >= 0x80 && codePoint <= 0x9f ? decodeHTMLStrict(whole) : String.fromCodePoint(codePoint)
}

/**
 * Decodes the references of a text once. A name that the fixed HTML table does not know stays as it is
 * written, so nothing that a document declares can ever be expanded.
 */
export function decodeReferences(text: string): string {
	if (!text.includes('&')) return text
	return text.replace(reference, (whole, hex?: string, decimal?: string) => {
		if (hex !== undefined) return characterOf(Number.parseInt(hex, 16), whole)
		if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10), whole)
		return decodeHTMLStrict(whole)
	})
}
