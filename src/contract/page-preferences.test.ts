import { expect, test } from 'vitest'
import { preferencesKey, readPagePreferences } from './page-preferences.ts'

test('only choices that the product offers are read', () => {
	expect(readPagePreferences({ is_theme_dark: 'true', news_locale: '1' })).toEqual({
		theme: 'dark',
		newsLocale: 'fa',
	})
	expect(readPagePreferences({ is_theme_dark: '<b>', news_locale: '7', sessionid: 'x' })).toEqual({
		theme: undefined,
		newsLocale: undefined,
	})
})

test('different choices have different names, and whatever else is in the cookies does not matter', () => {
	const cookies = [undefined, 'true', 'false'].flatMap((is_theme_dark) =>
		[undefined, '1', '2'].map((news_locale) => ({ is_theme_dark, news_locale })),
	)
	const keys = cookies.map((each) => preferencesKey(readPagePreferences(each)))
	expect(new Set(keys).size).toBe(cookies.length)
	const noisy = cookies.map((each) =>
		preferencesKey(readPagePreferences({ ...each, other: String(Math.random()) })),
	)
	expect(noisy).toEqual(keys)
})
