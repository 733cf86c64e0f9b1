import { wordClass } from './find-classes.ts'
import { alsoInOtherNews } from './find-topics.ts'
import { stemsOf } from './persian-suffixes.ts'
import { isPrice } from './price-quote.ts'
import type { TitleReading } from './read-title.ts'
import type { Token } from './tokenise-title.ts'

/** A feature of a title and its position; a feature of the whole title has none. */
export type TitleFeature = {
	name: string
	/** The other half of a pair, or empty. The halves are separate, because joining strings costs more than all the rest. */
	other: string
	from: number
	to: number
}

/** The name of a feature in the file of weights. */
export const nameOf = ({ name, other }: TitleFeature): string => (other === '' ? name : `${name} ${other}`)

type TitleFeatures = {
	features: readonly TitleFeature[]
	/** The title has a coin, a name or a word that is hardly used outside crypto. */
	isCrypto: boolean
}

const prefixLength = 5
/** The beginning of a longer word is a feature too. */
export const prefixOf = (word: string): string | undefined =>
	word.length > prefixLength && !word.endsWith('…') ? `${word.slice(0, prefixLength)}…` : undefined
/** Names of these classes are hardly used outside crypto. */
const cryptoClasses = new Set(['exchange', 'stablecoin', 'nft', 'ofTrade'])

/** Classes of the whole title. */
const ofTitle = {
	coin: { ...wordClass('coin'), from: 0, to: 0 },
	person: { ...wordClass('person'), from: 0, to: 0 },
	price: { ...wordClass('price'), from: 0, to: 0 },
}

/** The features of the topic model: words, stems, beginnings, pairs of neighbours, word classes, tags and matched keywords. */
export function featuresOf(reading: TitleReading): TitleFeatures {
	const { title, tokens, cryptoWordsAt, coins, people, keywords } = reading
	const features: TitleFeature[] = []
	const add = (name: string, from: number, to: number, other = '') => {
		features.push({ name, other, from, to })
	}
	let before = '^'
	let beforeFrom = 0
	let isCrypto = coins.length > 0 || people.some(({ entity }) => !alsoInOtherNews.has(entity.rule.ref))
	let priced = false
	for (let index = 0; index < tokens.length; ) {
		const token = tokens[index]
		if (token === undefined) break
		const entity = startingAt(coins, index) ?? startingAt(people, index)
		const to = entity?.to ?? index + 1
		const word = entity
			? entity.rule.kind === 'coin'
				? '<coin>'
				: '<person>'
			: wordOf(title, tokens, token, index)
		if (entity) add(entity.rule.kind, index, to, entity.rule.ref)
		else if (cryptoWordsAt.includes(index)) isCrypto = true
		if (word === '<price>') priced = true
		add(word, index, to)
		add(before, beforeFrom, to, word)
		if (word === token.key) addParts(token, index, add)
		before = word
		beforeFrom = index
		index = to
	}
	add(before, beforeFrom, tokens.length, '$')
	for (const { ref, rule } of keywords) {
		const shared = rule.endsWith('trade')
		const own = rule.startsWith('keyword') && !shared
		if (own && ownTopics.has(ref)) isCrypto = true
		add('rule', 0, 0, ref)
		add(own ? 'own rule' : shared ? 'shared rule' : 'other rule', 0, 0, ref)
	}
	add('rules', 0, 0, numberOf(keywords))
	add('coins', 0, 0, numberOf(coins))
	for (const { entity } of coins) {
		if (entity.rule.kind === 'coin' && entity.rule.topic !== undefined)
			add('project', entity.from, entity.to, entity.rule.topic)
	}
	const classes = [...reading.classes]
	if (classes.some(({ name }) => cryptoClasses.has(name))) isCrypto = true
	if (coins.length > 0) classes.push(ofTitle.coin)
	if (people.length > 0) classes.push(ofTitle.person)
	if (priced) classes.push(ofTitle.price)
	for (const [index, one] of classes.entries()) {
		add('kind', one.from, one.to, one.name)
		for (let after = index + 1; after < classes.length; after++) {
			const other = classes[after]
			if (other === undefined) break
			const [first, second] = one.name < other.name ? [one, other] : [other, one]
			add(first.pairName, 0, 0, second.name)
		}
	}
	add('trade', 0, 0, isCrypto ? 'this' : 'any')
	return { features, isCrypto }
}

const numberOf = ({ length }: readonly unknown[]): string =>
	length === 0 ? 'none' : length === 1 ? 'one' : 'several'

function startingAt(accepted: TitleReading['coins'], index: number) {
	for (const { entity } of accepted) if (entity.from === index) return entity
	return undefined
}

/** Topics whose own keywords show that a title is about crypto. */
const ownTopics = new Set(['crypto', 'blockchain', 'defi', 'nft', 'airdrop', 'game', 'whale'])
const startsWithDigit = /^\d/

function wordOf(title: string, tokens: readonly Token[], token: Token, index: number): string {
	if (!startsWithDigit.test(token.key)) return token.key
	return isPrice(title, tokens, token, index) ? '<price>' : '<number>'
}

function addParts(
	{ key, latin }: Token,
	index: number,
	add: (name: string, from: number, to: number) => void,
): void {
	const stem = latin ? englishStem(key) : (stemsOf(key)[0] ?? key)
	if (stem !== key) add(stem, index, index + 1)
	const prefix = prefixOf(key)
	if (prefix !== undefined) add(prefix, index, index + 1)
}

const longEnding = /(?:ies|es|ed|ing|s|er|ers|d|y|e)$/
const shortEnding = /s$/
const shortestLong = 5

const englishStem = (key: string): string =>
	key.replace(key.length >= shortestLong ? longEnding : shortEnding, '')
