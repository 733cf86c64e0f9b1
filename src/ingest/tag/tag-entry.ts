import type { Catalogue } from '#domain/catalogue.ts'
import type { NewsLocale } from '#domain/locale.ts'
import type { NewsDraft, TaggedDraft, TagReason, Tags } from '#domain/news-item.ts'
import type { TagData } from '#domain/tag-words.ts'
import { decideTopics } from './decide-topics.ts'
import { type Accepted, buildTitleReader } from './read-title.ts'
import { buildTopicModel } from './topic-model.ts'

/** Titles of both languages mix scripts, so one set of rules reads both and the locale is not used. */
export type Tagger = (title: string, locale: NewsLocale) => Tags

export function buildTagger(catalogue: Catalogue, { words, weights }: TagData): Tagger {
	const read = buildTitleReader(catalogue, words)
	const model = buildTopicModel(weights)
	const topics = new Set(catalogue.topics.map(({ routeRef }) => routeRef))
	return (title) => {
		const reading = read(title)
		const why: TagReason[] = []
		const reason = (kind: TagReason['kind'], { entity, rule }: Accepted) => {
			const start = reading.tokens[entity.from]?.start ?? 0
			const end = reading.tokens[entity.to - 1]?.end ?? start
			why.push({ kind, ref: entity.rule.ref, span: [start, end], rule })
		}
		for (const coin of reading.coins) reason('coin', coin)
		for (const person of reading.people) reason('person', person)
		why.push(...decideTopics(reading, model).filter(({ ref }) => topics.has(ref)))
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
