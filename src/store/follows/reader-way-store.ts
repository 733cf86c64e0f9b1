import { type ChannelName, channelNames, instantChannels } from '#domain/channels.ts'
import type { PauseReason } from '#domain/follow.ts'
import { pauseReasons } from '#domain/follow.ts'
import { jsonObject, oneOf, orNull, query, type Row, selectList } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

const readerWay = {
	way: oneOf(channelNames),
	destination: jsonObject,
	pausedWhy: orNull(oneOf(pauseReasons)),
}
export type ReaderWay = Row<typeof readerWay>

/** The channels that a reader has set up. */
export async function findReaderWays(db: Queryable, accountId: number): Promise<ReaderWay[]> {
	const found = await query(readerWay)`
		select ${selectList(readerWay)} from reader_way where account_id = ${accountId} order by way
	`.execute(db)
	return found.rows
}

/** Sets a channel up, or changes its destination; a paused one works again. */
export async function saveReaderWay(
	db: Queryable,
	{
		accountId,
		way,
		destination,
	}: { accountId: number; way: ChannelName; destination: Record<string, unknown> },
	now: Date,
): Promise<void> {
	await sql`
		insert into reader_way (account_id, way, destination, changed_at)
		values (${accountId}, ${way}, ${JSON.stringify(destination)}::jsonb, ${now})
		on conflict (account_id, way) do update set
			destination = reader_way.destination || excluded.destination, paused_why = null, changed_at = excluded.changed_at
	`.execute(db)
}

/** Pauses a channel and drops what waits for it. Returns false if it was not active. */
export async function pauseReaderWay(
	db: Queryable,
	{ accountId, way }: { accountId: number; way: ChannelName },
	why: PauseReason,
	now: Date,
): Promise<boolean> {
	return inTransaction(db, async (change) => {
		const paused = await sql`
			update reader_way set paused_why = ${why}, changed_at = ${now}
			where account_id = ${accountId} and way = ${way} and paused_why is null returning way
		`.execute(change)
		await sql`delete from telling_queue where account_id = ${accountId} and way = ${way}`.execute(change)
		return paused.rows.length > 0
	})
}

/** Pauses every channel that leads elsewhere than to the account's own mailbox; returns how many. */
export async function pauseInstantChannels(db: Queryable, accountId: number, now: Date): Promise<number> {
	let paused = 0
	for (const way of instantChannels)
		if (await pauseReaderWay(db, { accountId, way }, 'unconfirmed', now)) paused += 1
	return paused
}

/** Returns false if there was nothing to resume. */
export async function resumeReaderWay(
	db: Queryable,
	accountId: number,
	way: ChannelName,
	now: Date,
): Promise<boolean> {
	const resumed = await sql`
		update reader_way set paused_why = null, changed_at = ${now}
		where account_id = ${accountId} and way = ${way} returning way
	`.execute(db)
	return resumed.rows.length > 0
}

/** Returns false if it was not set up. */
export async function deleteReaderWay(db: Queryable, accountId: number, way: ChannelName): Promise<boolean> {
	const gone = await sql`
		delete from reader_way where account_id = ${accountId} and way = ${way} returning way
	`.execute(db)
	return gone.rows.length > 0
}

/** The rest of the destination stays as it is. */
export async function saveBriefingHour(
	db: Queryable,
	{ accountId, way }: { accountId: number; way: ChannelName },
	{ hour, unsubscribe }: { hour: number | null; unsubscribe: string },
): Promise<void> {
	const given = JSON.stringify({ unsubscribe, ...(hour !== null && { hour }) })
	await sql`
		update reader_way set destination = (destination - 'hour') || ${given}::jsonb
		where account_id = ${accountId} and way = ${way}
	`.execute(db)
}
