import type { UserAnswer } from '#contract/account.ts'
import type { Account } from '#domain/account.ts'
import type { Subscription } from '#domain/subscription.ts'

export const presentUser = (
	account: Account,
	subscriptions: readonly Subscription[],
	profileImage: string,
): UserAnswer => ({
	username: account.username,
	first_name: account.firstName,
	last_name: account.lastName,
	email: account.email,
	phone_number: account.phoneNumber,
	social_media_link: account.socialMediaLink,
	profile_image: profileImage,
	subscription_set: subscriptions.map(({ plan, joinedAt, expiresAt }) => ({
		plan,
		joined_date: joinedAt.toISOString(),
		exp_date: expiresAt.toISOString(),
	})),
})
