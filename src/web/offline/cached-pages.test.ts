import { beforeAll, expect, test, vi } from 'vitest'

let pages: typeof import('./cached-pages.ts')
beforeAll(async () => {
	vi.stubGlobal('buildName', 'test')
	pages = await import('./cached-pages.ts')
})

const html = { 'content-type': 'text/html; charset=utf-8' }

test.each([
	['a list for everyone', '/en?page=2', 200, { ...html, 'cache-control': 'no-cache' }, true],
	['a page of one reader', '/en', 200, { ...html, 'cache-control': 'private, no-cache' }, false],
	['a page with a secret', '/en', 200, { ...html, 'cache-control': 'no-store' }, false],
	['a page that says nothing of it', '/en', 200, html, false],
	['a page that is not there', '/en/nowhere', 404, { ...html, 'cache-control': 'no-cache' }, false],
	['an account screen', '/dashboard', 200, { ...html, 'cache-control': 'no-cache' }, false],
	['data', '/en', 200, { 'content-type': 'application/json', 'cache-control': 'no-cache' }, false],
])('%s may be cached or not', (_what, path, status, headers, isCached) => {
	const response = new Response('', { status, headers })
	expect(pages.mayCache(new URL(path, 'https://zagros.test'), response)).toBe(isCached)
})

test('the items of a page are known by their rows and reports', () => {
	const rows = '<h3 class="row-title" id="news-12">…</h3><h2 id=report-7>…</h2><h3 id="news-12"></h3>'
	expect(pages.itemsIn(rows)).toEqual([12, 7])
})
