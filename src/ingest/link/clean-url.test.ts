import { expect, test } from 'vitest'
import { cleanUrl, longestLink } from './clean-url.ts'

test.each([
	['drops campaign tags', 'https://a.ir/n/1?utm_source=tg&id=7', 'https://a.ir/n/1?id=7'],
	['drops the fragment', 'https://a.ir/n/1#comments', 'https://a.ir/n/1'],
	['keeps a Persian path', 'https://a.ir/خبر?fbclid=x', 'https://a.ir/%D8%AE%D8%A8%D8%B1'],
	['keeps http where http was given', 'http://a.ir/n/1', 'http://a.ir/n/1'],
	['keeps the order of what remains', 'https://a.ir/?z=1&gclid=3&a=2', 'https://a.ir/?z=1&a=2'],
	['keeps the fragment of a fragment router', 'https://a.ir/#!/news/7', 'https://a.ir/#!/news/7'],
	['drops a channel in ref', 'https://a.ir/n?ref=twitter', 'https://a.ir/n'],
	['keeps a ref that names a thing', 'https://a.ir/n?ref=98123', 'https://a.ir/n?ref=98123'],
	['reads twice-escaped ampersands', 'https://a.ir/n?id=1&amp;utm_medium=rss', 'https://a.ir/n?id=1'],
	['leaves an AMP cache', 'https://www.google.com/amp/s/a.ir/n/1', 'https://a.ir/n/1'],
	['trims', '  https://a.ir/n ', 'https://a.ir/n'],
])('%s', (_name, given, wanted) => {
	expect(cleanUrl(given)?.url).toBe(wanted)
})

const page = 'https://www.example.com/news/بیت-کوین'
test.each([
	'http://www.example.com/news/بیت-کوین',
	'https://example.com/news/بیت-کوین/',
	'https://example.com:443/news/بیت-کوین',
	'http://EXAMPLE.com:80/news/بیت-کوین',
	'https://m.example.com/news/بیت-کوین',
	'https://mobile.example.com/news/بیت-کوین',
	'https://amp.example.com/news/بیت-کوین',
	'https://example.com/news/بیت-کوین/amp',
	'https://example.com/news/بیت-کوین/amp/',
	'https://example.com/amp/news/بیت-کوین',
	'https://example.com/news/بیت-کوین?amp=1',
	'https://example.com/news/بیت-کوین?amp',
	'https://example.com/news/بیت-کوین?outputType=amp',
	'https://example.com/news/بیت-کوین#0',
	'https://example.com/news/بیت-کوین?utm_source=rss&utm_medium=rss&utm_campaign=x',
	'https://example.com/news/بیت-کوین?_ga=1.2&mc_cid=3&at_medium=RSS&igshid=4&yclid=5',
	'https://example.com//news//بیت-کوین',
	'https://example.com/news/بیت-کوین/index.html',
	`https://example.com/news/${encodeURIComponent('بیت-کوین')}`,
	`https://example.com/news/${encodeURIComponent('بیت-کوین').toLowerCase()}`,
	`https://example.com/%6Eews/${encodeURIComponent('بیت')}%2d${encodeURIComponent('کوین')}`,
	'https://example-com.cdn.ampproject.org/c/s/example.com/news/بیت-کوین',
	'https://www.google.com/amp/s/www.example.com/news/بیت-کوین/amp/',
])('%s is the same page', (variant) => {
	expect(cleanUrl(variant)?.key).toBe(cleanUrl(page)?.key)
})

test('the order of query parameters does not matter for identity', () => {
	expect(cleanUrl('https://a.ir/?b=2&a=1')?.key).toBe(cleanUrl('https://a.ir/?a=1&b=2')?.key)
})

test.each([
	['another query', 'https://a.ir/?p=1', 'https://a.ir/?p=2'],
	['another path', 'https://a.ir/amplify', 'https://a.ir/lify'],
	['another host', 'https://m.com/x', 'https://com/x'],
	['another port', 'http://127.0.0.1:4001/x', 'http://127.0.0.1:4002/x'],
	['another case in the path', 'https://a.ir/AbC', 'https://a.ir/abc'],
	['a section named example', 'https://a.ir/example', 'https://a.ir/ex'],
])('%s is another page', (_name, one, other) => {
	expect(cleanUrl(one)?.key).not.toBe(cleanUrl(other)?.key)
})

test.each([
	'javascript:alert(1)',
	'JaVaScRiPt\t:alert(1)',
	'data:text/html,x',
	'vbscript:x',
	'//evil.example/x',
	'/relative',
	'http://user:pw@a.ir/x',
	'https://user@a.ir/x',
	'ftp://a.ir/x',
	'',
	'   ',
	`https://a.ir/${'x'.repeat(longestLink)}`,
])('%s is not a link', (given) => {
	expect(cleanUrl(given)).toBeNull()
})
