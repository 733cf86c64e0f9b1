import { expect, test } from 'vitest'
import { foldedWords, foldForSearch, searchTerms } from './persian-text.ts'

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
])('%s fold to one', (_name, spellings) => {
	expect(new Set(spellings.map(foldForSearch)).size).toBe(1)
})

test.each([
	['different words', 'ترا', 'تراکنش'],
	['per cent is itself', '5%', '5'],
	['numbers of a list', '12,13', '1213'],
	['underscore is itself', 'a_b', 'a b'],
])('%s stay apart', (_name, one, other) => {
	expect(foldForSearch(one)).not.toBe(foldForSearch(other))
})

test('folding twice changes nothing', () => {
	for (const text of ['قیمت بیت‌کوین‌ها می‌ریزد', 'Ünïcode ‹x›', 'ان‌اف‌تی', 'رمزارزها']) {
		expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text))
	}
})

test.each([
	['بیت‌کوین رشد', ['بیت', 'کوین', 'رشد']],
	['«بیت‌کوین کش» قیمت', ['بیت کوین کش', 'قیمت']],
	['"spot ETF" Bitcoin bitcoin', ['spot etf', 'bitcoin']],
	['“spot ETF” news', ['spot etf', 'news']],
	['%_%', ['%', '_']],
	['100%', ['100%']],
	['   ', []],
	// A word that no title has: signs alone find nothing, and not everything.
	...['\u200c', '\u200c\u200b ', '""', '"', '...', '😀', '،', '؟ ! …', '« »'].map(
		(signs): [string, string[]] => [signs, ['']],
	),
	['bitcoin ...', ['bitcoin']],
	['"open', ['open']],
	['bitcoin?', ['bitcoin']],
	['#bitcoin', ['bitcoin']],
	['$BTC, (ethereum)!', ['btc', 'ethereum']],
	['بیت‌کوین؟', ['بیت', 'کوین']],
	['“spot ETF?”', ['spot etf']],
	['$100 -5.25% u.s.', ['$100', '-5.25%', 'u.s']],
	['6,068', ['6068']],
])('the terms of %s', (query, wanted) => {
	expect(searchTerms(query).map((term) => term.text)).toEqual(wanted)
})

test.each([
	['ai', true],
	['5%', true],
	['یک', true],
	['gas', false],
	['ان‌اف‌تی', true],
])('%s matches whole words only: %s', (query, wholeWord) => {
	expect(searchTerms(query).every((term) => term.wholeWord === wholeWord)).toBe(true)
})

test('the words of a title answer short terms', () => {
	const words = foldedWords('AI و ان‌اف‌تی: رشد ۵٪ در ۲۴ ساعت')
	for (const query of ['ai', 'ان‌اف‌تی', '۵٪', '24', '%']) {
		for (const term of searchTerms(query)) expect(words).toContain(term.text)
	}
	expect(words).not.toContain('4')
})
