import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { findPicture } from '#store/news/picture-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { drips, endless, neverRespond, redirects, respondWith } from '#test/fault-behaviours.ts'
import type { Behaviour } from '#test/fault-server.ts'
import { type IngestPipeline, newsSite, openPipeline } from '#test/ingest-pipeline.ts'
import { animatedWebp, bombPng, phoneJpeg, plainPng } from '#test/picture-files.ts'
import { drawPicture, fetchPictures } from './fetch-pictures.ts'

const { db } = await testDatabase()
let pipeline: IngestPipeline | undefined
afterEach(() => pipeline?.close())

const wide = (width: number) =>
	sharp({ create: { width, height: 200, channels: 3, background: '#146a5f' } })
		.jpeg()
		.toBuffer()
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><script>1</script></svg>'

test.each([
	['JPEG', await phoneJpeg()],
	['PNG', await plainPng(640, 360)],
	[
		'WebP',
		await sharp(await plainPng(640, 360))
			.webp()
			.toBuffer(),
	],
])('%s becomes a WebP of 320 by 180 without a word about its phone', async (_name, file) => {
	const drawn = await drawPicture(file)
	const { format, width, height, exif } = await sharp(drawn).metadata()
	expect({ format, width, height, exif }).toEqual({
		format: 'webp',
		width: 320,
		height: 180,
		exif: undefined,
	})
})

const ofType = (type: string, body: string | Uint8Array): Behaviour =>
	respondWith({ headers: { 'content-type': type }, body })

/** A feed with one item for each picture. */
const feedOf = (names: readonly string[], pictures: (name: string) => string): Behaviour => {
	const items = names.map(
		(name, at) =>
			`<item><title>Bitcoin miners report number ${name} of the season</title><link>${newsSite}/${name}</link><pubDate>${new Date(Date.UTC(2026, 2, 1, 12, at)).toUTCString()}</pubDate><enclosure type="image/jpeg" url="${pictures(name)}"/></item>`,
	)
	return ofType('application/rss+xml', `<rss version="2.0"><channel>${items.join('')}</channel></rss>`)
}

const stored = async () => {
	const found = await sql<{ url: string; hash: string }>`
		select url, hash from news_picture where hash is not null order by item_id
	`.execute(db)
	return found.rows
}

test('over HTTP only pictures are stored, whatever their servers do', async () => {
	const faults: Record<string, Behaviour> = {
		svg: ofType('image/svg+xml', svg),
		'svg-as-jpeg': ofType('image/jpeg', svg),
		page: ofType('image/png', '<!doctype html><script>1</script>'),
		animated: ofType('image/webp', await animatedWebp(3)),
		'animated-gif': ofType(
			'image/gif',
			await sharp(await animatedWebp(3), { animated: true })
				.gif()
				.toBuffer(),
		),
		dot: ofType('image/png', await plainPng(1, 1)),
		wide: ofType('image/jpeg', await wide(20_000)),
		bomb: ofType('image/png', bombPng(30_000, 30_000)),
		half: ofType('image/png', (await plainPng(640, 360)).subarray(0, 200)),
		large: ofType('image/jpeg', Buffer.concat([await wide(640), Buffer.alloc(1_100_000)])),
		endless: endless(),
		silent: neverRespond(),
		slow: drips(100, { headers: { 'content-type': 'image/png' } }),
		inside: redirects('http://169.254.169.254/latest/meta-data'),
		missing: respondWith({ status: 404, body: await plainPng(640, 360) }),
		good: ofType('text/plain', await plainPng(640, 360)),
	}
	const names = Object.keys(faults)
	const limits = { headersMs: 1_000 }
	pipeline = await openPipeline(db, {}, limits)
	const { server, parts, pass } = pipeline
	for (const [name, behaviour] of Object.entries(faults)) server.script(`/picture/${name}`, behaviour)
	server.script(
		'/healthy',
		feedOf(names, (name) => server.url(`/picture/${name}`)),
	)
	await pass()
	let tried = 0
	for (let due = 1; due > 0; tried += due) due = await fetchPictures({ ...parts, longestMs: 1_500 })
	expect(tried).toBe(names.length)
	expect(await stored()).toEqual([
		{ url: server.url('/picture/good'), hash: expect.stringMatching(/^[0-9a-f]{32}$/) },
	])
	const [good] = await stored()
	const image = await findPicture(db, good?.hash ?? '')
	expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 320, height: 180 })
	const requests = server.hits.length
	expect(await fetchPictures(parts)).toBe(0)
	expect(server.hits).toHaveLength(requests)
})

test('one picture is fetched for a story, and another only where the first fails', async () => {
	const picture = await plainPng(640, 360)
	const both = (slug: string, minute: number): Behaviour =>
		ofType(
			'application/rss+xml',
			`<rss version="2.0"><channel>${['a', 'b']
				.map(
					(story) =>
						`<item><title>${story === 'a' ? 'Kraken opens an office in Tehran after a year of talks' : 'Binance lists the Dogecoin perpetual contract on Monday'}</title><link>${newsSite}/${slug}/${story}</link><pubDate>${new Date(Date.UTC(2026, 2, 1, 12, minute)).toUTCString()}</pubDate><enclosure type="image/png" url="${pipeline?.server.url(`/${slug}-${story}.png`) ?? ''}"/></item>`,
				)
				.join('')}</channel></rss>`,
		)
	pipeline = await openPipeline(db, { early: { feed: respondWith() }, late: { feed: respondWith() } })
	const { server, parts, pass } = pipeline
	server.script('/early', both('early', 0))
	server.script('/late', both('late', 5))
	for (const path of ['/early-a.png', '/late-a.png', '/late-b.png'])
		server.script(path, ofType('image/png', picture))
	server.script('/early-b.png', respondWith({ status: 500 }))
	await pass()
	const stories =
		await sql`select 1 from news_item where story_id <> id and title not like 'Healthy%'`.execute(db)
	expect(stories.rows).toHaveLength(2)
	await fetchPictures(parts)
	await fetchPictures(parts)
	await fetchPictures(parts)
	expect(
		server.hits
			.map(({ path }) => path)
			.filter((path) => path.endsWith('.png'))
			.toSorted(),
	).toEqual(['/early-a.png', '/early-b.png', '/late-b.png'])
})
