import { bigInteger, query } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

/** Where the name of the bot is kept, for whoever makes links to it. */
export const botNameSetting = 'telegram_bot'

/** Which message of the bot's is next, where no other worker is reading them. */
export async function holdTelegramPoll(db: Queryable, now: Date, until: Date): Promise<number | undefined> {
	const held = await query({ nextUpdate: bigInteger })`
		update telegram_poll set held_until = ${until} where held_until <= ${now}
		returning next_update as "nextUpdate"
	`.execute(db)
	return held.rows[0] && Number(held.rows[0].nextUpdate)
}

/** Everything before it was read; with what came of it, in one transaction. */
export async function passTelegramUpdates(change: Queryable, nextUpdate: number): Promise<void> {
	await sql`
		update telegram_poll set next_update = greatest(next_update, ${nextUpdate}::bigint)
	`.execute(change)
}

/** The next worker may go on, unless it has begun already because this one took too long. */
export async function releaseTelegramPoll(db: Queryable, until: Date): Promise<void> {
	await sql`update telegram_poll set held_until = '-infinity' where held_until = ${until}`.execute(db)
}
