import { renewFeedSecrets } from '#store/follows/follow-store.ts'
import { pauseInstantChannels } from '#store/follows/reader-way-store.ts'
import type { Queryable } from '#store/sql.ts'
import { newFeedSecret } from './keep-follow.ts'

/**
 * A thief may have redirected the account's messages. So its channels are paused until the owner confirms them, and
 * its private feeds get new addresses. Must run inside the transaction that returns the account; returns whether
 * there was anything to secure.
 */
export async function secureFollows(db: Queryable, accountId: number, now: Date): Promise<boolean> {
	const paused = await pauseInstantChannels(db, accountId, now)
	const renewed = await renewFeedSecrets(db, accountId, newFeedSecret)
	return paused + renewed > 0
}
