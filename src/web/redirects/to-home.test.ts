import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pageRequest } from '#web/server-context.ts'
import { loader } from './to-home.ts'

test.each([
	['https://news.example', 'news_locale=2; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
	['http://localhost:3000', 'news_locale=2; Path=/; Max-Age=31536000; SameSite=Lax'],
])('the root of %s sets the news language of an English reader in the cookie “%s”', (publicUrl, cookie) => {
	const context = new RouterContextProvider()
	context.set(pageRequest, { preferredLocale: 'en', newsLocale: 'fa', publicUrl } as never)
	const response = loader({ context, url: new URL('/', publicUrl) } as never)
	expect(response.headers.get('set-cookie')).toBe(cookie)
	expect(response.headers.get('location')).toBe('/en?news_locale=en')
})
