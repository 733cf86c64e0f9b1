import type { TagReason } from '#domain/news-item.ts'
import type { Entity } from './find-entities.ts'
import type { PhraseTrie } from './phrase-trie.ts'
import { findPriceMove } from './price-move.ts'
import type { Token } from './tokenise-title.ts'
import type { TopicRule } from './topic-rules.ts'
import { isTradeWord } from './trade-context.ts'

/** Topics by keyword, and the market by how a headline tells of prices. */
export function findTopics(
	title: string,
	tokens: readonly Token[],
	rules: PhraseTrie<TopicRule>,
	coins: readonly Entity[],
	named: boolean,
): TagReason[] {
	const reasons: TagReason[] = []
	const present = new Set<string>()
	const tell = (ref: string, from: Token | undefined, to: Token | undefined, rule: string) => {
		if (present.has(ref) || from === undefined || to === undefined) return
		present.add(ref)
		reasons.push({ kind: 'topic', ref, span: [from.start, to.end], rule })
	}
	const matches: { rule: TopicRule; from: number; to: number }[] = []
	for (let index = 0; index < tokens.length; index++) {
		const first = tokens[index]
		for (const match of rules.matchesAt(tokens, index)) {
			const last = tokens[match.after - 1]
			for (const rule of match.values) {
				if (rule.exact !== undefined && last?.text !== rule.exact) continue
				if (isSiteName(first, tokens[match.after])) continue
				if (rule.conditional) matches.push({ rule, from: index, to: match.after })
				else tell(rule.ref, first, last, `keyword ${rule.keyword}`)
			}
		}
	}
	const inTrade =
		named ||
		ownTopics.some((ref) => present.has(ref)) ||
		tokens.some((_token, index) => isTradeWord(tokens, index))
	for (const { rule, from, to } of inTrade ? matches : []) {
		// "Yield" in Yield Guild Games is part of a name.
		const partOfName = coins.some(
			(coin) => coin.from <= from && to <= coin.to && coin.to - coin.from > to - from,
		)
		if (!partOfName)
			tell(rule.ref, tokens[from], tokens[to - 1], `keyword ${rule.keyword}, in a title of the trade`)
	}
	const move = findPriceMove(
		title,
		tokens,
		coins,
		present.has('crypto') || tokens.some((token) => tokenWords.has(token.key)),
	)
	if (move) tell('market', move, move, `price move: ${move.key}`)
	return reasons
}

/** Topics that by their plain keywords show what a title is about. */
const ownTopics = ['crypto', 'blockchain', 'defi', 'nft', 'airdrop']

/** The exchange Crypto.com is not the word crypto. */
const isSiteName = (word: Token | undefined, next: Token | undefined): boolean =>
	word?.key === 'crypto' && next?.gap === '.' && next.key === 'com'

/** A token that the catalogue does not know has a price too. */
const tokenWords = new Set(['token', 'tokens', 'coins', 'توکن'])
