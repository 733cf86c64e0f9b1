import type { NewsLocale } from '#domain/locale.ts'
import type { TaggedDraft, Tags } from '#domain/news-item.ts'
import { wordsAlone } from './tag/decide-topics.ts'
import { countCryptoWords } from './tag/title-context.ts'

/** Headsets and virtual worlds are as often news of others. */
const worldlyTopic = 'metaverse'
/** A summary is long enough to name bitcoin in passing: it needs more evidence than a title. */
const fewestInSummary = 2
const summaryLength = 400

/**
 * Whether an item of an outlet that writes about other things too belongs here. The tagger already asks ambiguous words
 * for a second signal, so its tags decide; a summary is tagged only where the title alone does not tell.
 */
export function isAboutCrypto(
	{ tags, locale }: Pick<TaggedDraft, 'tags' | 'locale'>,
	summary: string | null,
	tag: (text: string, locale: NewsLocale) => Tags,
): boolean {
	if (evidence(tags) > 0) return true
	if (summary === null) return false
	const beginning = summary.slice(0, summaryLength)
	return tag(beginning, locale).coins.length + countCryptoWords(beginning) >= fewestInSummary
}

const evidence = (tags: Tags): number =>
	tags.coins.length +
	tags.why.filter(
		({ kind, ref, rule }) => kind === 'topic' && ref !== worldlyTopic && !rule.startsWith(wordsAlone),
	).length
