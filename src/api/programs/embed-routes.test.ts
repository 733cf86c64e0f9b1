import { parseOpml } from 'feedsmith'
import { expect, test } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { activeUser } from '#test/accounts.ts'
import { testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

const api = await testApi()
const { app, db, services } = api
await addNews(
	db,
	2030,
	Array.from({ length: 25 }, (_, index) =>
		makeDraft(`e${index}`, {
			title: index === 0 ? '<script>alert(1)</script> & "more"' : `Story ${index}`,
			url: `https://wire.example/${index}?a=1&b='"`,
			coins: index % 2 === 0 ? ['BTC'] : ['ETH'],
			topics: ['defi'],
			publishedAt: new Date(Date.now() - (index + 1) * 60_000),
		}),
	),
	new Date(),
)
const persian = makeDraft('f', {
	sourceId: 1001,
	title: 'صعود بیت‌کوین',
	publishedAt: new Date(Date.now() - 30_000),
})
await addNews(db, 1001, [persian], new Date())
const rowsOf = (body: string) => [...body.matchAll(/<li><a href="([^"]*)"/g)].map(([, href]) => href)

test('an embed is a page without scripts and cookies that any site may frame', async () => {
	const response = await app.inject('/embed/en')
	expect(response.statusCode).toBe(200)
	expect(response.headers).toMatchObject({
		'content-type': 'text/html; charset=utf-8',
		'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors \*$/),
		'cross-origin-resource-policy': 'cross-origin',
		'cache-control': expect.stringMatching(/^public, max-age=300/),
	})
	expect(response.headers['x-frame-options']).toBeUndefined()
	expect(response.cookies).toEqual([])
	expect(response.body).not.toMatch(/<script|<img|<link|@import|url\(/)
	expect(response.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;')
	expect(rowsOf(response.body)).toHaveLength(10)
	expect(response.body).toContain(`href="${services.publicUrl}/en"`)
})

test('its direction, theme, number and subjects are chosen', async () => {
	const fa = await app.inject('/embed/fa?theme=dark')
	expect(fa.body).toContain('<html lang="fa" dir="rtl" class="dark">')
	expect(fa.body).toContain('صعود بیت‌کوین')
	expect(rowsOf((await app.inject('/embed/en?count=20')).body)).toHaveLength(20)
	expect(rowsOf((await app.inject('/embed/en?count=20&coins=btc')).body)).toHaveLength(13)
	expect(rowsOf((await app.inject('/embed/en?topics=defi&count=3')).body)).toHaveLength(3)
})

test.each([
	['/embed/en?coins=NOPE', 400, 'coins: knows no “NOPE”'],
	['/embed/en?topics=nope', 400, 'topics: knows no “nope”'],
	['/embed/en?count=21', 400, 'count'],
	['/embed/en?theme=pink', 400, 'theme'],
	['/embed/en?coins=BTC,ETH', 403, 'one coin'],
	['/embed/de', 404, ''],
])('%s is refused with a reason', async (url, status, reason) => {
	const response = await app.inject(url)
	expect([response.statusCode, response.headers['x-frame-options']]).toEqual([
		status,
		status === 404 ? response.headers['x-frame-options'] : undefined,
	])
	expect(response.body).toContain(reason)
})

test('no other page may be framed', async () => {
	for (const url of ['/v1/news/sort/', '/feeds/en.atom', '/api/v1/posts/']) {
		const policy = String((await app.inject(url)).headers['content-security-policy'])
		expect(policy, url).toContain("frame-ancestors 'none'")
	}
})

test('the private feeds of a reader are listed for feed readers', async () => {
	const user = await activeUser(api)
	for (const [name, ways] of [
		['با خبر & <more>', ['feed']],
		['silent', []],
	])
		await user.browser.send('POST', '/v1/user/follows/', { name, coins: ['BTC'], ways }, user.as)
	const list = await app.inject({ url: '/v1/user/follows.opml', headers: user.as })
	expect(list.headers['content-type']).toBe('text/x-opml; charset=utf-8')
	const { body } = parseOpml(list.body)
	expect(body?.outlines).toMatchObject([
		{ text: 'با خبر & <more>', xmlUrl: expect.stringMatching(/\/feeds\/follow\/[\w-]{22}\.atom$/) },
	])
	expect((await app.inject('/v1/user/follows.opml')).statusCode).toBe(401)
})
