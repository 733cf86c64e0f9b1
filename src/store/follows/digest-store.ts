import { z } from 'zod'
import { type BriefingChannel, briefingChannels, type OwnChannel } from '#domain/channels.ts'
import { uiLocales } from '#domain/locale.ts'
import { integer, jsonObject, moment, neverNull, oneOf, orNull, query, type Row, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

const dueDigest = {
	accountId: integer,
	channel: oneOf(briefingChannels),
	destination: jsonObject,
	email: text,
	locale: oneOf(uiLocales),
	timeZone: orNull(text),
	/** Everything until then was in an earlier digest. */
	since: neverNull(moment),
}
export type DueDigest = Row<typeof dueDigest>

/** Locks a due digest until the end of the transaction; other workers take the next one. */
export async function holdDueDigest(change: Queryable, now: Date): Promise<DueDigest | undefined> {
	const held = await query(dueDigest)`
		select reader_channel.account_id as "accountId", channel, destination, email, locale, time_zone as "timeZone",
			digest_until as since
		from reader_channel join account on account.id = reader_channel.account_id and suspended_at is null
			left join reader_hours on reader_hours.account_id = account.id
		where channel = any(${briefingChannels}::text[]) and paused_why is null and digest_at <= ${now}
		order by digest_at limit 1 for update of reader_channel skip locked
	`.execute(change)
	return held.rows[0]
}

/** Locks the digest of one reader, due or not, until the end of the transaction. */
export async function holdDigestOf(change: Queryable, accountId: number): Promise<DueDigest | undefined> {
	const held = await query(dueDigest)`
		select reader_channel.account_id as "accountId", channel, destination, email, locale, time_zone as "timeZone",
			digest_until as since
		from reader_channel join account on account.id = reader_channel.account_id and suspended_at is null
			left join reader_hours on reader_hours.account_id = account.id
		where reader_channel.account_id = ${accountId} and channel = 'mail' and paused_why is null for update of reader_channel
	`.execute(change)
	return held.rows[0]
}

const sentDigest = { sentAt: moment, outcome: orNull(oneOf(['sent', 'dropped', 'given_up'])) }

/** The digests of the last month, newest first, with their outcomes; null while one waits to be sent. */
export async function findSentDigests(db: Queryable, accountId: number): Promise<Row<typeof sentDigest>[]> {
	const found = await query(sentDigest)`
		select coalesce(done_at, created_at) as "sentAt", outcome from mail_outbox
		where account_id = ${accountId} and letter = 'digest' order by id desc limit 30
	`.execute(db)
	return found.rows
}

/** If there was nothing to send, the next digest covers the same time. */
export async function setNextDigest(
	change: Queryable,
	{ accountId, channel }: OwnChannel<BriefingChannel>,
	{ at, until }: { at: Date | null; until: Date },
): Promise<void> {
	await sql`
		update reader_channel set digest_at = ${at}::timestamptz, digest_until = greatest(digest_until, ${until})
		where account_id = ${accountId} and channel = ${channel}
	`.execute(change)
}

const digestFacts = z.object({
	items: z.array(z.int()),
	more: z.int(),
	since: z.iso.datetime().transform((moment) => new Date(moment)),
})

/** The content of a digest in the outbox; undefined if an older version wrote it. */
export const readDigestFacts = (facts: unknown) => digestFacts.safeParse(facts).data

/** The reader and channel of an unsubscribe token; undefined if it is not valid. */
export async function findUnsubscriber(
	db: Queryable,
	token: string,
): Promise<OwnChannel<BriefingChannel> | undefined> {
	const found = await query({ accountId: integer, channel: oneOf(briefingChannels) })`
		select account_id as "accountId", channel from reader_channel
		where destination ? 'unsubscribe' and destination ->> 'unsubscribe' = ${token}
	`.execute(db)
	return found.rows[0]
}
