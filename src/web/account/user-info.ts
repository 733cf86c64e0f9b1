import type { UserResponse } from '#contract/account.ts'
import { useStore } from '#web/create-store.ts'
import { forget, recall, remember, storage } from '#web/local-storage.ts'

export type User = UserResponse

/** The logged-in user, for every part of the page: undefined until loaded, and deleted at log-out. */
let known: { token: string | undefined; user: User } | undefined

export const userInfo = (): User | undefined =>
	recall('user_is_logged_in') === 'true' && known?.token === recall('user_access_token')
		? known?.user
		: undefined

export function keepUserInfo(user: User): void {
	// Belongs to this token, because another user may log in on the same page.
	known = { token: recall('user_access_token'), user }
	// Both notify subscribers of the storage.
	if (user.profile_image === '') forget('user_profile_image')
	else remember('user_profile_image', user.profile_image)
}

export const useUserInfo = (): User | undefined => useStore(storage, undefined, userInfo)

const picturePath = /^\/images\/users\/[\w-]{22}\.webp$/

/** The address of the account’s picture, cached from page to page so that the header need not request it. */
export const useAccountPicture = (): string | undefined =>
	useStore(storage, undefined, () => {
		const path = recall('user_profile_image')
		return path !== undefined && picturePath.test(path) ? path : undefined
	})
