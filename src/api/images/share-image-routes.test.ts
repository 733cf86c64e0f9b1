import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shareImagePath, storyImagePath } from '#contract/share-image.ts'
import { addNews } from '#store/news/news-writer.ts'
import { sql } from '#store/sql.ts'
import { testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

const api = await testApi()
const { app, db } = api
const add = async (name: string, title: string) => {
	await addNews(db, 2030, [makeDraft(name, { title })], new Date())
	const found = await sql<{ slug: string; title: string }>`
		select slug, title from news_item where title = ${title}`.execute(db)
	const [item] = found.rows
	if (item === undefined) throw new Error('the item was not stored')
	return item
}
const item = await add('a', 'Bitcoin sets a record')
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('an item has a picture that anyone may cache and no proxy compresses again', async () => {
	const response = await get(shareImagePath(item), { 'accept-encoding': 'br, gzip' })
	expect(response.statusCode).toBe(200)
	expect(response.headers).toMatchObject({
		'content-type': 'image/png',
		'cache-control': 'public, max-age=2592000, immutable',
		'content-security-policy': "default-src 'none'; sandbox",
	})
	expect(response.headers['content-encoding']).toBeUndefined()
	expect(await sharp(response.rawPayload).metadata()).toMatchObject({
		format: 'png',
		width: 1200,
		height: 630,
	})
	const again = await get(shareImagePath(item), { 'if-none-match': String(response.headers.etag) })
	expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
	const head = await app.inject({ method: 'HEAD', url: shareImagePath(item) })
	expect([head.statusCode, head.headers.etag]).toEqual([200, response.headers.etag])
})

test('a corrected title has a new address and a new picture; the old address is cached for minutes only', async () => {
	const before = await add('b', 'Ether sets a recrod')
	const first = await get(shareImagePath(before))
	await addNews(db, 2030, [makeDraft('b', { title: 'Ether sets a record' })], new Date())
	const after = { ...before, title: 'Ether sets a record' }
	expect(shareImagePath(after)).not.toBe(shareImagePath(before))
	const second = await get(shareImagePath(after))
	expect(second.headers['cache-control']).toContain('immutable')
	expect(second.headers.etag).not.toBe(first.headers.etag)
	const old = await get(shareImagePath(before))
	expect(old.headers['cache-control']).toBe('public, max-age=300')
	expect(old.headers.etag).toBe(second.headers.etag)
})

test('concurrent requests get the same picture', async () => {
	const { slug } = await add('c', 'Solana sets a record')
	const responses = await Promise.all(Array.from({ length: 40 }, () => get(`/images/share/${slug}.png`)))
	expect(new Set(responses.map(({ statusCode, headers }) => `${statusCode} ${headers.etag}`)).size).toBe(1)
})

test('a story has a picture in each language, whose address changes with its headline and its sources', async () => {
	const reports = [await add('s1', 'Quorix is hacked'), await add('s2', 'Quorix loses funds in hack')]
	await sql`
		update news_item as item set story_id = first.id from news_item as first
		where item.slug = any(${reports.map(({ slug }) => slug)}) and first.slug = ${reports[0]?.slug}
	`.execute(db)
	const { slug = '', title = '' } = reports[0] ?? {}
	const responses = await Promise.all(
		['en', 'fa'].map((locale) => get(storyImagePath({ slug, locale, title, sources: 1 }))),
	)
	for (const { statusCode, headers } of responses) {
		expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
		expect(headers['cache-control']).toContain('immutable')
	}
	expect(responses[0]?.headers.etag).not.toBe(responses[1]?.headers.etag)
	expect((await get(`/images/story/en/${slug}.png`)).headers['cache-control']).toBe('public, max-age=300')
	expect((await get(`/images/story/en/${item.slug}.png`)).statusCode).toBe(404)
})

test.each([
	['an item that is not there', '/images/share/no-such-item.png'],
	['a name that leads elsewhere', '/images/share/..%2f..%2fsecret.png'],
	['a name that is too long', `/images/share/${'a'.repeat(101)}.png`],
	['another form', `/images/share/${item.slug}.svg`],
])('%s is not found', async (_name, url) => {
	expect((await get(url)).statusCode).toBe(404)
})

test('an item that was removed has no picture', async () => {
	const { slug } = await add('d', 'Ripple sets a record')
	expect((await get(`/images/share/${slug}.png`)).statusCode).toBe(200)
	await sql`update news_item set state = 'removed' where slug = ${slug}`.execute(db)
	expect((await get(`/images/share/${slug}.png`)).statusCode).toBe(404)
})

test('one address cannot keep the server drawing', async () => {
	const strict = await testApi({ limitScale: 0.01 })
	const request = () => strict.app.inject('/images/share/nothing.png')
	const statuses = []
	for (let count = 0; count < 4; count += 1) statuses.push((await request()).statusCode)
	expect(statuses).toEqual([404, 404, 404, 429])
})
