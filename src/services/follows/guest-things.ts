import type { GuestFeedQuery } from '#contract/my-feed.ts'
import type { Source } from '#domain/catalogue.ts'
import { defaultLocale } from '#domain/locale.ts'
import type { Queryable } from '#store/sql.ts'
import { findThing } from './find-thing.ts'
import type { WireNames } from './follow-names.ts'
import type { Thing } from './keep-follow.ts'

const mostStories = 10

/**
 * The things that a guest follows and may see: one coin and one source of each language, as in the filters. Things that
 * have left the catalogue are left out.
 */
export async function findGuestThings(
	{ coins, topics, people, sources, stories }: GuestFeedQuery,
	{ db, names, sourceById }: { db: Queryable; names: WireNames; sourceById: ReadonlyMap<number, Source> },
): Promise<{ things: readonly Thing[]; isLimited: boolean }> {
	const find = async (kind: Thing['kind'], refs: readonly string[]): Promise<Thing[]> => {
		const found = await Promise.all(
			refs.map((ref) => findThing({ kind, ref, lang: defaultLocale }, { db, names })),
		)
		return found.filter((thing) => thing !== undefined)
	}
	const [allCoins, allSources, ...others] = await Promise.all([
		find('coin', coins),
		find('source', sources),
		find('topic', topics),
		find('person', people),
		find('story', stories.slice(0, mostStories)),
	])
	const byLocale = Map.groupBy(allSources, ({ id }) => sourceById.get(id)?.locale)
	const allowed = [...allCoins.slice(0, 1), ...[...byLocale.values()].flatMap((some) => some.slice(0, 1))]
	return {
		things: [...allowed, ...others.flat()],
		isLimited: allowed.length < allCoins.length + allSources.length,
	}
}
