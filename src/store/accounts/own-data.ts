import type { ActOutcome } from '#domain/act-outcome.ts'
import { adActs } from '#domain/ad.ts'
import { reportKinds, tagVerdicts } from '#domain/tag-report.ts'
import { keptVotes } from '#domain/vote.ts'
import {
	bytes,
	integer,
	jsonOf,
	moment,
	oneOf,
	orNull,
	query,
	type Row,
	selectList,
	text,
} from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { deviceColumns } from './session-store.ts'

/** A removed item has no title, here as everywhere. */
const item = { itemId: integer, title: orNull(text) }
const vote = { ...item, choice: oneOf(keptVotes), castAt: moment }
const view = { ...item, viewedAt: moment }
const tagReport = {
	...item,
	kind: oneOf(reportKinds),
	ref: text,
	verdict: oneOf(tagVerdicts),
	reason: orNull(text),
	madeAt: moment,
}
const session = { createdAt: moment, lastSeenAt: moment, endedAt: orNull(moment), ...deviceColumns }
const identity = { issuer: text, linkedAt: moment }
const notified = { follow: text, ...item, notifiedAt: moment }
const waiting = { way: text, follow: text, ...item }
const knownAddress = { mark: text, seenAt: moment }
const adMark = { campaign: integer, advertiser: text, act: oneOf(adActs), countedAt: moment }
const operatorEntry = { madeAt: moment, act: text, why: text, outcome: jsonOf<ActOutcome>() }
const letter = { letter: text, createdAt: moment, outcome: orNull(text) }

/** What the tables store about a person beyond the account itself. */
export type OwnTraces = {
	votes: Row<typeof vote>[]
	views: Row<typeof view>[]
	tagReports: Row<typeof tagReport>[]
	sessions: Row<typeof session>[]
	identities: Row<typeof identity>[]
	letters: Row<typeof letter>[]
	/** Keyed hashes of the addresses from which they logged in recently. */
	knownAddresses: Row<typeof knownAddress>[]
	/** Ads that they saw or clicked in the last day. */
	adMarks: Row<typeof adMark>[]
	/** What operators did to the account; the operators are not named. */
	operatorEntries: Row<typeof operatorEntry>[]
	/** Stories that their follows were notified of, as long as that is stored. */
	notified: Row<typeof notified>[]
	/** Notifications that wait to be sent. */
	waiting: Row<typeof waiting>[]
	picture: Uint8Array | undefined
}

export async function findOwnTraces(db: Queryable, accountId: number): Promise<OwnTraces> {
	const visibleTitle = sql`case item.state when 'shown' then title end as title`
	const theirs = sql`identity_kind = 'user' and identity_id = ${String(accountId)}`
	const [
		votes,
		views,
		tagReports,
		sessions,
		identities,
		letters,
		notifications,
		queue,
		pictures,
		addresses,
		marks,
		entries,
	] = await Promise.all([
		query(vote)`
			select item_id as "itemId", ${visibleTitle}, choice, cast_at as "castAt"
			from vote join news_item as item on item.id = item_id where ${theirs} order by cast_at, item_id
		`.execute(db),
		query(view)`
			select item_id as "itemId", ${visibleTitle}, viewed_at as "viewedAt"
			from item_view join news_item as item on item.id = item_id where ${theirs} order by viewed_at, item_id
		`.execute(db),
		query(tagReport)`
			select item_id as "itemId", ${visibleTitle}, kind, ref, verdict, reason, made_at as "madeAt"
			from tag_report join news_item as item on item.id = item_id where ${theirs} order by tag_report.id
		`.execute(db),
		query(session)`
			select ${selectList(session)}
			from session where user_id = ${accountId} order by created_at
		`.execute(db),
		query(identity)`
			select ${selectList(identity)} from google_identity where account_id = ${accountId} order by linked_at
		`.execute(db),
		query(letter)`
			select ${selectList(letter)}
			from mail_outbox where account_id = ${accountId} order by id
		`.execute(db),
		query(notified)`
			select follow.name as follow, telling.story_id as "itemId", ${visibleTitle}, telling.created_at as "notifiedAt"
			from follow join story_telling as telling on telling.follow_ids @> array[follow.id]
				join news_item as item on item.id = telling.story_id
			where follow.account_id = ${accountId} order by telling.created_at, telling.story_id, follow.position
		`.execute(db),
		query(waiting)`
			select way, follow.name as follow, item.id as "itemId", ${visibleTitle}
			from telling_queue cross join lateral unnest(follow_ids, item_ids) with ordinality as pair (follow_id, item_id, place)
				join follow on follow.id = pair.follow_id join news_item as item on item.id = pair.item_id
			where telling_queue.account_id = ${accountId} order by way, place
		`.execute(db),
		query({ image: bytes })`select image from profile_picture where account_id = ${accountId}`.execute(db),
		query(knownAddress)`
			select address as mark, last_at as "seenAt"
			from known_address where account_id = ${accountId} order by last_at
		`.execute(db),
		query(adMark)`
			select campaign_id as campaign, advertiser, act, counted_at as "countedAt"
			from ad_mark join ad_campaign on ad_campaign.id = campaign_id where ${theirs} order by counted_at, campaign_id
		`.execute(db),
		query(operatorEntry)`
			select ${selectList(operatorEntry)} from operator_log where subject = ${`account:${accountId}`} order by id
		`.execute(db),
	])
	return {
		votes: votes.rows,
		views: views.rows,
		tagReports: tagReports.rows,
		sessions: sessions.rows,
		identities: identities.rows,
		letters: letters.rows,
		notified: notifications.rows,
		waiting: queue.rows,
		knownAddresses: addresses.rows,
		adMarks: marks.rows,
		operatorEntries: entries.rows,
		picture: pictures.rows[0]?.image,
	}
}
