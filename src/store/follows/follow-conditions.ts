import { type FollowCriteria, type Mutes, wordPatterns } from '#domain/follow.ts'
import { newsLocales } from '#domain/locale.ts'
import { patternQuery } from '#store/news/word-vector.ts'
import { type Sql, sql } from '#store/sql.ts'

/** The SQL condition of a follow on an item's `entry`, but for the number of outlets. */
export function followConditions(criteria: FollowCriteria): Sql {
	const anyTag = [criteria.coinIds, criteria.topicIds, criteria.personIds].filter((ids) => ids.length > 0)
	const wanted = wordPatterns(criteria.words).map(patternQuery)
	const unwanted = wordPatterns(criteria.notWords).map(patternQuery)
	const words = [...wanted, ...unwanted.map((pattern) => `!${pattern}`)]
	return sql.join(
		[
			sql`entry.locale = any(${criteria.locales}::text[])`,
			...anyTag.map((ids) => sql`entry.tags && ${ids}::integer[]`),
			...(criteria.storyIds.length > 0
				? [
						sql`entry.story_id in (select story_id from news_item where id = any(${criteria.storyIds}::integer[]))`,
					]
				: []),
			...(criteria.sourceIds.length > 0 ? [sql`entry.sources && ${criteria.sourceIds}::integer[]`] : []),
			...(words.length > 0 ? [sql`entry.words @@ ${words.join(' & ')}::tsquery`] : []),
		],
		sql` and `,
	)
}

/** That nothing in an `entry` is muted. */
export function isNotMuted({ words, sourceIds }: Mutes): Sql {
	const unwanted = wordPatterns(words).map(patternQuery)
	return sql.join(
		[
			sql`true`,
			...(sourceIds.length > 0 ? [sql`not entry.sources && ${sourceIds}::integer[]`] : []),
			...(unwanted.length > 0 ? [sql`not entry.words @@ ${unwanted.join(' | ')}::tsquery`] : []),
		],
		sql` and `,
	)
}

/** Most follows have one list of ids and nothing else, in every language; those of one kind are combined. */
function isPlain(criteria: FollowCriteria): boolean {
	const { locales, words, notWords, minOutlets, coinIds, topicIds, personIds, sourceIds, storyIds } = criteria
	const lists = [coinIds, topicIds, personIds, sourceIds, storyIds].filter((ids) => ids.length > 0)
	return (
		lists.length === 1 &&
		words.length + notWords.length === 0 &&
		minOutlets === 1 &&
		locales.length === newsLocales.length
	)
}

/** A subquery that is looked up by hash; two arrays would be compared pair by pair. */
const anyIn = (column: Sql, ids: readonly number[]): Sql =>
	sql`exists (select from unnest(${column}) as carried (id) where carried.id = any(${ids}::integer[]))`

/**
 * The SQL condition that any of these follows matches an `entry`, or undefined if there are none, without muted
 * things. With `byIndex` the lists are written so that the index can be used; otherwise each row is checked, which is
 * several times faster for few rows.
 */
export function followedConditions(
	follows: readonly FollowCriteria[] | undefined,
	mutes: Mutes,
	{ byIndex }: { byIndex: boolean },
): Sql {
	const plain = (follows ?? []).filter(isPlain)
	const ids = (list: (criteria: FollowCriteria) => readonly number[]) => [...new Set(plain.flatMap(list))]
	const tagIds = ids(({ coinIds, topicIds, personIds }) => [...coinIds, ...topicIds, ...personIds])
	const sourceIds = ids((criteria) => criteria.sourceIds)
	const storyIds = ids((criteria) => criteria.storyIds)
	const overlap = (column: 'tags' | 'sources', some: readonly number[]): Sql =>
		byIndex
			? sql`${sql.ref(`entry.${column}`)} && ${some}::integer[]`
			: anyIn(sql.ref(`entry.${column}`), some)
	const wanted = [
		...(tagIds.length > 0 ? [overlap('tags', tagIds)] : []),
		...(sourceIds.length > 0 ? [overlap('sources', sourceIds)] : []),
		...(storyIds.length > 0
			? [sql`entry.story_id in (select story_id from news_item where id = any(${storyIds}::integer[]))`]
			: []),
		...(follows ?? [])
			.filter((criteria) => !isPlain(criteria))
			.map(
				(criteria) =>
					sql`(${followConditions(criteria)} and ${hasOutlets(sql`entry.story_id`, criteria.minOutlets)})`,
			),
	]
	const isFollowed =
		follows === undefined ? sql`true` : sql`(${sql.join([sql`false`, ...wanted], sql` or `)})`
	return sql`${isFollowed} and ${isNotMuted(mutes)}`
}

/** Whether at least this many outlets report a story. A story of one report has one outlet, so nothing is counted. */
export const hasOutlets = (storyId: Sql, fewest: number): Sql =>
	fewest === 1
		? sql`true`
		: sql`(
			select count(distinct source.outlet) from news_item as report join source on source.id = report.source_id
			where report.story_id = ${storyId} and report.state = 'shown'
		) >= ${fewest}`
