import { bigInteger, query } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

/** The setting with the name of the bot, for links to it. */
export const botNameSetting = 'telegram_bot'

/** The next update to read; undefined while another worker is polling. */
export async function holdTelegramPoll(db: Queryable, now: Date, until: Date): Promise<number | undefined> {
	const held = await query({ nextUpdate: bigInteger })`
		update telegram_poll set held_until = ${until} where held_until <= ${now}
		returning next_update as "nextUpdate"
	`.execute(db)
	return held.rows[0] && Number(held.rows[0].nextUpdate)
}

/** Marks all updates before this one as read, in the transaction that handles them. */
export async function passTelegramUpdates(change: Queryable, nextUpdate: number): Promise<void> {
	await sql`
		update telegram_poll set next_update = greatest(next_update, ${nextUpdate}::bigint)
	`.execute(change)
}

/** Lets the next worker poll, unless another has already started because this one took too long. */
export async function releaseTelegramPoll(db: Queryable, until: Date): Promise<void> {
	await sql`update telegram_poll set held_until = '-infinity' where held_until = ${until}`.execute(db)
}
