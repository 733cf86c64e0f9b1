import { channelNames, instantChannels, type OwnChannel } from '#domain/channels.ts'
import { type PauseReason, pauseReasons } from '#domain/follow.ts'
import { jsonObject, oneOf, orNull, query, type Row, selectList } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

const readerChannel = {
	channel: oneOf(channelNames),
	destination: jsonObject,
	pausedWhy: orNull(oneOf(pauseReasons)),
}
export type ReaderChannel = Row<typeof readerChannel>

/** The channels that a reader has set up. */
export async function findReaderChannels(db: Queryable, accountId: number): Promise<ReaderChannel[]> {
	const found = await query(readerChannel)`
		select ${selectList(readerChannel)} from reader_channel where account_id = ${accountId} order by channel
	`.execute(db)
	return found.rows
}

/** Undefined if it is not set up. */
export const findReaderChannel = async (db: Queryable, { accountId, channel }: OwnChannel) =>
	(await findReaderChannels(db, accountId)).find((one) => one.channel === channel)

/** Sets a channel up, or changes its destination; a paused one works again. */
export async function saveReaderChannel(
	db: Queryable,
	{ accountId, channel, destination }: OwnChannel & { destination: Record<string, unknown> },
	now: Date,
): Promise<void> {
	await sql`
		insert into reader_channel (account_id, channel, destination, changed_at)
		values (${accountId}, ${channel}, ${JSON.stringify(destination)}::jsonb, ${now})
		on conflict (account_id, channel) do update set
			destination = reader_channel.destination || excluded.destination, paused_why = null, changed_at = excluded.changed_at
	`.execute(db)
}

/** Pauses a channel and drops what waits for it. Returns false if it was not active. */
export async function pauseReaderChannel(
	db: Queryable,
	{ accountId, channel }: OwnChannel,
	why: PauseReason,
	now: Date,
): Promise<boolean> {
	return inTransaction(db, async (change) => {
		const paused = await sql`
			update reader_channel set paused_why = ${why}, changed_at = ${now}
			where account_id = ${accountId} and channel = ${channel} and paused_why is null returning channel
		`.execute(change)
		await sql`delete from notification_queue where account_id = ${accountId} and channel = ${channel}`.execute(
			change,
		)
		return paused.rows.length > 0
	})
}

/** Pauses every channel that leads elsewhere than to the account's own mailbox; returns how many. */
export async function pauseInstantChannels(db: Queryable, accountId: number, now: Date): Promise<number> {
	let paused = 0
	for (const channel of instantChannels)
		if (await pauseReaderChannel(db, { accountId, channel }, 'unconfirmed', now)) paused += 1
	return paused
}

/** Returns false if there was nothing to resume. */
export async function resumeReaderChannel(
	db: Queryable,
	{ accountId, channel }: OwnChannel,
	now: Date,
): Promise<boolean> {
	const resumed = await sql`
		update reader_channel set paused_why = null, changed_at = ${now}
		where account_id = ${accountId} and channel = ${channel} returning channel
	`.execute(db)
	return resumed.rows.length > 0
}

/** Returns false if it was not set up. */
export async function deleteReaderChannel(
	db: Queryable,
	{ accountId, channel }: OwnChannel,
): Promise<boolean> {
	const gone = await sql`
		delete from reader_channel where account_id = ${accountId} and channel = ${channel} returning channel
	`.execute(db)
	return gone.rows.length > 0
}

/** The rest of the destination stays as it is. */
export async function saveBriefingHour(
	db: Queryable,
	{ accountId, channel }: OwnChannel,
	{ hour, unsubscribe }: { hour: number | null; unsubscribe: string },
): Promise<void> {
	const given = JSON.stringify({ unsubscribe, ...(hour !== null && { hour }) })
	await sql`
		update reader_channel set destination = (destination - 'hour') || ${given}::jsonb
		where account_id = ${accountId} and channel = ${channel}
	`.execute(db)
}
