import type { ActOutcome } from '#domain/act-outcome.ts'
import { adActs } from '#domain/ad.ts'
import { reportKinds, tagVerdicts } from '#domain/tag-report.ts'
import { voteChoices } from '#domain/vote.ts'
import { bytes, integer, jsonOf, moment, oneOf, orNull, query, selectList, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { deviceColumns } from './session-store.ts'

/** A removed item has no title, here as everywhere. */
const item = { item: integer, title: orNull(text) }
const session = { created_at: moment, last_seen_at: moment, ended_at: orNull(moment), ...deviceColumns }
const identity = { issuer: text, linked_at: moment }
const operatorEntry = { made_at: moment, act: text, why: text, outcome: jsonOf<ActOutcome>() }
const email = { letter: text, created_at: moment, outcome: orNull(text) }

/** What the tables store about a person beyond the account itself, under the names of the file that they download. */
export async function findOwnTraces(db: Queryable, accountId: number) {
	const visibleTitle = sql`case item.state when 'shown' then title end as title`
	const theirs = sql`identity_kind = 'user' and identity_id = ${String(accountId)}`
	const votes = await query({ ...item, choice: oneOf(voteChoices), cast_at: moment })`
		select item_id as item, ${visibleTitle}, choice, cast_at
		from vote join news_item as item on item.id = item_id where ${theirs} order by cast_at, item_id
	`.execute(db)
	const views = await query({ ...item, viewed_at: moment })`
		select item_id as item, ${visibleTitle}, viewed_at
		from item_view join news_item as item on item.id = item_id where ${theirs} order by viewed_at, item_id
	`.execute(db)
	const tagReports = await query({
		...{ ...item, kind: oneOf(reportKinds), ref: text, verdict: oneOf(tagVerdicts) },
		...{ reason: orNull(text), made_at: moment },
	})`
		select item_id as item, ${visibleTitle}, kind, ref, verdict, reason, made_at
		from tag_report join news_item as item on item.id = item_id where ${theirs} order by tag_report.id
	`.execute(db)
	const sessions = await query(session)`
		select ${selectList(session)} from session where user_id = ${accountId} order by created_at
	`.execute(db)
	const identities = await query(identity)`
		select ${selectList(identity)} from google_identity where account_id = ${accountId} order by linked_at
	`.execute(db)
	const emails = await query(email)`
		select ${selectList(email)} from mail_outbox where account_id = ${accountId} order by id
	`.execute(db)
	// Stories that their follows were notified of, as long as that is stored.
	const notified = await query({ follow: text, ...item, told_at: moment })`
		select follow.name as follow, notification.story_id as item, ${visibleTitle}, notification.created_at as told_at
		from follow join story_notification as notification on notification.follow_ids @> array[follow.id]
			join news_item as item on item.id = notification.story_id
		where follow.account_id = ${accountId} order by notification.created_at, notification.story_id, follow.position
	`.execute(db)
	const waiting = await query({ way: text, follow: text, ...item })`
		select channel as way, follow.name as follow, item.id as item, ${visibleTitle}
		from notification_queue cross join lateral unnest(follow_ids, item_ids) with ordinality as pair (follow_id, item_id, place)
			join follow on follow.id = pair.follow_id join news_item as item on item.id = pair.item_id
		where notification_queue.account_id = ${accountId} order by channel, place
	`.execute(db)
	const pictures = await query({ image: bytes })`
		select image from profile_picture where account_id = ${accountId}
	`.execute(db)
	// Keyed hashes of the addresses from which they logged in recently.
	const addresses = await query({ mark: text, seen_at: moment })`
		select address as mark, last_at as seen_at from known_address where account_id = ${accountId} order by last_at
	`.execute(db)
	// Ads that they saw or clicked in the last day.
	const marks = await query({ campaign: integer, advertiser: text, act: oneOf(adActs), counted_at: moment })`
		select campaign_id as campaign, advertiser, act, counted_at
		from ad_mark join ad_campaign on ad_campaign.id = campaign_id where ${theirs} order by counted_at, campaign_id
	`.execute(db)
	// What operators did to the account; the operators are not named.
	const entries = await query(operatorEntry)`
		select ${selectList(operatorEntry)} from operator_log where subject = ${`account:${accountId}`} order by id
	`.execute(db)
	return {
		votes: votes.rows,
		views: views.rows,
		tag_reports: tagReports.rows,
		sessions: sessions.rows,
		linked_identities: identities.rows,
		letters: emails.rows,
		told_stories: notified.rows,
		waiting_stories: waiting.rows,
		known_addresses: addresses.rows,
		ad_marks: marks.rows,
		operator_entries: entries.rows,
		picture: pictures.rows[0]?.image,
	}
}
