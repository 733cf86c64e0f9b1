import type { Locale } from '#domain/locale.ts'
import type { TaggedDraft, Tags } from '#domain/news-item.ts'

/** Topics that by themselves are about this trade; others (market, game, whale …) need one of these or a coin. */
const tellingTopics = new Set(['crypto', 'blockchain', 'nft', 'defi', 'airdrop'])
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
	tag: (text: string, locale: Locale) => Tags,
): boolean {
	if (evidence(tags) > 0) return true
	return summary !== null && evidence(tag(summary.slice(0, summaryLength), locale)) >= fewestInSummary
}

const evidence = (tags: Tags): number =>
	tags.coins.length + tags.topics.filter((topic) => tellingTopics.has(topic)).length
