import { instantWays } from '#domain/follow.ts'
import { newsLocales } from '#domain/locale.ts'
import { bigInteger, integer, integers, query, selectList, texts, truth } from '#store/query.ts'
import type { Queryable } from '#store/schema.ts'
import { createFollowIndex, type FollowIndex } from './follow-index.ts'

/** Deleted follows leave nothing behind by which they could be taken out, so that all are read anew each day. */
const longestKeptMs = 24 * 3_600_000
const readTogether = 5_000

const followRow = {
	id: integer,
	accountId: integer,
	locales: texts,
	coinIds: integers,
	sourceIds: integers,
	topicIds: integers,
	personIds: integers,
	words: texts,
	notWords: texts,
	minOutlets: integer,
	paused: truth,
	revision: bigInteger,
}
const muteRow = { accountId: integer, words: texts, sourceIds: integers, revision: bigInteger }

type LoadedFollows = {
	/** With everything that was changed until now. */
	refresh: (db: Queryable, now: Date) => Promise<FollowIndex>
}

/** Follows that are told at once, in memory: all at first, then what changed. */
export function openLoadedFollows(): LoadedFollows {
	let index = createFollowIndex()
	let seen = { follow: '0', mute: '0' }
	let since = Number.NEGATIVE_INFINITY
	const readFollows = async (db: Queryable): Promise<number> => {
		const changed = await query({ ...followRow, ways: texts })`
			select ${selectList(followRow, 'follow')},
				array(select way from follow_way where follow_id = follow.id and way = any(${instantWays}::text[])) as ways
			from follow where revision > ${seen.follow}::bigint
			order by revision limit ${readTogether}
		`.execute(db)
		for (const { revision, locales, ways, ...follow } of changed.rows) {
			index.put({
				...follow,
				locales: newsLocales.filter((locale) => locales.includes(locale)),
				ways: instantWays.filter((way) => ways.includes(way)),
			})
			seen.follow = revision
		}
		return changed.rows.length
	}
	const readMutes = async (db: Queryable): Promise<number> => {
		const changed = await query(muteRow)`
			select ${selectList(muteRow)} from mute where revision > ${seen.mute}::bigint
			order by revision limit ${readTogether}
		`.execute(db)
		for (const { revision, accountId, ...mutes } of changed.rows) {
			index.mute(accountId, mutes)
			seen.mute = revision
		}
		return changed.rows.length
	}
	return {
		refresh: async (db, now) => {
			if (now.getTime() - since > longestKeptMs) {
				index = createFollowIndex()
				seen = { follow: '0', mute: '0' }
				since = now.getTime()
			}
			while ((await readFollows(db)) === readTogether);
			while ((await readMutes(db)) === readTogether);
			return index
		},
	}
}
