import { sql } from 'kysely'
import { type FollowCriteria, wordTerms } from '#domain/follow.ts'
import { listKey, localeKey, termKeys } from '#store/news/search-keys.ts'
import type { Queryable } from '#store/schema.ts'

/**
 * Keys of which every item that fits has at least one: those of the condition that is rarest among kinds. The words of a
 * follow are told by one trigram of the longest, which stands in every title that holds it.
 */
export function gateKeys(criteria: FollowCriteria): number[] {
	const { locales, personIds, sourceIds, coinIds, topicIds } = criteria
	const inEach = (ids: readonly number[]) => ids.flatMap((id) => locales.map((locale) => listKey(id, locale)))
	const rarest = [personIds, sourceIds, coinIds].find((ids) => ids.length > 0)
	if (rarest !== undefined) return inEach(rarest)
	const longest = wordTerms(criteria.words).toSorted((one, other) => other.text.length - one.text.length)
	const ofWord = termKeys(longest.slice(0, 1))
	const middle = ofWord[Math.floor(ofWord.length / 2)]
	if (middle !== undefined) return [middle]
	return topicIds.length > 0 ? inEach(topicIds) : locales.map(localeKey)
}

/** Puts a follow where new items find it, or takes it away from there. */
export async function writeFollowKeys(
	change: Queryable,
	id: number,
	{ isTold, ...criteria }: FollowCriteria & { isTold: boolean },
): Promise<void> {
	await sql`delete from follow_key where follow_id = ${id}`.execute(change)
	if (!isTold) return
	await sql`
		insert into follow_key (key, follow_id) select distinct unnest(${gateKeys(criteria)}::integer[]), ${id}::integer
	`.execute(change)
}
