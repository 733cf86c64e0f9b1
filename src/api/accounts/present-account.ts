import type { UserAnswer } from '#contract/account.ts'
import type { Account } from '#domain/account.ts'
import type { Subscription } from '#domain/subscription.ts'

export type ShownAccount = {
	account: Account
	subscriptions: readonly Subscription[]
	/** The random name of the profile picture. */
	pictureName: string | undefined
	hasPassword: boolean
	pendingEmail: string | undefined
	takesMarketing: boolean
}

export const pictureAddress = (name: string): string => `/images/users/${name}.webp`

export const presentAccount = (user: ShownAccount): UserAnswer => ({
	username: user.account.username,
	first_name: user.account.firstName,
	last_name: user.account.lastName,
	email: user.account.email,
	pending_email: user.pendingEmail ?? null,
	phone_number: user.account.phoneNumber,
	social_media_link: user.account.socialMediaLink,
	profile_image: user.pictureName === undefined ? '' : pictureAddress(user.pictureName),
	subscription_set: user.subscriptions.map(({ plan, joinedAt, expiresAt }) => ({
		plan,
		joined_date: joinedAt.toISOString(),
		exp_date: expiresAt.toISOString(),
	})),
	has_password: user.hasPassword,
	marketing: user.takesMarketing,
})
