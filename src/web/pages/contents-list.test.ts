import { expect, test } from 'vitest'
import { uiLocales } from '#domain/locale.ts'
import { contentsOf } from './contents-list.tsx'
import { findPage } from './page-library.server.ts'

test.each(uiLocales)('in %s a long page lists its parts and a short one does not', (locale) => {
	expect(contentsOf(findPage(locale, 'contact', 'news.example').blocks)).toEqual([])
	const parts = contentsOf(findPage(locale, 'help', 'news.example').blocks)
	expect(parts.length).toBeGreaterThan(10)
	expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
})
