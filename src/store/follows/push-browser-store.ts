import { mostPushBrowsers, type PushAddress } from '#domain/push-browser.ts'
import { integer, moment, orNull, query, type Row, selectList, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { deleteReaderChannel, saveReaderChannel } from './reader-channel-store.ts'

const pushBrowser = { id: integer, endpoint: text, name: text, addedAt: moment, endedAt: orNull(moment) }
export type PushBrowser = Row<typeof pushBrowser>

/** A reader's browsers, the last added first, including those that get no more notifications. */
export async function findPushBrowsers(db: Queryable, accountId: number): Promise<PushBrowser[]> {
	const found = await query(pushBrowser)`
		select ${selectList(pushBrowser)} from push_browser where account_id = ${accountId}
		order by added_at desc, id desc
	`.execute(db)
	return found.rows
}

/** Adds a browser that gets notifications until the session of that token ends, and turns the push channel on. */
export async function addPushBrowser(
	db: Queryable,
	{
		accountId,
		tokenHash,
		name,
		endpoint,
		p256dh,
		auth,
	}: PushAddress & { accountId: number; tokenHash: string; name: string },
	now: Date,
): Promise<void> {
	await inTransaction(db, async (change) => {
		await saveReaderChannel(change, { accountId, channel: 'push', destination: {} }, now)
		await sql`
			insert into push_browser (account_id, session_hash, endpoint, p256dh, auth, name, added_at)
			values (${accountId}, (select id_hash from session where token_hash = ${tokenHash}),
				${endpoint}, ${p256dh}, ${auth}, ${name}, ${now})
			on conflict (endpoint) do update set
				account_id = excluded.account_id, session_hash = excluded.session_hash, p256dh = excluded.p256dh, auth = excluded.auth,
				name = excluded.name, added_at = excluded.added_at, ended_at = null
		`.execute(change)
		await sql`
			delete from push_browser where id in (
				select id from push_browser where account_id = ${accountId}
				order by added_at desc, id desc offset ${mostPushBrowsers}
			)
		`.execute(change)
	})
}

/** Removing the last active browser also ends the channel. Returns false if there was no such browser. */
export async function removePushBrowser(db: Queryable, accountId: number, id: number): Promise<boolean> {
	return inTransaction(db, async (change) => {
		const gone = await sql`
			delete from push_browser where account_id = ${accountId} and id = ${id} returning id
		`.execute(change)
		const left = await findPushBrowsers(change, accountId)
		if (left.every(({ endedAt }) => endedAt !== null))
			await deleteReaderChannel(change, { accountId, channel: 'push' })
		return gone.rows.length > 0
	})
}

/** Deactivates the browsers of these readers whose session is over; the last one also ends the channel. */
export async function silenceEndedSessions(db: Queryable, accountIds: readonly number[]): Promise<void> {
	const goesOn = sql`exists (select from session where id_hash = session_hash and session.ended_at is null)`
	await sql`
		with silenced as (
			delete from push_browser where account_id = any(${accountIds}::integer[]) and not ${goesOn} returning account_id
		)
		delete from reader_channel where channel = 'push' and account_id in (select account_id from silenced) and not exists (
			select from push_browser where account_id = reader_channel.account_id and ended_at is null and ${goesOn}
		)
	`.execute(db)
}

const ringing = { id: integer, endpoint: text, p256dh: text, auth: text }

/** The active browsers that have not had this message yet, and the number of all active ones. */
export async function findRinging(
	db: Queryable,
	accountId: number,
	message: string,
): Promise<{ waiting: Row<typeof ringing>[]; ringing: number }> {
	const counted = await query({ ringing: integer })`
		select count(*)::integer as ringing from push_browser where account_id = ${accountId} and ended_at is null
	`.execute(db)
	const waiting = await query(ringing)`
		select ${selectList(ringing)} from push_browser
		where account_id = ${accountId} and ended_at is null and last_message is distinct from ${message}::uuid
	`.execute(db)
	return { waiting: waiting.rows, ringing: counted.rows[0]?.ringing ?? 0 }
}

export async function notePushed(db: Queryable, id: number, message: string): Promise<void> {
	await sql`update push_browser set last_message = ${message}::uuid where id = ${id}`.execute(db)
}

export async function endPushBrowser(db: Queryable, id: number, now: Date): Promise<void> {
	await sql`update push_browser set ended_at = ${now} where id = ${id}`.execute(db)
}
