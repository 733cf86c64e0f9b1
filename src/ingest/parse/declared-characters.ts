import { decodeReferences } from './decode-references.ts'

/** Names that a document gives to single characters. */
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
 * The internal subset of a DOCTYPE, from behind its «[», where it does nothing but name single characters: old
 * generators bring the names of HTML along. Null for anything else, for that is where entity bombs live.
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
		// The first of several declarations holds, as XML has it.
		if (!characters.has(name)) characters.set(name, character)
	}
}

function characterIn(value: string): string | null {
	if (numericReference.test(value)) return decodeReferences(value)
	return value !== '&' && [...value].length === 1 ? value : null
}
