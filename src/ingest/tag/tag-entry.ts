import type { Catalogue } from '#domain/catalogue.ts'
import type { Locale } from '#domain/locale.ts'
import type { NewsDraft, TaggedDraft, TagReason, Tags } from '#domain/news-item.ts'
import { buildTopicRules } from '#ingest/vocabulary/topic-rules.ts'
import { acceptAmbiguousCoin, isElsewhere } from './accept-ambiguous-coin.ts'
import { type Entity, findEntities } from './find-entities.ts'
import { findTopics } from './find-topics.ts'
import { otherContexts } from './surname-contexts.ts'
import { buildEntityRules } from './tag-rules.ts'
import type { TitleContext } from './title-context.ts'
import { styleOf } from './title-style.ts'
import { type Token, tokeniseTitle } from './tokenise-title.ts'

/** Titles mix scripts in both languages, so one set of rules reads both; the locale is kept for callers' sake. */
export type Tagger = (title: string, locale: Locale) => Tags

type Accepted = { entity: Entity; rule: string }

export function buildTagger(catalogue: Catalogue): Tagger {
	const entityRules = buildEntityRules(catalogue)
	const topicRules = buildTopicRules(catalogue.topics, catalogue.coins)
	return (title) => {
		const tokens = tokeniseTitle(title)
		const entities = findEntities(tokens, entityRules)
		const coins = acceptCoins(title, tokens, entities)
		const people = acceptPeople(tokens, entities)
		const why: TagReason[] = []
		const reason = (kind: TagReason['kind'], { entity, rule }: Accepted) => {
			const start = tokens[entity.from]?.start ?? 0
			why.push({ kind, ref: entity.rule.ref, span: [start, tokens[entity.to - 1]?.end ?? start], rule })
		}
		for (const coin of coins) reason('coin', coin)
		for (const person of people) reason('person', person)
		const coinEntities = coins.map((coin) => coin.entity)
		why.push(
			...findTopics(
				title,
				tokens,
				topicRules,
				coinEntities,
				people.map(({ entity }) => entity.rule.ref),
			),
		)
		return { coins: refs(why, 'coin'), topics: refs(why, 'topic'), people: refs(why, 'person'), why }
	}
}

export const tagEntry = (draft: NewsDraft, tag: Tagger): TaggedDraft => ({
	...draft,
	tags: tag(draft.title, draft.locale),
})

function refs(why: readonly TagReason[], kind: TagReason['kind']): string[] {
	const found: string[] = []
	for (const reason of why) {
		if (reason.kind === kind && !found.includes(reason.ref)) found.push(reason.ref)
	}
	return found
}

/** A coin accepted late can speak for its neighbours in a list, so the ambiguous ones are asked again. */
const mostRounds = 3

function acceptCoins(title: string, tokens: readonly Token[], entities: readonly Entity[]): Accepted[] {
	const coins = entities.filter((entity) => entity.rule.kind === 'coin')
	if (coins.length === 0) return []
	const accepted = new Map<Entity, string>()
	const known = new Set<Entity>()
	const context: TitleContext = { title, tokens, style: styleOf(tokens), coins, accepted: known }
	const accept = (coin: Entity, rule: string) => {
		accepted.set(coin, rule)
		known.add(coin)
	}
	for (const coin of coins) {
		if (coin.rule.kind === 'coin' && coin.rule.clarity === 'plain' && !isElsewhere(coin, context)) {
			accept(coin, coin.rule.form)
		}
	}
	for (let round = 0; round < mostRounds && accepted.size < coins.length; round++) {
		const before = accepted.size
		for (const coin of coins) {
			if (accepted.has(coin) || isElsewhere(coin, context)) continue
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

function acceptPeople(tokens: readonly Token[], entities: readonly Entity[]): Accepted[] {
	return entities.flatMap((entity): Accepted[] => {
		if (entity.rule.kind !== 'person') return []
		const { companions } = entity.rule
		if (companions === undefined) return [{ entity, rule: 'name' }]
		const company = tokens.filter((_token, index) => index < entity.from || index >= entity.to)
		if (company.some((token) => otherContexts.has(token.key))) return []
		const companion = company.find((token) => companions.has(token.key))
		return companion === undefined ? [] : [{ entity, rule: `name, in company of ${companion.key}` }]
	})
}
