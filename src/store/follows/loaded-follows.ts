import { z } from 'zod'
import { instantChannels } from '#domain/channels.ts'
import type { FollowCriteria } from '#domain/follow.ts'
import { newsLocales } from '#domain/locale.ts'
import { bigInteger, integer, integers, query, selectList, text, texts, truth } from '#store/query.ts'
import type { Queryable } from '#store/sql.ts'
import { type Condition, createFollowIndex, type FollowIndex, makeCondition } from './follow-index.ts'

/** Criteria of deleted follows stay in memory, so everything is loaded again each day. */
const longestLoadedMs = 24 * 3_600_000
const readTogether = 5_000

const followRow = {
	id: integer,
	accountId: integer,
	channels: texts,
	paused: truth,
	/** Unparsed JSON, because most criteria equal those of another follow. */
	criteria: text,
	revision: bigInteger,
}
const ids = z.array(z.int())
const words = z.array(z.string())
const storedCriteria = z
	.tuple([z.array(z.enum(newsLocales)), ids, ids, ids, ids, ids, words, words, z.int()])
	.transform(
		([locales, coinIds, sourceIds, topicIds, personIds, storyIds, words, ...rest]): FollowCriteria => ({
			...{ locales, coinIds, sourceIds, topicIds, personIds, storyIds },
			...{ words, notWords: rest[0], minOutlets: rest[1] },
		}),
	)
const muteRow = { accountId: integer, words: texts, sourceIds: integers, revision: bigInteger }

type LoadedFollows = {
	/** Applies all changes until now. */
	refresh: (db: Queryable, now: Date) => Promise<FollowIndex>
}

/** The follows with an instant channel in memory: loaded completely once, then updated. */
export function openLoadedFollows(): LoadedFollows {
	let index = createFollowIndex()
	let seen = { follow: '0', mute: '0' }
	let known = new Map<string, Condition>()
	const conditionOf = (criteria: string): Condition => {
		const made = known.get(criteria) ?? makeCondition(storedCriteria.parse(JSON.parse(criteria)))
		known.set(criteria, made)
		return made
	}
	let since = Number.NEGATIVE_INFINITY
	const readFollows = async (db: Queryable): Promise<number> => {
		const changed = await query(followRow)`
			select id, account_id as "accountId", paused, revision,
				array(select channel from follow_channel
					where follow_id = follow.id and channel = any(${instantChannels}::text[])) as channels,
				json_build_array(locales, coin_ids, source_ids, topic_ids, person_ids, story_ids, words, not_words, min_outlets)::text
					as criteria
			from follow where revision > ${seen.follow}::bigint
			order by revision limit ${readTogether}
		`.execute(db)
		for (const { revision, criteria, ...follow } of changed.rows) {
			index.put({ ...follow, condition: conditionOf(criteria) })
			seen.follow = revision
		}
		return changed.rows.length
	}
	const readGone = async (db: Queryable): Promise<void> => {
		const gone = await query({ id: integer })`select follow_id as id from follow_gone`.execute(db)
		for (const { id } of gone.rows) index.drop(id)
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
			if (now.getTime() - since > longestLoadedMs) {
				index = createFollowIndex()
				seen = { follow: '0', mute: '0' }
				known = new Map()
				since = now.getTime()
			}
			while ((await readFollows(db)) === readTogether);
			await readGone(db)
			while ((await readMutes(db)) === readTogether);
			return index
		},
	}
}
