import type { UserResponse } from '#contract/account.ts'
import type { Account } from '#domain/account.ts'
import { Problem } from '#domain/problem.ts'
import { mapProfileTexts, profileTexts } from '#domain/profile.ts'
import type { Subscription } from '#domain/subscription.ts'
import { findAccount } from '#store/accounts/account-store.ts'
import { findPendingEmail } from '#store/accounts/mail-outbox-store.ts'
import { findPictureName, takesMarketing } from '#store/accounts/profile-store.ts'
import { subscriptionsOf } from '#store/accounts/subscription-store.ts'
import type { Queryable } from '#store/sql.ts'

export type ShownAccount = {
	account: Account
	subscriptions: readonly Subscription[]
	/** The random name of the profile picture. */
	pictureName: string | undefined
	hasPassword: boolean
	pendingEmail: string | undefined
	takesMarketing: boolean
}

const pictureAddress = (name: string): string => `/images/users/${name}.webp`

export const presentAccount = (user: ShownAccount): UserResponse => ({
	username: user.account.username,
	...mapProfileTexts(
		(field) => profileTexts[field].wire,
		(field) => user.account[field],
	),
	email: user.account.email,
	pending_email: user.pendingEmail ?? null,
	profile_image: user.pictureName === undefined ? '' : pictureAddress(user.pictureName),
	subscription_set: user.subscriptions.map(({ plan, joinedAt, expiresAt }) => ({
		plan,
		joined_date: joinedAt.toISOString(),
		exp_date: expiresAt.toISOString(),
	})),
	has_password: user.hasPassword,
	marketing: user.takesMarketing,
})

/** A person as their own pages show them. */
export async function loadAccount(
	{ db, now }: { db: Queryable; now: () => number },
	accountId: number,
): Promise<ShownAccount> {
	const [found, subscriptions, pictureName, marketing, pendingEmail] = await Promise.all([
		findAccount(db, accountId),
		subscriptionsOf(db, accountId),
		findPictureName(db, accountId),
		takesMarketing(db, accountId),
		findPendingEmail(db, accountId, new Date(now())),
	])
	// The account was deleted between the token's check and now.
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
