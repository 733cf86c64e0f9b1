import { decodeHTMLStrict } from 'entities'

// Names need their semicolon, because `&copy=1` in an address is a parameter and not a character.
const reference = /&(?:#[xX]0*([0-9a-fA-F]{1,6})|#0*([0-9]{1,7})|([a-zA-Z][a-zA-Z0-9]{1,31}));/g

/** The same for documents that declare their own names, which may have any letters. */
const anyReference = /&(?:#[xX]0*([0-9a-fA-F]{1,6})|#0*([0-9]{1,7})|([^\s&;#<>"'%]{1,64}));/g
/** Names that a document cannot redefine. */
const ofXml: ReadonlySet<string> = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])

const highestCodePoint = 0x10ffff

function characterOf(codePoint: number, whole: string): string {
	// PostgreSQL does not accept NUL.
	if (codePoint === 0 || codePoint > highestCodePoint) return ''
	// 128 to 159 are control characters, but authors who write &#146; mean the windows-1252 apostrophe.
	return codePoint >= 0x80 && codePoint <= 0x9f ? decodeHTMLStrict(whole) : String.fromCodePoint(codePoint)
}

/**
 * Decodes the references of a text once. A name is a character of the fixed HTML table, or the single character that the
 * document declares; any other name stays as it is, so that nothing can be expanded.
 */
export function decodeReferences(text: string, declared?: ReadonlyMap<string, string>): string {
	if (!text.includes('&')) return text
	const known = declared !== undefined && declared.size > 0 ? declared : undefined
	const form = known === undefined ? reference : anyReference
	const decoded = text.replace(form, (whole, hex?: string, decimal?: string, name = '') => {
		if (hex !== undefined) return characterOf(Number.parseInt(hex, 16), whole)
		if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10), whole)
		return (ofXml.has(name) ? undefined : known?.get(name)) ?? decodeHTMLStrict(whole)
	})
	// Old generators write an emoji as two surrogate references; a single surrogate is removed.
	return withoutLoneSurrogates(decoded)
}

/** Removes single surrogates, which JSON parsers refuse. */
export function withoutLoneSurrogates(text: string): string {
	if (text.isWellFormed()) return text
	let wellFormed = ''
	// Iterating a string gives whole code points, and a single surrogate as itself.
	for (const character of text) if (character.isWellFormed()) wellFormed += character
	return wellFormed
}

/** Names that a document declares for single characters. */
export type DeclaredCharacters = ReadonlyMap<string, string>

export const noDeclarations: DeclaredCharacters = new Map()

/** XHTML names 253 characters. */
const mostDeclared = 300

const blank = /\s+/y
const comment = /<!--(?:(?!--)[\s\S])*-->/y
const entity = /<!entity\s+([^\s"'<>&;%]{1,64})\s+(?:"([^"<%]{1,12})"|'([^'<%]{1,12})')\s*>/iuy
const end = /\]\s*>/y
const numericReference = /^&#(?:x[0-9a-f]{1,8}|[0-9]{1,8});$/i

/**
 * The internal subset of a DOCTYPE after its «[», if it only declares names for single characters: old generators include
 * the names of HTML. Null for anything else, because entity bombs are declared there.
 */
export function readDeclaredCharacters(
	text: string,
	from: number,
): { characters: DeclaredCharacters; after: number } | null {
	const characters = new Map<string, string>()
	let declarations = 0
	let at = from
	const take = (form: RegExp): RegExpExecArray | null => {
		form.lastIndex = at
		const found = form.exec(text)
		if (found !== null) at = form.lastIndex
		return found
	}
	for (;;) {
		if (take(blank) !== null || take(comment) !== null) continue
		if (take(end) !== null) return { characters, after: at }
		const [, name, inDouble, inSingle] = take(entity) ?? []
		const character = characterIn(inDouble ?? inSingle ?? '')
		declarations += 1
		if (name === undefined || character === null || declarations > mostDeclared) return null
		// In XML the first of several declarations is valid.
		if (!characters.has(name)) characters.set(name, character)
	}
}

function characterIn(value: string): string | null {
	if (numericReference.test(value)) return decodeReferences(value)
	return value !== '&' && [...value].length === 1 ? value : null
}
