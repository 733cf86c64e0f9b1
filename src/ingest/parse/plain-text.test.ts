import { expect, test } from 'vitest'
import { decodeReferences } from './decode-references.ts'
import { cut, oneLine, plainText } from './plain-text.ts'

test.each([
	['takes tags out', '<b>Bitcoin</b> <i class="x">rises</i>', 'Bitcoin rises'],
	['does not glue paragraphs together', '<p>یک</p><p>دو</p>', 'یک دو'],
	['does not part a word at an inline tag', 'بیت<b>‌کوین</b>', 'بیت‌کوین'],
	['decodes references once', '&amp;lt;b&amp;gt; &amp; &#8217;', '&lt;b&gt; & ’'],
	['shows an escaped tag as text', '&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
	['keeps a sign that is no tag', '1 < 2 <3 > 2 <', '1 < 2 <3 > 2 <'],
	['keeps a ticker in brackets', 'The <BTC> move', 'The <BTC> move'],
	['drops unknown tags that carry attributes', 'a<x onclick=y>b</x>c', 'abc'],
	['reads past a bracket inside quotation marks', 'a<img alt="1 > 0" src=x>b', 'ab'],
	['survives a quotation mark that is not closed', 'a<a href="x>b</a> c', 'ab c'],
	['drops comments', 'a<!-- <b> -->b', 'ab'],
	['unwraps CDATA', '<![CDATA[Wrapped]]>', 'Wrapped'],
	['keeps the text of a script in a title', '<script>alert(1)</script>Ether', 'alert(1)Ether'],
	['leaves a last half tag alone', 'Price <b', 'Price <b'],
	['keeps the half-space and marks of direction', 'می‌رود\u200f \u202bx\u202c', 'می‌رود\u200f \u202bx\u202c'],
])('%s', (_name, given, wanted) => {
	expect(plainText(given)).toBe(wanted)
})

test('a summary leaves out scripts, styles and comments', () => {
	const html = '<style>p{}</style><p>Text</p><script>if (a < b) track()</script><p>more</p>'
	expect(plainText(html, { readable: true })).toBe('Text more')
})

test.each([
	['collapses every kind of white space', ' a\n\t b\u00a0\u2003c\r\n', 'a b c'],
	['drops NUL and controls', 'a\0b\u0007c\u007f', 'abc'],
	['drops half of a surrogate pair and keeps whole ones', 'a\ud800b😀\udc00', 'ab😀'],
])('one line %s', (_name, given, wanted) => {
	expect(oneLine(given)).toBe(wanted)
})

test.each([
	['&amp;&lt;&gt;&quot;&apos;', '&<>"\''],
	['&nbsp;&zwnj;&laquo;', '\u00a0\u200c«'],
	['&#65;&#x41;&#0065;', 'AAA'],
	['&#0;&#xD800;&#x110000;', ''],
	['&#146;', '’'],
	['&unknown; &amp', '&unknown; &amp'],
	['?a=1&copy=2&reg=3', '?a=1&copy=2&reg=3'],
])('references: %s', (given, wanted) => {
	expect(decodeReferences(given)).toBe(wanted)
})

test('a cut never splits a character', () => {
	expect(cut('ab😀', 3)).toBe('ab')
	expect(cut('ab😀', 4)).toBe('ab😀')
})
