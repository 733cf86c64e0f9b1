import { useSyncExternalStore } from 'react'
import type { UserAnswer } from '#contract/account.ts'
import { forget, onStorageChange, recall, remember } from '#web/local-storage.ts'

export type User = UserAnswer

/** Who is signed in, for every part of the page: undefined until it is loaded, and gone with the login. */
let known: { token: string | undefined; user: User } | undefined
const listeners = new Set<() => void>()

export const userInfo = (): User | undefined =>
	recall('user_is_logged_in') === 'true' && known?.token === recall('user_access_token')
		? known?.user
		: undefined

export function keepUserInfo(user: User): void {
	// Of this login: whoever logs in next on the same page is somebody else.
	known = { token: recall('user_access_token'), user }
	if (user.profile_image === '') forget('user_profile_image')
	else remember('user_profile_image', user.profile_image)
	for (const changed of listeners) changed()
}

function listen(changed: () => void): () => void {
	listeners.add(changed)
	const stop = onStorageChange(changed)
	return () => {
		listeners.delete(changed)
		stop()
	}
}

export const useUserInfo = (): User | undefined => useSyncExternalStore(listen, userInfo, () => undefined)

const picturePath = /^\/images\/users\/[\w-]{22}\.webp$/

/** The address of the account’s picture, remembered from page to page so that the header need not ask for it. */
export const useAccountPicture = (): string | undefined =>
	useSyncExternalStore(
		onStorageChange,
		() => {
			const path = recall('user_profile_image')
			return path !== undefined && picturePath.test(path) ? path : undefined
		},
		() => undefined,
	)
