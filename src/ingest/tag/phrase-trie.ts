import { namesOf } from './persian-suffixes.ts'
import { joins, type Token } from './tokenise-title.ts'

type Node<Value> = { next: Map<string, Node<Value>>; values: Value[] }

type PhraseMatch<Value> = {
	values: readonly Value[]
	/** Index of the first word after the match. */
	after: number
	/** The last word has a Persian ending. */
	inflected: boolean
}

const none: readonly never[] = []

/** Finds all phrases in one pass over a title, whatever their number. */
export class PhraseTrie<Value> {
	readonly #root: Node<Value> = { next: new Map(), values: [] }

	add(keys: readonly string[], value: Value): void {
		let node = this.#root
		for (const key of keys) {
			let next = node.next.get(key)
			if (next === undefined) {
				next = { next: new Map(), values: [] }
				node.next.set(key, next)
			}
			node = next
		}
		if (keys.length > 0 && !node.values.includes(value)) node.values.push(value)
	}

	/** The phrases that begin at a word, longest first. */
	matchesAt(tokens: readonly Token[], at: number): readonly PhraseMatch<Value>[] {
		// Most words begin no phrase, so this check must be fast.
		const begin = tokens[at]
		if (begin === undefined || (begin.latin && !this.#root.next.has(begin.key))) return none
		// The list is created with the first match, because words like "in" begin many phrases and complete few.
		let matches: PhraseMatch<Value>[] | undefined
		let node = this.#root
		for (let index = at; index < tokens.length; index++) {
			const token = tokens[index]
			if (token === undefined || (index > at && !joins(token.gap))) break
			const next = node.next.get(token.key)
			let values = next?.values
			const exact = values !== undefined && values.length > 0
			if (!exact && !token.latin) {
				const stem = namesOf(token.key).find((candidate) => node.next.get(candidate)?.values.length)
				values = stem === undefined ? undefined : node.next.get(stem)?.values
			}
			if (values !== undefined && values.length > 0) {
				const match = { values, after: index + 1, inflected: !exact }
				if (matches === undefined) matches = [match]
				else matches.push(match)
			}
			if (next === undefined) break
			node = next
		}
		return matches?.reverse() ?? none
	}
}
