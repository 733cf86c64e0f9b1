import { expect, test } from 'vitest'
import type { ActOutcome } from '#domain/act-outcome.ts'
import { outcomeText, subjectText } from './operator-outcome.ts'

test.each<[ActOutcome, string]>([
	[{ code: 'items', count: 150 }, '۱۵۰ خبر'],
	[{ code: 'paused' }, 'متوقف'],
	[{ code: 'reports', count: 3 }, '۳ گزارش'],
	[{ code: 'tag', verdict: 'missing', kind: 'coin', ref: 'ETH' }, 'جا افتاده: رمزارز \u2068ETH\u2069'],
	[
		{ code: 'tag', verdict: 'wrong', kind: 'coin', ref: 'BTC', item: 'bitcoin-climbs' },
		'نادرست: رمزارز \u2068BTC\u2069 (\u2068bitcoin-climbs\u2069)',
	],
	[{ code: 'network_votes', count: 13 }, '۱۳ رأی از این شبکه'],
	[{ code: 'granted', plan: '3-months', until: '2026-08-01' }, '۳ ماه: ۱۰ مرداد ۱۴۰۵'],
	[
		{
			code: 'changed',
			terms: [
				{ field: 'end', from: '2026-08-01', to: '2026-08-02' },
				{ field: 'weight', from: '2', to: '5' },
			],
		},
		'پایان نمایش از (نیمه‌شب تهران): ۱۰ مرداد ۱۴۰۵ ← ۱۱ مرداد ۱۴۰۵؛ وزن: ۲ ← ۵',
	],
	[{ code: 'emails', count: 4 }, '۴ ایمیل'],
	[{ code: 'done' }, ''],
	[{ code: 'text', text: '3 votes' }, '3 votes'],
])('%j is described in Persian', (outcome, persian) => {
	expect(outcomeText('fa', outcome)).toBe(persian)
})

test('the object of an act is named by its kind', () => {
	expect(subjectText('fa', 'source:desk')).toBe('رسانه \u2068desk\u2069')
	expect(subjectText('fa', 'account:12')).toBe('حساب \u2068۱۲\u2069')
	expect(subjectText('en', 'mails')).toBe('Emails')
	expect(subjectText('en', 'thing:1')).toBe('thing:1')
})
