import type { Catalogue } from '#domain/catalogue.ts'
import type { TagReason } from '#domain/news-item.ts'
import type { TagWords } from '#domain/tag-words.ts'
import { acceptAmbiguousCoin, hasOtherMeaning } from './accept-ambiguous-coin.ts'
import { buildClassWords, findClasses } from './find-classes.ts'
import { type Entity, findEntities } from './find-entities.ts'
import { findNamedTopics, findTopics } from './find-topics.ts'
import { buildEntityRules } from './tag-rules.ts'
import { findCryptoWords, type SplitTitle, type TitleContext } from './title-context.ts'
import { styleOf } from './title-style.ts'
import { tokeniseTitle } from './tokenise-title.ts'
import { buildTopicRules } from './topic-rules.ts'

/** An accepted name and the rule that accepted it. */
export type Accepted = { entity: Entity; rule: string }

/** A title with its accepted names and the topics that its keywords suggest. */
export type TitleReading = SplitTitle & {
	coins: readonly Accepted[]
	people: readonly Accepted[]
	keywords: readonly TagReason[]
	/** Topics whose own word is in the title. */
	named: ReadonlySet<string>
}

export function buildTitleReader(catalogue: Catalogue, words: TagWords): (title: string) => TitleReading {
	const entityRules = buildEntityRules(catalogue, words)
	const topicRules = buildTopicRules(catalogue, words)
	const classWords = buildClassWords(words.classes)
	return (title) => {
		const tokens = tokeniseTitle(title)
		const split: SplitTitle = {
			...{ title, tokens, words },
			classes: findClasses(tokens, classWords),
			cryptoWordsAt: findCryptoWords(tokens, words),
		}
		const entities = findEntities(tokens, entityRules)
		const coins = acceptCoins(split, entities)
		const people = acceptPeople(split, entities, coins.length > 0)
		const keywords = findTopics(
			split,
			topicRules,
			coins.map(({ entity }) => entity),
			people.map(({ entity }) => entity.rule.ref),
		)
		return { ...split, coins, people, keywords, named: findNamedTopics(tokens, topicRules) }
	}
}

/** A newly accepted coin is evidence for its neighbours in a list, so ambiguous ones are checked again. */
const mostRounds = 3

function acceptCoins(split: SplitTitle, entities: readonly Entity[]): Accepted[] {
	const coins = entities.filter((entity) => entity.rule.kind === 'coin')
	if (coins.length === 0) return []
	const accepted = new Map<Entity, string>()
	const known = new Set<Entity>()
	const context: TitleContext = { ...split, style: styleOf(split.tokens), coins, accepted: known }
	const accept = (coin: Entity, rule: string) => {
		accepted.set(coin, rule)
		known.add(coin)
	}
	for (const coin of coins) {
		if (coin.rule.kind === 'coin' && coin.rule.clarity === 'plain' && !hasOtherMeaning(coin, context)) {
			accept(coin, coin.rule.form)
		}
	}
	for (let round = 0; round < mostRounds && accepted.size < coins.length; round++) {
		const before = accepted.size
		for (const coin of coins) {
			if (accepted.has(coin) || hasOtherMeaning(coin, context)) continue
			const signal = acceptAmbiguousCoin(coin, context)
			if (signal !== undefined && coin.rule.kind === 'coin') accept(coin, `${coin.rule.form}, ${signal}`)
		}
		if (accepted.size === before) break
	}
	return coins.flatMap((entity) => {
		const rule = accepted.get(entity)
		return rule === undefined ? [] : [{ entity, rule }]
	})
}

function acceptPeople(
	{ tokens, cryptoWordsAt, words }: SplitTitle,
	entities: readonly Entity[],
	namesCoin: boolean,
): Accepted[] {
	const { homonyms, figures, banking } = words.people
	const named = entities.flatMap((entity): Accepted[] => {
		if (entity.rule.kind !== 'person') return []
		const { companions } = entity.rule
		if (companions === undefined) return [{ entity, rule: 'name' }]
		const company = tokens.filter((_token, index) => index < entity.from || index >= entity.to)
		if (company.some((token) => homonyms.has(token.key))) return []
		const companion = company.find((token) => companions.has(token.key))
		return companion === undefined ? [] : [{ entity, rule: `name, in company of ${companion.key}` }]
	})
	const isFigure = ({ entity }: Accepted): boolean => figures.has(entity.rule.ref)
	const isCrypto =
		namesCoin ||
		named.some((person) => !isFigure(person)) ||
		cryptoWordsAt.length > 0 ||
		tokens.some((token) => banking.has(token.key))
	return isCrypto ? named : named.filter((person) => !isFigure(person))
}
