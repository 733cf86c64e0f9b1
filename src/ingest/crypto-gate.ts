import type { Locale } from '#domain/locale.ts'
import type { Tags } from '#domain/news-item.ts'

/** Whether an item of an outlet that writes about other things too belongs here. */
export type CryptoGate = (title: string, locale: Locale, summary: string | null) => boolean

/** Topics that by themselves are about this trade; others (market, game, whale …) need one of these or a coin. */
const tellingTopics = new Set(['crypto', 'blockchain', 'nft', 'defi', 'airdrop'])
/** A summary is long enough to name bitcoin in passing: it needs more evidence than a title. */
const fewestInSummary = 2
const summaryLength = 400

/** The tagger already asks ambiguous words for a second signal, so the gate asks the tagger. */
export const buildCryptoGate =
	(tag: (title: string, locale: Locale) => Tags): CryptoGate =>
	(title, locale, summary) => {
		if (evidence(tag(title, locale)) > 0) return true
		return summary !== null && evidence(tag(summary.slice(0, summaryLength), locale)) >= fewestInSummary
	}

const evidence = (tags: Tags): number =>
	tags.coins.length + tags.topics.filter((topic) => tellingTopics.has(topic)).length
