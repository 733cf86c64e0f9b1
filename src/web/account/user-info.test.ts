import { afterEach, expect, test, vi } from 'vitest'
import { keepUserInfo, type User, userInfo } from './user-info.ts'

afterEach(() => vi.unstubAllGlobals())

test('what is known of a user is deleted at log-out, and not shown to the next one', () => {
	const stored = new Map([
		['user_is_logged_in', 'true'],
		['user_access_token', 'of Sara'],
	])
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	})
	const sara = { username: 'sara.karimi', profile_image: '' } as User
	keepUserInfo(sara)
	expect(userInfo()).toBe(sara)
	stored.set('user_is_logged_in', 'false').delete('user_access_token')
	expect(userInfo()).toBeUndefined()
	stored.set('user_is_logged_in', 'true').set('user_access_token', 'of Reza')
	expect(userInfo()).toBeUndefined()
})
