import type { TagReason } from '#domain/news-item.ts'
import type { Entity } from './find-entities.ts'
import { findTopicPairs } from './find-topic-pairs.ts'
import type { PhraseTrie } from './phrase-trie.ts'
import { findPriceMove } from './price-move.ts'
import type { SplitTitle } from './title-context.ts'
import type { Token } from './tokenise-title.ts'
import type { TopicRule, TopicRules } from './topic-rules.ts'

type Match = { rule: TopicRule; from: number; to: number }

/** Topics by keyword, by what the named projects do, and the market topic by price moves. */
export function findTopics(
	{ title, tokens, cryptoWordsAt, words }: SplitTitle,
	rules: TopicRules,
	coins: readonly Entity[],
	people: readonly string[],
): TagReason[] {
	const reasons: TagReason[] = []
	const present = new Set<string>()
	const addTopic = (ref: string, from: number, to: number, rule: string) => {
		const start = tokens[from]?.start
		const end = tokens[to - 1]?.end
		if (present.has(ref) || start === undefined || end === undefined) return
		present.add(ref)
		reasons.push({ kind: 'topic', ref, span: [start, end], rule })
	}
	const { plain, conditional } = findKeywords(tokens, rules)
	for (const { rule, from, to } of plain) {
		addTopic(rule.ref, from, to, `keyword ${rule.keyword}`)
	}
	const isCrypto =
		coins.length > 0 ||
		ownTopics.some((ref) => present.has(ref)) ||
		people.some((ref) => !alsoInOtherNews.has(ref))
	for (const { rule, from, to } of conditional) {
		if (present.has(rule.ref) || isPartOf(from, to, coins) || isPartOf(from, to, plain)) continue
		// The keyword itself is no evidence for its own context, though it may be a crypto word (wallet).
		const hasContext = isCrypto || cryptoWordsAt.some((index) => index < from || index >= to)
		if (hasContext || (people.length > 0 && rule.ref === 'regulation'))
			addTopic(rule.ref, from, to, `keyword ${rule.keyword}, in a title of the trade`)
	}
	for (const { rule, from, to } of coins) {
		if (freeWords.has(tokens[from - 1]?.key ?? '')) addTopic('airdrop', from, to, 'free coins')
		if (rule.kind === 'coin' && rule.topic !== undefined && rule.form === 'name')
			addTopic(rule.topic, from, to, `project of ${rule.topic}`)
	}
	if (isCrypto || cryptoWordsAt.length > 0) {
		findTopicPairs(tokens, rules.pairs, (topic, at, beside) =>
			addTopic(topic, at, at + 1, `${tokens[at]?.key} with ${beside}, in a title of the trade`),
		)
	}
	if (present.has('market')) return reasons
	const isToken = (key: string): boolean => tokenWords.has(key) || words.signals.tokens.has(key)
	const marketNamed = present.has('crypto') || cryptoWordsAt.some((at) => isToken(tokens[at]?.key ?? ''))
	const move = findPriceMove({ title, tokens, words }, coins, marketNamed)
	if (move >= 0) addTopic('market', move, move + 1, `price move: ${tokens[move]?.key}`)
	return reasons
}

function findKeywords(
	tokens: readonly Token[],
	{ keywords, decoys, words }: TopicRules,
): { plain: Match[]; conditional: Match[] } {
	const plain: Match[] = []
	const conditional: Match[] = []
	const hidden = findDecoys(tokens, decoys)
	const isAbroad = tokens.some((token) => words.abroad.has(token.key))
	for (let from = 0; from < tokens.length; from++) {
		for (const { values, after: to } of keywords.matchesAt(tokens, from)) {
			for (const rule of values) {
				if (rule.exact !== undefined && tokens[to - 1]?.text !== rule.exact) continue
				if (rule.keyword.startsWith('chain') && words.chains.has(tokens[from - 1]?.key ?? '')) continue
				if (hidden.has(from) || (isAbroad && rule.domestic)) continue
				const others = words.homonyms.get(rule.ref)
				if (others && tokens.some((token) => others.has(token.key))) continue
				if (rule.conditional) conditional.push({ rule, from, to })
				else plain.push({ rule, from, to })
			}
		}
	}
	return { plain, conditional }
}

/** Words of phrases in which a topic's word means something else: "game-changing", "high-conviction", "to address". */
function findDecoys(tokens: readonly Token[], decoys: PhraseTrie<true>): ReadonlySet<number> {
	const hidden = new Set<number>()
	for (let from = 0; from < tokens.length; from++) {
		const longest = decoys.matchesAt(tokens, from)[0]
		if (longest !== undefined) for (let at = from; at < longest.after; at++) hidden.add(at)
	}
	return hidden
}

export function findNamedTopics(
	tokens: readonly Token[],
	{ decoys, words }: TopicRules,
): ReadonlySet<string> {
	const named = new Set<string>()
	const hidden = findDecoys(tokens, decoys)
	for (const [index, { key }] of tokens.entries()) {
		const topic = words.names.get(key)
		if (topic === undefined || hidden.has(index)) continue
		const others = words.homonyms.get(topic)
		if (!tokens.some((token) => others?.has(token.key))) named.add(topic)
	}
	return named
}

/** The keyword is part of a longer match: "Yield" in Yield Guild Games, «صرافی» in «صرافی غیرمتمرکز». */
const isPartOf = (from: number, to: number, longer: readonly { from: number; to: number }[]): boolean =>
	longer.some((other) => other.from <= from && to <= other.to && other.to - other.from > to - from)

/** News about these two is as often about cars and shares as about crypto. */
export const alsoInOtherNews: ReadonlySet<string> = new Set(['elon-musk', 'cathie-wood'])

/** Topics whose own keywords show that a title is about crypto. */
const ownTopics = ['crypto', 'blockchain', 'defi', 'nft', 'airdrop', 'game', 'whale']

const freeWords = new Set(['free', 'رایگان'])

/** Words for tokens that are not in the catalogue, which have prices too. */
const tokenWords = new Set(['token', 'tokens', 'coins', 'توکن'])
