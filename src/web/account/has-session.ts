import type { LogInStatusResponse } from '#contract/account.ts'
import { call } from '#web/api-client.ts'
import { isLoggedIn } from './login-flag.ts'

/** Whether this browser's token is still valid. */
export async function hasSession(): Promise<boolean> {
	if (!isLoggedIn()) return false
	const response = await call<LogInStatusResponse>('GET', '/v1/user/login/status/')
	return response.ok && response.value.status === 1
}
