import type { PhraseTrie } from './phrase-trie.ts'
import type { EntityRule, Writing } from './tag-rules.ts'
import type { Token } from './tokenise-title.ts'

export type Entity = {
	rule: Exclude<EntityRule, { kind: 'decoy' }>
	/** Indexes of the first word and of the first word after it. */
	from: number
	to: number
}

/** Possible names in a title, the longest first; no word belongs to two of them. */
export function findEntities(tokens: readonly Token[], rules: PhraseTrie<EntityRule>): Entity[] {
	const found: Entity[] = []
	let index = 0
	while (index < tokens.length) {
		const match = readAt(tokens, index, rules)
		if (match === undefined) {
			index++
			continue
		}
		if (match.rule.kind !== 'decoy') found.push({ rule: match.rule, from: index, to: match.to })
		index = match.to
	}
	return found
}

function readAt(tokens: readonly Token[], index: number, rules: PhraseTrie<EntityRule>) {
	for (const match of rules.matchesAt(tokens, index)) {
		const rule = match.values.find((candidate) => {
			if (candidate.kind === 'decoy') return !match.inflected
			// Only clear names may have an ending, because «نمی» is a verb and not «نم» with an ending.
			if (match.inflected && candidate.kind === 'coin' && candidate.clarity !== 'plain')
				return candidate.text === 'اتر' && tokens[match.after - 1]?.key.endsWith('های') === true
			return isWritten(tokens, index, match.after, candidate.writing, candidate.text)
		})
		if (rule) return { rule, to: match.after }
	}
	return undefined
}

function isWritten(
	tokens: readonly Token[],
	from: number,
	to: number,
	writing: Writing,
	text: string,
): boolean {
	if (writing === 'any') return true
	const last = tokens[to - 1]
	if (last === undefined || !last.latin) return true
	return writing === 'exact' ? to - from === 1 && last.text === text : upperOrDigit.test(last.text)
}

/** The capital may be the second letter, as in eCash and dYdX. */
const upperOrDigit = /^[\p{Lu}\d]|^\p{Ll}\p{Lu}/u
