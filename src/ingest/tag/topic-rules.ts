import { type Catalogue, type Coin, everyName } from '#domain/catalogue.ts'
import type { TagWords } from '#domain/tag-words.ts'
import { type PairSides, sidesOfPairs } from './find-topic-pairs.ts'
import { joinedSpellings } from './persian-suffixes.ts'
import { PhraseTrie } from './phrase-trie.ts'
import { keysOf } from './tokenise-title.ts'

export type TopicRule = {
	ref: string
	keyword: string
	/** The keyword counts only in a title about crypto. */
	conditional: boolean
	/** Said without a country in Persian, it is Iran's: «بانک مرکزی», «مجلس». */
	domestic: boolean
	/** For abbreviations that are words in lower case: SEC, not "30 sec". */
	exact: string | undefined
}

export type TopicRules = {
	keywords: PhraseTrie<TopicRule>
	/** Phrases in which a word of a topic means something else. */
	decoys: PhraseTrie<true>
	pairs: PairSides
	words: TagWords['topics']
}

/** Topics that other news has as well: their keywords count only in a title about crypto. */
const generalTopics = new Set(['market', 'regulation', 'game', 'whale', 'iran'])

export function buildTopicRules({ topics, coins }: Catalogue, words: TagWords): TopicRules {
	const projects = namesByTopic(coins, words.coins.topics)
	const own = joinedKeys(words.topics.own)
	const shared = joinedKeys(words.topics.shared)
	const domestic = joinedKeys(words.topics.domestic)
	const trie = new PhraseTrie<TopicRule>()
	const add = (ref: string, keyword: string, needsContext: boolean) => {
		const keys = keysOf(keyword)
		const joined = keys.join('')
		// The name of a project counts only as that project, because «آوه» is also a town and a sandbox also a term of banking.
		if (projects.get(ref)?.has(joined)) return
		const conditional = needsContext || (generalTopics.has(ref) ? !own.has(joined) : shared.has(joined))
		const exact = words.topics.exact.has(joined) ? keyword.toUpperCase() : undefined
		const rule: TopicRule = { ref, keyword, conditional, domestic: domestic.has(joined), exact }
		for (const spelling of joinedSpellings(keys)) trie.add(spelling, rule)
		const last = keys.at(-1)
		if (exact === undefined && last !== undefined && takesPlural.test(last)) {
			trie.add([...keys.slice(0, -1), `${last}s`], rule)
		}
	}
	for (const { routeRef, keywords } of topics) {
		for (const keyword of Object.values(keywords).flat()) add(routeRef, keyword, false)
		for (const keyword of words.topics.context.get(routeRef) ?? []) add(routeRef, keyword, true)
	}
	const decoys = new PhraseTrie<true>()
	for (const phrase of words.topics.decoys) decoys.add(keysOf(phrase), true)
	return { keywords: trie, decoys, pairs: sidesOfPairs(words.topics.pairs), words: words.topics }
}

function namesByTopic(
	coins: readonly Coin[],
	topicOf: ReadonlyMap<string, string>,
): ReadonlyMap<string, ReadonlySet<string>> {
	const names = new Map<string, Set<string>>()
	for (const coin of coins) {
		const topic = topicOf.get(coin.symbol)
		if (topic === undefined) continue
		const known = names.get(topic) ?? new Set()
		for (const name of everyName(coin)) known.add(keysOf(name).join(''))
		names.set(topic, known)
	}
	return names
}

const joinedKeys = (phrases: readonly string[]): ReadonlySet<string> =>
	new Set(phrases.map((phrase) => keysOf(phrase).join('')))

const takesPlural = /^[a-z]{3,}[^s]$/
