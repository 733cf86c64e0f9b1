import type { BotChannel } from '#domain/channels.ts'
import { hashToken, newToken } from '#services/accounts/account-parts.ts'
import { storeToken } from '#store/accounts/token-store.ts'
import { botNameSetting } from '#store/follows/bot-poll-store.ts'
import { findSetting } from '#store/setting-store.ts'
import type { Queryable } from '#store/sql.ts'

const chatsAt: Record<BotChannel, string> = { telegram: 'https://t.me', bale: 'https://ble.ir' }

/**
 * A link that connects the chat in which it is opened to the account, once; undefined until our bot has been reached.
 */
export async function makeBotLink(
	db: Queryable,
	{ accountId, channel }: { accountId: number; channel: BotChannel },
	now: Date,
): Promise<string | undefined> {
	const name = await findSetting(db, botNameSetting(channel))
	if (name === undefined) return undefined
	const token = newToken()
	await storeToken(db, { tokenHash: hashToken(token), accountId, purpose: `${channel}_link` }, now)
	return `${chatsAt[channel]}/${name}?start=${token}`
}
