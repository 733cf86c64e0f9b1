import { expect, test } from 'vitest'
import { foldForSearch } from './persian-text.ts'

test.each([
	[
		'half space, space and joined',
		['بیت‌کوین', 'بیت کوین', 'بیتکوین', 'بيت كوين', 'بیـت‌کوین', '  بیت   کوین '],
	],
	['blockchain', ['بلاکچین', 'بلاک چین', 'بلاک‌چین', 'بلاك‌چين']],
	['ramzarz', ['رمزارز', 'رمز ارز', 'رمز‌ارز']],
	['plural endings', ['نهنگ‌ها', 'نهنگ ها', 'نهنگها']],
	['the verb prefix', ['می‌شود', 'می شود', 'میشود']],
	['digits', ['۱۲۳', '١٢٣', '123', '１２３']],
	['madde and hamza', ['آوالانچ', 'اوالانچ', 'أوالانچ']],
	['seated hamza', ['سوئیس', 'سوییس']],
	['heh with hamza', ['خانۀ', 'خانه', 'خانة']],
	['harakat', ['مُعامله', 'معامله']],
	['case and Latin marks', ['Café', 'cafe', 'CAFÉ']],
	['a presentation form', ['ﻻیت', 'لایت']],
	['thousands', ['6,068', '6068', '۶٬۰۶۸', '۶۰۶۸']],
	['millions', ['1,234,567', '1234567']],
	['curly apostrophe', ['Bitcoin’s', "bitcoin's"]],
])('%s are normalised to one', (_name, spellings) => {
	expect(new Set(spellings.map(foldForSearch)).size).toBe(1)
})

test.each([
	['different words', 'ترا', 'تراکنش'],
	['per cent is itself', '5%', '5'],
	['numbers of a list', '12,13', '1213'],
	['underscore is itself', 'a_b', 'a b'],
])('%s stay different', (_name, one, other) => {
	expect(foldForSearch(one)).not.toBe(foldForSearch(other))
})

test('normalising twice changes nothing', () => {
	for (const text of ['قیمت بیت‌کوین‌ها می‌ریزد', 'Ünïcode ‹x›', 'ان‌اف‌تی', 'رمزارزها']) {
		expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text))
	}
})
