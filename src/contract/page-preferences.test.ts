import { expect, test } from 'vitest'
import { preferencesKey, readPagePreferences } from './page-preferences.ts'

test('only choices that the product offers are read', () => {
	const chosen = {
		is_theme_dark: 'true',
		news_locale: '1',
		row_height: 'compact',
		grouped: 'false',
		toman: 'true',
		pictures: 'false',
	}
	expect(readPagePreferences(chosen)).toEqual({
		theme: 'dark',
		newsLocale: 'fa',
		rowHeight: 'compact',
		grouped: false,
		toman: true,
		pictures: 'hidden',
	})
	const strange = {
		is_theme_dark: '<b>',
		news_locale: '7',
		row_height: 'Compact',
		grouped: '0',
		toman: '1',
		pictures: '0',
		sessionid: 'x',
	}
	expect(readPagePreferences(strange)).toEqual({
		theme: undefined,
		newsLocale: undefined,
		rowHeight: 'comfortable',
		grouped: true,
		toman: false,
		pictures: 'shown',
	})
})

test('a browser that saves data gets no pictures, whatever was chosen', () => {
	const chosen = [undefined, 'true', 'false'].map(
		(pictures) => readPagePreferences({ pictures }, true).pictures,
	)
	expect(chosen).toEqual(['saving', 'saving', 'saving'])
})

test('different choices have different keys, and other cookies do not matter', () => {
	const cookies = [undefined, 'true', 'false'].flatMap((is_theme_dark) =>
		[undefined, '1', '2'].flatMap((news_locale) =>
			['comfortable', 'compact'].map((row_height) => ({ is_theme_dark, news_locale, row_height })),
		),
	)
	const keys = cookies.map((each) => preferencesKey(readPagePreferences(each)))
	expect(new Set(keys).size).toBe(cookies.length)
	const noisy = cookies.map((each) =>
		preferencesKey(readPagePreferences({ ...each, other: String(Math.random()) })),
	)
	expect(noisy).toEqual(keys)
})

test('no choice of row height and the default are one page', () => {
	const usual = preferencesKey(readPagePreferences({ row_height: 'comfortable' }))
	expect(preferencesKey(readPagePreferences({}))).toBe(usual)
})

test('a setting that only mirrors what a page showed is no choice', () => {
	const cookies = { is_theme_dark: 'true', news_locale: '1', row_height: 'compact' }
	expect(readPagePreferences({ ...cookies, mirrored: 'is_theme_dark.news_locale' })).toMatchObject({
		theme: undefined,
		newsLocale: undefined,
		rowHeight: 'compact',
	})
	expect(readPagePreferences({ ...cookies, mirrored: 'news_locale' })).toMatchObject({
		theme: 'dark',
		newsLocale: undefined,
	})
	expect(readPagePreferences({ ...cookies, mirrored: '' })).toMatchObject({ theme: 'dark', newsLocale: 'fa' })
})
