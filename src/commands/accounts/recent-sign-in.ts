import { sessionStart } from '#store/accounts/session-store.ts'
import type { AccountParts } from './account-parts.ts'

/** Who signed in so lately has shown who they are; a token that was left lying about has not. */
const recentMs = 15 * 60_000

/** Whether the session that a token belongs to began a moment ago. */
export async function signedInLately(
	tokenHash: string,
	{ db, now }: Pick<AccountParts, 'db' | 'now'>,
): Promise<boolean> {
	const began = await sessionStart(db, tokenHash)
	return began !== undefined && now() - began.getTime() <= recentMs
}
