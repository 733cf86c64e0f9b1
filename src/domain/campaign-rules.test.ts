import { describe, expect, test } from 'vitest'
import { cleanAdLink, cleanAdText, longestAdText } from './campaign-rules.ts'

describe('the text of an ad', () => {
	test.each([
		['plain text stays', 'Buy cedar wood & coins', 'Buy cedar wood & coins'],
		['tags go, their words stay', '<b>Bold</b> <img src=x onerror=alert(1)>offer', 'Bold offer'],
		['what tags leave behind makes no tag', '<<b>script>alert(1)</<b>script>', '< script>alert(1)</ script>'],
		['comments go', 'one<!-- <b> hidden --> two', 'one two'],
		['a sign that is no tag stays', 'fees < 0.1 %', 'fees < 0.1 %'],
		['overrides of direction go', 'pay \u202eevil\u202c now\u2066!', 'pay evil now!'],
		['control characters and line breaks go', 'a\u0000b\nc\u0007', 'ab c'],
		['the half space stays', 'می\u200cخرید', 'می\u200cخرید'],
	])('%s', (_name, given, wanted) => {
		expect(cleanAdText(given)).toBe(wanted)
	})

	test('5,000 characters become one line with an ellipsis, cut between grapheme clusters', () => {
		const text = cleanAdText('👩‍🚀'.repeat(1_000))
		expect(text.length).toBeLessThanOrEqual(longestAdText)
		expect(text).toMatch(/^(👩‍🚀)+…$/u)
	})
})

describe('the link of an ad', () => {
	test.each([
		['an address', 'https://shop.example/a?b=c#d', 'https://shop.example/a?b=c#d'],
		['a Persian address, in the form of a header', 'https://فروشگاه.example/خرید', undefined],
		['a path of this site', '/en/advertise/', '/en/advertise/'],
	])('%s is accepted', (_name, given, wanted) => {
		const link = cleanAdLink(given)
		expect(link).toMatch(/^[\x21-\x7e]+$/)
		if (wanted !== undefined) expect(link).toBe(wanted)
	})

	test.each([
		'javascript:alert(1)',
		'JaVaScRiPt:alert(1)',
		'java\tscript:alert(1)',
		' javascript:alert(1)',
		'data:text/html,x',
		'vbscript:x',
		'ftp://a.example/',
		'//evil.example/',
		'/\\evil.example/',
		'/\t/evil.example/',
		'\\\\evil.example',
		'https://a.example/\r\nSet-Cookie: x=1',
		'https://user:pw@a.example/',
		'https://',
		'shop.example',
		'',
		`https://a.example/${'x'.repeat(3_000)}`,
	])('a wrong link is refused (%#)', (given) => {
		expect(cleanAdLink(given)).toBeUndefined()
	})
})
