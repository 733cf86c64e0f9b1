import { type Catalogue, everyName } from '#domain/catalogue.ts'
import type { TagWords } from '#domain/tag-words.ts'
import { joinedSpellings } from './persian-suffixes.ts'
import { PhraseTrie } from './phrase-trie.ts'
import { keysOf } from './tokenise-title.ts'

/** How clearly a word alone names a coin. */
type Clarity =
	/** The word alone is enough. */
	| 'plain'
	/** A name that is also a word (Avalanche, «هلیوم»): it needs a capital letter or a fitting title. */
	| 'proper'
	/** A common word (near, flow, «نم»), or a ticker that is one: it needs further evidence. */
	| 'common'
	/** A ticker that is a common abbreviation (AR, PLA, UST): it needs the clearest evidence. */
	| 'strict'

/** How a Latin word must be capitalised to count. */
export type Writing = 'any' | 'capital' | 'exact'

export type EntityRule =
	| {
			kind: 'coin'
			ref: string
			form: 'ticker' | 'name'
			text: string
			clarity: Clarity
			writing: Writing
			/** Of a project whose name alone shows it. */
			topic: string | undefined
	  }
	| { kind: 'person'; ref: string; text: string; writing: Writing; companions?: ReadonlySet<string> }
	| { kind: 'decoy' }

/** Coins, people and decoys are in one trie, so that the longest match wins. */
export function buildEntityRules(catalogue: Catalogue, words: TagWords): PhraseTrie<EntityRule> {
	const trie = new PhraseTrie<EntityRule>()
	const add = (text: string, rule: EntityRule) => {
		for (const spelling of joinedSpellings(keysOf(text))) trie.add(spelling, rule)
	}
	for (const coin of catalogue.coins) {
		const ticker = coin.symbol
		const rule = { kind: 'coin', ref: ticker, topic: words.coins.topics.get(ticker) } as const
		const clarity = tickerClarity(ticker, coin.ambiguousSymbol, words)
		add(ticker, { ...rule, form: 'ticker', text: ticker, clarity, writing: 'exact' })
		for (const name of everyName(coin)) {
			if (name === ticker) continue
			const clarity =
				allCapitals.test(name) && words.tickers.strict.has(name)
					? 'strict'
					: nameClarity(keysOf(name), coin.ambiguousName, words)
			const writing = writingOf(name, clarity, words)
			// A name that counts only in capitals is treated like a ticker.
			const form = writing === 'exact' ? 'ticker' : 'name'
			add(name, { ...rule, form, text: name, clarity, writing })
		}
	}
	for (const person of catalogue.people) {
		for (const name of everyName(person)) {
			const writing = allCapitals.test(name) ? 'exact' : name.includes(' ') ? 'any' : 'capital'
			add(name, { kind: 'person', ref: person.routeRef, text: name, writing })
		}
	}
	for (const { ref, name, companions } of words.people.surnames) {
		if (!catalogue.people.some((person) => person.routeRef === ref)) continue
		add(name, { kind: 'person', ref, text: name, writing: 'capital', companions })
	}
	for (const phrase of words.decoys) add(phrase, { kind: 'decoy' })
	return trie
}

function tickerClarity(symbol: string, flagged: boolean, { tickers }: TagWords): Clarity {
	if (tickers.strict.has(symbol)) return 'strict'
	return flagged || tickers.common.has(symbol) ? 'common' : 'plain'
}

/** `flagged` means that the catalogue calls the name ambiguous, which applies to its one-word forms. */
function nameClarity(keys: readonly string[], flagged: boolean, { names }: TagWords): Clarity {
	const [only, second] = keys
	if (only === undefined) return 'strict'
	if (second !== undefined) return names.phrases.has(keys.join(' ')) ? 'proper' : 'plain'
	if (names.everyday.has(only)) return 'common'
	if (names.proper.has(only)) return 'proper'
	return flagged && !names.unmistakable.has(only) ? 'proper' : 'plain'
}

const allCapitals = /^[A-Z]{1,5}$/

function writingOf(name: string, clarity: Clarity, { names }: TagWords): Writing {
	// A name in capitals that is also a common word (JUST, ICON) counts only in capitals.
	if (allCapitals.test(name)) return clarity === 'plain' ? 'capital' : 'exact'
	return clarity === 'plain' && !names.capital.has(name.toLowerCase()) ? 'any' : 'capital'
}
