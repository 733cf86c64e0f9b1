import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { uiLocales } from '#domain/locale.ts'
import { forget, isLostWithPage, recall, remember, storageKeys, tabKeys } from './local-storage.ts'

afterEach(() => {
	forget('briefing_done')
	vi.unstubAllGlobals()
})

const refuse = () => {
	throw new DOMException('refused', 'QuotaExceededError')
}

function storageWith(setItem: (key: string, value: string) => void) {
	const stored = new Map([['briefing_done', '1']])
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem,
		removeItem: (key: string) => stored.delete(key),
	})
	return stored
}

test('what full storage refuses is remembered until the page is left, in place of what is stored', () => {
	storageWith(refuse)
	remember('briefing_done', '1,2')
	expect(recall('briefing_done')).toBe('1,2')
	expect(isLostWithPage('briefing_done')).toBe(true)
	forget('briefing_done')
	expect(recall('briefing_done')).toBeUndefined()
	expect(isLostWithPage('briefing_done')).toBe(false)
})

test('once there is room again, the stored value counts', () => {
	storageWith(refuse)
	remember('briefing_done', '1,2')
	const stored = storageWith((key, value) => stored.set(key, value))
	remember('briefing_done', '1,2,3')
	stored.set('briefing_done', '4')
	expect(recall('briefing_done')).toBe('4')
	expect(isLostWithPage('briefing_done')).toBe(false)
})

test('blocked storage remembers until the page is left too', () => {
	vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
	remember('briefing_done', '1')
	expect(recall('briefing_done')).toBe('1')
	forget('briefing_done')
	expect(recall('briefing_done')).toBeUndefined()
})

test.each(uiLocales)('the privacy page in %s names everything that the browser stores', (locale) => {
	const page = readFileSync(new URL(`../../content/${locale}/privacy-policy.md`, import.meta.url), 'utf8')
	const words: string[] = page.match(/\w+/g) ?? []
	expect([...storageKeys, ...tabKeys].filter((key) => !words.includes(key))).toEqual([])
})
