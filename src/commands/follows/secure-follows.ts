import { renewFeedSecrets } from '#store/follows/follow-store.ts'
import { pauseInstantChannels } from '#store/follows/reader-way-store.ts'
import type { Queryable } from '#store/sql.ts'
import { newFeedSecret } from './keep-follow.ts'

/**
 * Whoever was in the account may have led its messages to themselves: its channels wait until the owner confirms them,
 * and its private feeds move to new addresses. Inside the transaction that gives the account back; answers whether there
 * was anything to secure.
 */
export async function secureFollows(db: Queryable, accountId: number, now: Date): Promise<boolean> {
	const paused = await pauseInstantChannels(db, accountId, now)
	const renewed = await renewFeedSecrets(db, accountId, newFeedSecret)
	return paused + renewed > 0
}
