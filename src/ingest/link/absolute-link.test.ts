import { expect, test } from 'vitest'
import { absoluteLink, baseAddress } from './absolute-link.ts'

const base = 'https://a.example/feed/'

test.each([
	['keeps an absolute link', 'https://b.example/x', 'https://b.example/x'],
	['resolves a path', '/n/1', 'https://a.example/n/1'],
	['resolves a relative path', '../n/1', 'https://a.example/n/1'],
	['gives a link without a scheme the scheme of the feed', '//b.example/x', 'https://b.example/x'],
	['takes strokes the other way as browsers do', '\\\\b.example\\x', 'https://b.example/x'],
	['encodes a Persian path', 'https://a.example/خبر ۱', 'https://a.example/%D8%AE%D8%A8%D8%B1%20%DB%B1'],
	['undoes one escape too many', '/?a=1&amp;b=2&#038;c=3', 'https://a.example/?a=1&b=2&c=3'],
	['refuses javascript', 'javascript:alert(1)', null],
	['refuses javascript with a tab inside', 'JaVaScRiPt\t:alert(1)', null],
	['refuses javascript after a line break', '\njava\nscript:alert(1)', null],
	['refuses data', 'data:text/html,<b>', null],
	['refuses vbscript', 'vbscript:x', null],
	['refuses mail', 'mailto:a@a.example', null],
	['refuses a name and a password', 'http://user:pw@a.example/', null],
	['refuses a name alone', 'http://user@a.example/', null],
	['refuses what is no address', 'http://', null],
	['has nothing for a blank', '  ', null],
	['has nothing for nothing', undefined, null],
])('%s', (_name, given, wanted) => {
	expect(absoluteLink(given, base)).toBe(wanted)
})

test('a link without a scheme takes http from a feed without TLS', () => {
	expect(absoluteLink('//b.example/x', 'http://a.example/feed')).toBe('http://b.example/x')
})

test('without a base only absolute links are valid', () => {
	expect(absoluteLink('/n/1', '')).toBeNull()
	expect(absoluteLink('https://a.example/n/1', '')).toBe('https://a.example/n/1')
})

test.each([
	['sub/', 'https://a.example/feed/sub/'],
	['https://b.example/', 'https://b.example/'],
	['javascript:x', base],
	['', base],
])('a base of %j inside another', (stated, wanted) => {
	expect(baseAddress(stated, base)).toBe(wanted)
})
