import { hasPattern, type SearchTerm, titleWords, type WordPattern } from './search-words.ts'

export type TitlePart = { text: string; isHit: boolean }

/** Splits a title into parts and marks those that the search matched. Matches by tag are not marked. */
export function markHits(title: string, terms: readonly SearchTerm[]): TitlePart[] {
	const tokens = [...title.matchAll(wordOrSign)]
		.filter(([text]) => titleWords(text).length > 0)
		.map(({ index, 0: text }) => ({ start: index, end: index + text.length }))
	const hits = tokens.map(() => false)
	const patterns = terms.flatMap((term) => (term.isExcluded ? [] : term.patterns))
	for (const pattern of patterns) {
		for (const [first, token] of tokens.entries()) {
			const most = Math.min(tokens.length, first + 2 * pattern.words.length + 1)
			for (let last = first; last < most; last += 1) {
				if (!isExactly(title.slice(token.start, tokens[last]?.end), pattern)) continue
				hits.fill(true, first, last + 1)
				break
			}
		}
	}
	const parts: TitlePart[] = []
	let from = 0
	const add = (to: number, isHit: boolean) => {
		if (to > from) parts.push({ text: title.slice(from, to), isHit })
		from = to
	}
	for (const [index, { start, end }] of tokens.entries()) {
		if (!hits[index]) continue
		// Between two adjacent hits nothing is left out.
		add(start, index > 0 && hits[index - 1] === true)
		add(end, true)
	}
	add(title.length, false)
	return joinAlike(parts)
}

/** Whether a text has exactly the words of the pattern. */
function isExactly(text: string, pattern: WordPattern): boolean {
	const words = titleWords(text)
	const length = (words.at(-1)?.position ?? -1) + 1
	const isJoined = pattern.joined !== null && words[0]?.text.startsWith(pattern.joined) === true
	return (length === pattern.words.length || isJoined) && hasPattern(words, pattern)
}

function joinAlike(parts: readonly TitlePart[]): TitlePart[] {
	const joined: TitlePart[] = []
	for (const part of parts) {
		const before = joined.at(-1)
		if (before !== undefined && before.isHit === part.isHit) before.text += part.text
		else joined.push({ ...part })
	}
	return joined
}

const wordOrSign = /[\p{L}\p{N}\p{M}\u0640]+|[^\p{L}\p{N}\p{M}\u0640\s\u200c]/gu
