import { expect, test } from 'vitest'
import { landingPath } from './landing-path.ts'

test.each([
	['the page that required a log-in', '/dashboard', '/dashboard'],
	['its query and fragment too', '/en/results?search_query=a%20b#top', '/en/results?search_query=a%20b#top'],
	['nothing', null, '/'],
	['an empty value', '', '/'],
	['a whole address', 'https://evil.example/', '/'],
	['another host without a scheme', '//evil.example/', '/'],
	['another host by backslash', '/\\evil.example/', '/'],
	['another host behind a tab', '/\t/evil.example/', '/'],
	['another host behind a dot', '/.//evil.example/', '/'],
	['a script', 'javascript:alert(1)', '/'],
	['a path that is relative', 'dashboard', '/'],
	['the login screen itself', '/user/login', '/'],
	['a new address that waits for its owner to log in', '/user/activation/abc', '/user/activation/abc'],
	['the way back from Google', '/auth/callback?code=1', '/'],
])('%s leads to the right page', (_name, wanted, path) => {
	expect(landingPath(wanted)).toBe(path)
})
