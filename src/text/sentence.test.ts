import { expect, test } from 'vitest'
import { fillIn } from './sentence.ts'
import { translate } from './translate.ts'

test.each([
	[1, '1 new story', '1 more coin: ETH'],
	[3, '3 new stories', '3 more coins: ETH'],
	[21, '21 new stories', '21 more coins: ETH'],
])('%d takes the plural form of the language', (count, story, coins) => {
	const text = translate('en')
	expect(text('news.recent', { count })).toContain(story)
	expect(text('notify.title', { count })).toContain(story)
	expect(text('card.moreCoins', { count, coins: 'ETH' })).toBe(coins)
	const persian = translate('fa')('news.recent', { count })
	expect(persian).toContain('خبر تازه')
	expect(persian).not.toMatch(/[{|}\d]/)
})

test('large numbers have separators, a year has none', () => {
	expect(fillIn('{count} {count|vote|votes}', { count: 20_000_000 }, 'en')).toBe('20,000,000 votes')
	expect(fillIn('{count}', { count: 10_000 }, 'fa')).toBe('۱۰٬۰۰۰')
	expect(fillIn('{year}', { year: 2026 }, 'en')).toBe('2026')
})
