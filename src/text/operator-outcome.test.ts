import { expect, test } from 'vitest'
import { outcomeText, subjectText } from './operator-outcome.ts'

test.each([
	['sources.release', '150 items are shown now', '۱۵۰ خبر'],
	['sources.pause', 'paused', 'متوقف'],
	['news.join', '3 reports', '۳ گزارش'],
	['news.tag', 'missing coin ETH', 'جا افتاده: رمزارز \u2068ETH\u2069'],
	[
		'tags.accept',
		'wrong coin BTC: bitcoin-climbs',
		'نادرست: رمزارز \u2068BTC\u2069 (\u2068bitcoin-climbs\u2069)',
	],
	['votes.void', '13 votes of the network', '۱۳ رأی از این شبکه'],
	['people.grant', '3-months → 2026-08-01', '۳ ماه: ۱۰ مرداد ۱۴۰۵'],
	[
		'ads.change',
		'end 2026-08-01 → 2026-08-02; weight 2 → 5',
		'پایان نمایش از (نیمه‌شب تهران): ۱۰ مرداد ۱۴۰۵ ← ۱۱ مرداد ۱۴۰۵؛ وزن: ۲ ← ۵',
	],
	['overview.send-mails', '4', '۴ ایمیل'],
])('what %s came to is told in Persian', (act, outcome, told) => {
	expect(outcomeText('fa', { act, outcome })).toBe(told)
})

test('what others wrote stays as they wrote it', () => {
	expect(outcomeText('fa', { act: 'news.remove', outcome: '3 votes' })).toBe('3 votes')
	expect(outcomeText('fa', { act: 'sources.add', outcome: 'https://a.example/' })).toBe('https://a.example/')
	expect(outcomeText('fa', { act: 'of.another.version', outcome: 'paused' })).toBe('paused')
})

test('what an act was done to is named by its kind', () => {
	expect(subjectText('fa', 'source:desk')).toBe('منبع \u2068desk\u2069')
	expect(subjectText('fa', 'account:12')).toBe('حساب \u2068۱۲\u2069')
	expect(subjectText('en', 'mails')).toBe('Emails')
	expect(subjectText('en', 'thing:1')).toBe('thing:1')
})
