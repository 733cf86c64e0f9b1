import { expect, test } from 'vitest'
import { headOf } from './response-head.ts'

const page = {
	status: 200,
	finalUrl: 'https://reader:password@news.example/feed',
	permanentUrl: null,
	wireBytes: 0,
	ms: 1,
}
const bytes = (text: string) => new TextEncoder().encode(text)
const headFor = (body: Uint8Array, headers: HeadersInit = {}) =>
	headOf({ ...page, body, headers: new Headers(headers) })

test('headers that may be secret are not stored', () => {
	const head = headFor(bytes('<rss>'), {
		server: 'nginx',
		'set-cookie': 'sid=1',
		'x-csrf-token': 'a',
		'www-authenticate': 'Basic',
		'x-api-key': 'b',
	})
	expect(head).toEqual({
		status: 200,
		url: 'https://news.example/feed',
		headers: ['server: nginx'],
		body: '<rss>',
	})
})

test('foreign text is limited, and has no control or direction characters', () => {
	const many = Object.fromEntries(
		Array.from({ length: 90 }, (_, index) => [`x-${index}`, 'long'.repeat(500)]),
	)
	const { headers, body } = headFor(bytes(`a\0b\u202ec\u2067\n${'خبر'.repeat(5_000)}`), many)
	expect(headers).toHaveLength(40)
	expect(Math.max(...headers.map((line) => line.length))).toBe(300)
	expect(body?.startsWith('a\ufffdb\ufffdc\ufffd\nخبر')).toBe(true)
	expect(new TextEncoder().encode(body ?? '').length).toBeLessThan(2_100)
	expect(body?.endsWith('\ufffd')).toBe(false)
})

test('a body is decoded in the charset of its header, if that exists', () => {
	const persian = Uint8Array.of(0xce, 0xc8, 0xd1)
	expect(headFor(persian, { 'content-type': 'text/xml; charset=windows-1256' }).body).toBe('خبر')
	expect(headFor(bytes('خبر'), { 'content-type': 'text/xml; charset=nonsense' }).body).toBe('خبر')
	expect(headFor(new Uint8Array()).body).toBeNull()
})
