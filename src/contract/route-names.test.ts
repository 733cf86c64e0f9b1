import { expect, test } from 'vitest'
import { inLocale, pathOf, pathPattern, routeNamed, routeNames } from './route-names.ts'

test.each([
	['fa-home', '/fa'],
	['en-home-results', '/en/results'],
	['fa-home-category', '/fa/category/:category'],
	['en-home-category-results', '/en/category/:category/results'],
	['en-home-influencers', '/en/influencers/:category'],
	['en-filters', '/en/filters'],
	['fa-policy', '/fa/privacy-policy/'],
	['en-terms', '/en/terms/'],
	['login_after_reset_password', '/user/login/after-reset'],
	['auth-callback', '/auth/callback'],
] as const)('%s is %s', (name, pattern) => {
	expect(pathPattern(name)).toBe(pattern)
})

test.each([
	['fa-home-fa-news', 'en', 'fa-home'],
	['en-home-en-news', 'fa', 'en-home'],
	['searched-category', 'fa', 'fa-home-category'],
	['searched-influencer', 'en', 'en-home-influencers'],
	['dashboard', 'fa', 'dashboard'],
] as const)('the reading %s in %s finds %s', (name, locale, wanted) => {
	expect(routeNamed(name, locale)).toBe(wanted)
})

test.each(['xx-home', 'fa-nothing', 'constructor', 'fa', '', 'fa_home'])('%j is no route', (name) => {
	expect(routeNamed(name, 'fa')).toBeUndefined()
})

test('every name finds itself', () => {
	for (const name of routeNames) expect(routeNamed(name, 'en')).toBe(name)
	expect(routeNames.length).toBe(51)
})

test('changing the language keeps the rest of the name and leaves common routes alone', () => {
	expect(inLocale('fa-home-category-results', 'en')).toBe('en-home-category-results')
	expect(inLocale('dashboard', 'fa')).toBe('dashboard')
})

test('parameters are escaped in a path', () => {
	expect(pathOf('fa-home-category', { category: 'a/b' })).toBe('/fa/category/a%2Fb')
})
