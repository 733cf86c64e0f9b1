import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { UserInfoResponse } from '#contract/account.ts'
import { pathOf } from '#contract/route-names.ts'
import { isLoggedIn } from '#web/account/login-flag.ts'
import { useFailureMessage } from '#web/account/use-failure-message.ts'
import { keepUserInfo, type User, userInfo, useUserInfo } from '#web/account/user-info.ts'
import { type CallFailure, call, clearCredentials } from '#web/api-client.ts'
import type { StorageKey } from '#web/local-storage.ts'

/** Navigates to the login screen, which leads back here. */
export function useLeave(): () => Promise<void> {
	const navigate = useNavigate()
	return useCallback(async () => {
		clearCredentials()
		const next = new URLSearchParams({ next: location.pathname + location.search })
		await navigate(`${pathOf('login')}?${next}`, { replace: true })
	}, [navigate])
}

/** After a failed request: an ended session leads to the login; any other failure is reported and can be retried. */
export function useRefusal(): (failure: CallFailure, retry: () => void, words?: string) => void {
	const leave = useLeave()
	const sayFailure = useFailureMessage()
	return (failure, retry, words) =>
		failure.status === 401 ? void leave() : sayFailure(failure, retry, words)
}

/** What the signed-in reader has at a path of the API; undefined until it has come. */
export function useOwnData<Response extends { data: unknown }>(path: string) {
	const leave = useLeave()
	const [data, setData] = useState<Response['data']>()
	const [hasFailed, setHasFailed] = useState(false)
	const reload = useCallback(async () => {
		setHasFailed(false)
		const response = await call<Response>('GET', path)
		if (response.ok) setData(response.value.data)
		else if (response.failure.status === 401) await leave()
		else setHasFailed(true)
	}, [path, leave])
	useEffect(() => void reload(), [reload])
	return { data, setData, hasFailed, reload }
}

/** The logged-in user, loaded if unknown. Any failure logs out without a message. */
export function useUser(): User | undefined {
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
