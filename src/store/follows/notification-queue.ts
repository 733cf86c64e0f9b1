import { type InstantChannel, instantChannels, type OwnChannel } from '#domain/channels.ts'
import { type UiLocale, uiLocales } from '#domain/locale.ts'
import {
	integer,
	integers,
	jsonObject,
	moment,
	neverNull,
	oneOf,
	orNull,
	query,
	type Row,
	text,
	truth,
	uuid,
} from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

/** The most entries that wait for one reader on one channel; further ones are only counted. */
const mostWaiting = 500

/** What was matched for one reader on one channel, in the order it came. */
type GatheredNotification = {
	account_id: number
	channel: string
	follow_ids: number[]
	item_ids: number[]
	more: number
}

export function gatherNotifications() {
	const rows = new Map<string, GatheredNotification>()
	return {
		rows,
		add: (accountId: number, channels: readonly string[], follow: number, item: number) => {
			for (const channel of channels) {
				const key = `${accountId} ${channel}`
				const row = rows.get(key) ?? { account_id: accountId, channel, follow_ids: [], item_ids: [], more: 0 }
				rows.set(key, row)
				if (row.item_ids.length >= mostWaiting) row.more += 1
				else {
					row.follow_ids.push(follow)
					row.item_ids.push(item)
				}
			}
		},
	}
}

/** Adds matches to the queue of their reader, if the channel is set up, active and sends no briefing instead. */
export async function appendNotifications(
	change: Queryable,
	{ rows }: ReturnType<typeof gatherNotifications>,
	now: Date,
): Promise<void> {
	await sql`
		insert into notification_queue as queue (account_id, channel, follow_ids, item_ids, more, next_try_at)
		select given.*, ${now} from json_to_recordset(${JSON.stringify([...rows.values()])}::json)
			as given (account_id integer, channel text, follow_ids integer[], item_ids integer[], more integer)
			join reader_channel on reader_channel.account_id = given.account_id and reader_channel.channel = given.channel and paused_why is null
				and digest_at is null
		on conflict (account_id, channel) do update set
			follow_ids = case when cardinality(queue.item_ids) < ${mostWaiting}
				then queue.follow_ids || excluded.follow_ids else queue.follow_ids end,
			item_ids = case when cardinality(queue.item_ids) < ${mostWaiting}
				then queue.item_ids || excluded.item_ids else queue.item_ids end,
			more = queue.more + excluded.more + case when cardinality(queue.item_ids) < ${mostWaiting}
				then 0 else cardinality(excluded.item_ids) end,
			next_try_at = coalesce(queue.next_try_at, excluded.next_try_at)
	`.execute(change)
}

/** Adds a briefing to the queue of its reader; its stories belong to no follow. */
export async function queueBriefing(
	change: Queryable,
	{ accountId, channel }: OwnChannel<InstantChannel>,
	{ items, more }: { items: readonly number[]; more: number },
	now: Date,
): Promise<void> {
	await sql`
		insert into notification_queue as queue (account_id, channel, follow_ids, item_ids, more, next_try_at)
		values (${accountId}, ${channel}, ${items.map(() => briefed)}::integer[], ${items}::integer[], ${more}, ${now})
		on conflict (account_id, channel) do update set follow_ids = queue.follow_ids || excluded.follow_ids,
			item_ids = queue.item_ids || excluded.item_ids, more = queue.more + excluded.more,
			next_try_at = coalesce(queue.next_try_at, excluded.next_try_at)
	`.execute(change)
}

/** Stands for the follow of a briefing's stories. */
export const briefed = 0

const dueRow = {
	accountId: integer,
	channel: oneOf(instantChannels),
	destination: jsonObject,
	/** Null if no attempt was made yet. */
	message: orNull(uuid),
	firstTriedAt: orNull(moment),
	/** Including this one. */
	tries: integer,
	locale: oneOf(uiLocales),
	email: text,
	isOpen: truth,
	/** Null if the reader has not set hours. */
	timeZone: orNull(text),
	quietFrom: orNull(integer),
	quietUntil: orNull(integer),
	mostAnHour: orNull(integer),
	hourBeganAt: orNull(moment),
	sentInHour: orNull(integer),
}
export type DueNotification = Row<typeof dueRow> & { locale: UiLocale }

