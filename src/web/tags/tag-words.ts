import type { ItemTagsResponse } from '#contract/tags.ts'
import type { TagKind } from '#domain/news-item.ts'
import { reportedByReaders } from '#domain/tag-report.ts'

/** Every possible tag by kind, with its name in the language of the page. */
export type TagNames = Record<TagKind, { ref: string; name: string }[]>

/** A tag of an item and the words of its title that caused it; none if readers have set it. */
export type ExplainedTag = { kind: TagKind; ref: string; words: string[] }

/** For weighed words the rule has all of them, the span only the first. */
const weighed = /^words(?: alone)?: (.+)$/

/** The tags of an item, each once, in the order of their kinds: coins, then topics, then people. */
export function explainTags(title: string, reasons: ItemTagsResponse): ExplainedTag[] {
	const tags: ExplainedTag[] = []
	for (const { kind, ref, span, rule } of reasons) {
		const known = tags.find((one) => one.kind === kind && one.ref === ref)
		const tag: ExplainedTag = known ?? { kind, ref, words: [] }
		if (known === undefined) tags.push(tag)
		const words = rule === reportedByReaders ? '' : (weighed.exec(rule)?.[1] ?? title.slice(...span))
		if (words !== '' && !tag.words.includes(words)) tag.words.push(words)
	}
	return tags.sort((one, other) => order[one.kind] - order[other.kind])
}

const order: Record<TagKind, number> = { coin: 0, topic: 1, person: 2 }
