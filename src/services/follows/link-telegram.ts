import { hashToken, newToken } from '#services/accounts/account-parts.ts'
import { storeToken } from '#store/accounts/token-store.ts'
import { botNameSetting } from '#store/follows/telegram-poll-store.ts'
import { findSetting } from '#store/setting-store.ts'
import type { Queryable } from '#store/sql.ts'

/**
 * A link that connects the chat in which it is opened to the account, once; undefined until our bot has been reached.
 */
export async function makeTelegramLink(
	db: Queryable,
	accountId: number,
	now: Date,
): Promise<string | undefined> {
	const name = await findSetting(db, botNameSetting)
	if (name === undefined) return undefined
	const token = newToken()
	await storeToken(db, { tokenHash: hashToken(token), accountId, purpose: 'telegram_link' }, now)
	return `https://t.me/${name}?start=${token}`
}
