import { useEffect } from 'react'
import type { UserInfoResponse } from '#contract/account.ts'
import { isLoggedIn } from '#web/account/login-flag.ts'
import { keepUserInfo, type User, userInfo, useUserInfo } from '#web/account/user-info.ts'
import { call } from '#web/api-client.ts'
import type { StorageKey } from '#web/local-storage.ts'
import { useLeave } from './own-data.ts'

/** The logged-in user, loaded if unknown. Any failure logs out without a message. */
export function useLoadedUser(): User | undefined {
	const user = useUserInfo()
	const leave = useLeave()
	useEffect(() => {
		if (userInfo() !== undefined) return
		let current = true
		const load = async () => {
			if (!isLoggedIn()) return leave()
			const response = await call<UserInfoResponse>('GET', '/v1/user/info/')
			if (!current) return
			if (response.ok && response.value.status) keepUserInfo(response.value.data)
			else await leave()
		}
		void load()
		return () => {
			current = false
		}
	}, [leave])
	useLoginElsewhere(leave)
	return user
}

const tokenKey: StorageKey = 'user_access_token'

/** Storage events come from other tabs only: a log-out there ends this page too, another log-in reloads it. */
function useLoginElsewhere(leave: () => Promise<void>): void {
	useEffect(() => {
		const onStorage = ({ key, newValue }: StorageEvent) => {
			// A null key means that everything was cleared.
			if (key !== null && key !== tokenKey) return
			if (newValue === null) void leave()
			else location.reload()
		}
		window.addEventListener('storage', onStorage)
		return () => window.removeEventListener('storage', onStorage)
	}, [leave])
}
