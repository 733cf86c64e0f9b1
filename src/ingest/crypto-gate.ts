import type { TaggedDraft, Tags } from '#domain/news-item.ts'
import type { TagWords } from '#domain/tag-words.ts'
import { wordsAlone } from './tag/decide-topics.ts'
import type { Tagger } from './tag/tag-entry.ts'
import { findCryptoWords } from './tag/title-context.ts'
import { tokeniseTitle } from './tag/tokenise-title.ts'

/** Headsets and virtual worlds are often other news. */
const generalTopic = 'metaverse'
/** A summary may mention bitcoin in passing, so it needs more evidence than a title. */
const fewestInSummary = 2
const summaryLength = 400

/**
 * Whether an item of an outlet that also writes about other things is about crypto. The tagger requires evidence for ambiguous
 * words, so its tags decide; the summary is tagged only if the title is not enough.
 */
export function isAboutCrypto(
	{ tags, locale }: Pick<TaggedDraft, 'tags' | 'locale'>,
	summary: string | null,
	{ tag, tagWords }: { tag: Tagger; tagWords: TagWords },
): boolean {
	if (evidence(tags) > 0) return true
	if (summary === null) return false
	const beginning = summary.slice(0, summaryLength)
	const cryptoWords = findCryptoWords(tokeniseTitle(beginning), tagWords)
	return tag(beginning, locale).coins.length + cryptoWords.length >= fewestInSummary
}

const evidence = (tags: Tags): number =>
	tags.coins.length +
	tags.why.filter(
		({ kind, ref, rule }) => kind === 'topic' && ref !== generalTopic && !rule.startsWith(wordsAlone),
	).length
