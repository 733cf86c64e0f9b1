import { type Catalogue, everyName } from '#domain/catalogue.ts'
import { type Clarity, capitalNames, nameClarity, tickerClarity } from '#ingest/vocabulary/ambiguous-words.ts'
import { decoyPhrases } from '#ingest/vocabulary/decoy-phrases.ts'
import { joinedSpellings } from './persian-suffixes.ts'
import { PhraseTrie } from './phrase-trie.ts'
import { surnames } from './surname-contexts.ts'
import { keysOf } from './tokenise-title.ts'

/** How a Latin word must be capitalised to count. */
export type Writing = 'any' | 'capital' | 'exact'

export type EntityRule =
	| { kind: 'coin'; ref: string; form: 'ticker' | 'name'; text: string; clarity: Clarity; writing: Writing }
	| { kind: 'person'; ref: string; text: string; writing: Writing; companions?: ReadonlySet<string> }
	| { kind: 'decoy' }

/** Coins, people and decoys are in one trie, so that the longest match wins. */
export function buildEntityRules(catalogue: Catalogue): PhraseTrie<EntityRule> {
	const trie = new PhraseTrie<EntityRule>()
	const add = (text: string, rule: EntityRule) => {
		for (const spelling of joinedSpellings(keysOf(text))) trie.add(spelling, rule)
	}
	for (const coin of catalogue.coins) {
		const ticker = coin.symbol
		const clarity = tickerClarity(ticker, coin.ambiguousSymbol)
		add(ticker, { kind: 'coin', ref: ticker, form: 'ticker', text: ticker, clarity, writing: 'exact' })
		for (const name of everyName(coin)) {
			if (name === ticker) continue
			const clarity =
				allCapitals.test(name) && tickerClarity(name, false) === 'strict'
					? 'strict'
					: nameClarity(keysOf(name), coin.ambiguousName)
			const writing = writingOf(name, clarity)
			// A name that counts only in capitals is treated like a ticker.
			const form = writing === 'exact' ? 'ticker' : 'name'
			add(name, { kind: 'coin', ref: ticker, form, text: name, clarity, writing })
		}
	}
	for (const person of catalogue.people) {
		for (const name of everyName(person)) {
			const writing = allCapitals.test(name) ? 'exact' : name.includes(' ') ? 'any' : 'capital'
			add(name, { kind: 'person', ref: person.routeRef, text: name, writing })
		}
	}
	for (const { ref, name, companions } of surnames) {
		if (!catalogue.people.some((person) => person.routeRef === ref)) continue
		add(name, { kind: 'person', ref, text: name, writing: 'capital', companions })
	}
	for (const phrase of decoyPhrases) add(phrase, { kind: 'decoy' })
	return trie
}

const allCapitals = /^[A-Z]{1,5}$/

function writingOf(name: string, clarity: Clarity): Writing {
	// A name in capitals that is also a common word (JUST, ICON) counts only in capitals.
	if (allCapitals.test(name)) return clarity === 'plain' ? 'capital' : 'exact'
	return clarity === 'plain' && !capitalNames.has(name.toLowerCase()) ? 'any' : 'capital'
}
