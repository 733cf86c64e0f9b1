import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { uiLocales } from '#domain/locale.ts'
import { plainTextOf } from '#text/page-block.ts'
import { translate, translateDashboard } from '#text/translate.ts'
import { shortcutKeys } from '#web/news/shortcut-keys.ts'
import { findPage } from './page-library.server.ts'
import type { BlockView } from './page-view.ts'

const textOf = (block: BlockView): string => {
	if (block.kind === 'picture') return ''
	return block.kind === 'list' ? block.items.map(plainTextOf).join('\n') : plainTextOf(block.texts)
}

const buttons = [
	'card.important',
	'card.bullish',
	'card.bearish',
	'card.share',
	'card.views',
	'account.bookmark',
	'follow.list',
	'follow.big',
	'tabs.fa',
	'tabs.en',
	'sort.latest',
	'sort.views',
	'sort.importance',
	'sort.top',
	'grouped.label',
	'filters.label',
	'filters.coins',
	'filters.fa',
	'filters.en',
	'filters.apply',
	'filters.save',
	'limit.skip',
	'limit.signUp',
	'prices.pause',
	'header.account',
	'header.dark',
	'header.light',
	'header.language',
	'header.logOut',
	'account.login.forgot',
	'account.google.button',
] as const
const views = [
	'nav.info',
	'nav.password',
	'nav.bookmarks',
	'nav.following',
	'nav.data',
	'credit.title',
] as const

describe.each(uiLocales)('Help in %s', (locale) => {
	const help = findPage(locale, 'help', 'news.example').blocks.map(textOf).join('\n')

	test.each(buttons)('calls %s what the interface calls it', (key) => {
		expect(help).toContain(translate(locale)(key))
	})

	test.each(views)('calls %s what the dashboard calls it', (key) => {
		expect(help).toContain(translateDashboard(locale)(key))
	})

	test('lists exactly the keyboard shortcuts of the list', () => {
		const page = readFileSync(new URL(`../../../content/${locale}/help.md`, import.meta.url), 'utf8')
		const keyboard = page.split(/^## /m).find((section) => /^(Keyboard|صفحه‌کلید)\n/.test(section)) ?? ''
		const named = [...keyboard.matchAll(/\*\*([^*]+)\*\*/g)].map(([, key]) => key)
		const ofEveryPage = ['Enter', 'Tab', 'Shift+Tab', 'Space']
		const own = new Set(named.filter((key) => key !== undefined && !ofEveryPage.includes(key)))
		expect([...own].sort()).toEqual(shortcutKeys.map(([key]) => key).sort())
	})
})
