import type { Account } from '#domain/account.ts'
import type { BotChannel } from '#domain/channels.ts'
import { hashToken, newToken } from '#services/accounts/account-parts.ts'
import { findAccount } from '#store/accounts/account-store.ts'
import { storeToken, type TokenPurpose, takeToken } from '#store/accounts/token-store.ts'
import { botNameSetting } from '#store/follows/bot-poll-store.ts'
import { saveReaderChannel } from '#store/follows/reader-channel-store.ts'
import { findSetting } from '#store/setting-store.ts'
import type { Queryable } from '#store/sql.ts'

const purposeOf = (channel: BotChannel) => `${channel}_link` as const satisfies TokenPurpose

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
	await storeToken(db, { tokenHash: hashToken(token), accountId, purpose: purposeOf(channel) }, now)
	return `${chatsAt[channel]}/${name}?start=${token}`
}

/** Connects a chat to the account whose link was opened in it; undefined if the link is not ours or no longer valid. */
export async function linkChat(
	change: Queryable,
	{ channel, token, chat }: { channel: BotChannel; token: string; chat: number },
	now: Date,
): Promise<Account | undefined> {
	const taken = await takeToken(change, hashToken(token), [purposeOf(channel)], now)
	if (taken === undefined) return undefined
	const { accountId } = taken
	await saveReaderChannel(change, { accountId, channel, destination: { chat } }, now)
	return (await findAccount(change, accountId))?.account
}
