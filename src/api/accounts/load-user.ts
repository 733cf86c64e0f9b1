import type { ApiParts } from '#api/api-parts.ts'
import { Problem } from '#api/http/problem.ts'
import { findAccount } from '#store/accounts/account-store.ts'
import { findPendingEmail } from '#store/accounts/mail-outbox-store.ts'
import { findPictureName, takesMarketing } from '#store/accounts/profile-store.ts'
import { subscriptionsOf } from '#store/accounts/subscription-store.ts'
import type { ShownAccount } from './present-account.ts'

/** A person as their own pages show them. */
export async function loadAccount(
	{ db, now }: Pick<ApiParts, 'db' | 'now'>,
	accountId: number,
): Promise<ShownAccount> {
	const [found, subscriptions, pictureName, marketing, pendingEmail] = await Promise.all([
		findAccount(db, accountId),
		subscriptionsOf(db, accountId),
		findPictureName(db, accountId),
		takesMarketing(db, accountId),
		findPendingEmail(db, accountId, new Date(now())),
	])
	// Deleted between the token's check and now.
	if (found === undefined) throw new Problem('unauthorized')
	const { account, passwordHash } = found
	return {
		account,
		subscriptions,
		pictureName,
		hasPassword: passwordHash !== null,
		takesMarketing: marketing,
		pendingEmail,
	}
}
