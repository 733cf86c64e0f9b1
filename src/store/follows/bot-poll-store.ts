import type { BotChannel } from '#domain/channels.ts'
import { bigInteger, query } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

/** The setting with the name of a bot, for links to it. */
export const botNameSetting = (channel: BotChannel) => `${channel}_bot`

/** The next update to read; undefined while another worker is polling. */
export async function holdBotPoll(
	db: Queryable,
	channel: BotChannel,
	now: Date,
	until: Date,
): Promise<number | undefined> {
	const held = await query({ nextUpdate: bigInteger })`
		update bot_poll set held_until = ${until} where channel = ${channel} and held_until <= ${now}
		returning next_update as "nextUpdate"
	`.execute(db)
	return held.rows[0] && Number(held.rows[0].nextUpdate)
}

/** Marks all updates before this one as read, in the transaction that handles them. */
export async function passBotUpdates(
	change: Queryable,
	channel: BotChannel,
	nextUpdate: number,
): Promise<void> {
	await sql`
		update bot_poll set next_update = greatest(next_update, ${nextUpdate}::bigint) where channel = ${channel}
	`.execute(change)
}

/** Lets the next worker poll, unless another has already started because this one took too long. */
export async function releaseBotPoll(db: Queryable, channel: BotChannel, until: Date): Promise<void> {
	await sql`
		update bot_poll set held_until = '-infinity' where channel = ${channel} and held_until = ${until}
	`.execute(db)
}
