import type { SourceOrder } from '#contract/source-order.ts'
import type { SourcesResponse } from '#contract/source-states.ts'
import { sourceName } from '#domain/catalogue.ts'
import type { UiLocale } from '#domain/locale.ts'

type Source = SourcesResponse['data'][number]

/** Smaller is better; null if unknown. */
const rank: Record<Exclude<SourceOrder['by'], 'name'>, (source: Source) => number | null> = {
	news: ({ newest_at }) => (newest_at === null ? null : -Date.parse(newest_at)),
	lag: ({ lag_seconds }) => lag_seconds,
	first: ({ first_share }) => (first_share === null ? null : -first_share),
	edited: ({ edited_share }) => edited_share,
}

/** What a source with fewer stories has done may be chance: it is not ranked among the others. */
export const rankedFrom = 20
const isRanked = ({ stories }: Source, by: SourceOrder['by']): boolean =>
	(by !== 'first' && by !== 'lag') || stories >= rankedFrom

/** Sources without a value are last in either order, before them those of few stories; equals are in the order of their names. */
export function orderSources(
	sources: readonly Source[],
	{ by, reversed }: SourceOrder,
	locale: UiLocale,
): Source[] {
	const { compare } = new Intl.Collator(locale)
	const turn = reversed ? -1 : 1
	const byName = (a: Source, b: Source) => compare(sourceName(a, locale), sourceName(b, locale))
	if (by === 'name') return sources.toSorted((a, b) => turn * byName(a, b))
	return sources.toSorted((a, b) => {
		const [one, other] = [rank[by](a), rank[by](b)]
		if (one === null || other === null) {
			return one === other ? byName(a, b) : one === null ? 1 : -1
		}
		if (isRanked(a, by) !== isRanked(b, by)) return isRanked(a, by) ? -1 : 1
		return turn * (one - other) || byName(a, b)
	})
}