/**
 * Claims what is due on one channel. The next attempt is scheduled before anything is sent, so that the message of a
 * worker that dies is sent again.
 */
export async function claimNotifications(
	db: Queryable,
	{
		channel,
		now,
		most,
		leaseSeconds,
	}: { channel: InstantChannel; now: Date; most: number; leaseSeconds: number },
): Promise<DueNotification[]> {
	const claimed = await query(dueRow)`
		update notification_queue as queue set
			tries = tries + 1, next_try_at = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
		from account left join reader_hours on reader_hours.account_id = account.id, reader_channel
		where (queue.account_id, queue.channel) in (
			select account_id, channel from notification_queue where next_try_at <= ${now} and channel = ${channel}
			order by next_try_at limit ${most} for update skip locked
		) and account.id = queue.account_id
			and reader_channel.account_id = queue.account_id and reader_channel.channel = queue.channel
		returning queue.account_id as "accountId", queue.channel, reader_channel.destination, message,
			first_tried_at as "firstTriedAt", tries, account.locale, account.email, account.suspended_at is null as "isOpen",
			time_zone as "timeZone", quiet_from as "quietFrom", quiet_until as "quietUntil",
			most_an_hour as "mostAnHour", hour_began_at as "hourBeganAt", sent_in_hour as "sentInHour"
	`.execute(db)
	return claimed.rows
}

const messageRow = { message: neverNull(uuid), followIds: integers, itemIds: integers, more: integer }
type Frozen = Row<typeof messageRow>

/**
 * Fixes the content of a message until it has arrived: new entries wait for the next one, so that a retry is the same
 * message and its receiver can recognise it.
 */
export async function freezeMessage(
	db: Queryable,
	{ accountId, channel }: OwnChannel,
	now: Date,
): Promise<Frozen | undefined> {
	const frozen = await query(messageRow)`
		update notification_queue set
			sending = case when message is null then cardinality(item_ids) else sending end,
			sending_more = case when message is null then more else sending_more end,
			first_tried_at = coalesce(first_tried_at, ${now}),
			message = coalesce(message, gen_random_uuid())
		where account_id = ${accountId} and channel = ${channel}
		returning message, follow_ids[:sending] as "followIds", item_ids[:sending] as "itemIds", sending_more as more
	`.execute(db)
	return frozen.rows[0]
}

/** The message has arrived, or had nothing to send: entries since then are the next one. */
export async function finishMessage(db: Queryable, message: string, now: Date): Promise<void> {
	await sql`
		update notification_queue set
			follow_ids = follow_ids[sending + 1:], item_ids = item_ids[sending + 1:], more = more - sending_more,
			message = null, sending = 0, sending_more = 0, tries = 0, first_tried_at = null,
			next_try_at = case when cardinality(item_ids) > sending then ${now}::timestamptz end
		where message = ${message}::uuid
	`.execute(db)
}

/** Postpones a message without an attempt. */
export async function holdNotification(
	db: Queryable,
	{ accountId, channel }: OwnChannel,
	until: Date,
): Promise<void> {
	await sql`
		update notification_queue set next_try_at = ${until}, tries = greatest(0, tries - 1)
		where account_id = ${accountId} and channel = ${channel}
	`.execute(db)
}

/** Postpones a message after a failed attempt. */
export async function postponeNotification(
	db: Queryable,
	{ accountId, channel }: OwnChannel,
	until: Date,
): Promise<void> {
	await sql`
		update notification_queue set next_try_at = ${until} where account_id = ${accountId} and channel = ${channel}
	`.execute(db)
}

/** Deletes everything that waits, sent or not. */
export async function emptyQueue(db: Queryable, { accountId, channel }: OwnChannel): Promise<void> {
	await sql`delete from notification_queue where account_id = ${accountId} and channel = ${channel}`.execute(
		db,
	)
}
