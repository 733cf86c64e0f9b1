import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { findSourceLogo, findSourcesWithoutFreshLogo } from '#store/sources/source-logo-store.ts'
import { testDatabase } from '#test/database.ts'
import { neverRespond, redirects, respondWith } from '#test/fault-behaviours.ts'
import { type IngestPipeline, openPipeline, rssResponse } from '#test/ingest-pipeline.ts'
import { drawLogo, fetchLogos, iconLinks } from './fetch-logos.ts'

const { db } = await testDatabase()
let pipeline: IngestPipeline | undefined
afterEach(() => pipeline?.close())

const square = { width: 120, height: 80, channels: 4, background: '#146a5f' } as const
const png = await sharp({ create: square }).png().toBuffer()

test.each([
	['PNG', png],
	['JPEG', await sharp(png).jpeg().toBuffer()],
	['WebP', await sharp(png).webp().toBuffer()],
	['GIF', await sharp(png).gif().toBuffer()],
])('%s becomes a WebP of 64 by 64', async (_name, bytes) => {
	const logo = await drawLogo(bytes)
	expect(await sharp(logo).metadata()).toMatchObject({ format: 'webp', width: 64, height: 64 })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'

test.each([
	['SVG', Buffer.from(svg)],
	['a page', Buffer.from('<!doctype html>')],
	['half a PNG', png.subarray(0, 40)],
	['an .ico file', Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(16), png])],
	['nothing', Buffer.alloc(0)],
])('%s is refused', async (_name, bytes) => {
	expect(await drawLogo(bytes)).toBeUndefined()
})

test('the largest declared icon is tried first, SVG never, and the usual paths last', () => {
	const html = `<link rel="icon" href="/small.png" sizes="16x16"><link rel='apple-touch-icon' href='/touch.png'>
		<link rel="icon" type="image/svg+xml" href="/a.svg"><link href="/big.png" rel="shortcut icon" sizes=192x192>
		<link rel="icon" href="data:image/png;base64,AA"><link rel="stylesheet" href="/x.css">`
	expect(iconLinks(html, 'https://a.example/fa/')).toEqual([
		'https://a.example/big.png',
		'https://a.example/touch.png',
		'https://a.example/small.png',
		'https://a.example/apple-touch-icon.png',
		'https://a.example/favicon.ico',
	])
})

test('icons are stored, failures are harmless, and no site is read again within the week', async () => {
	const feed = rssResponse([])
	pipeline = await openPipeline(
		db,
		{ good: { feed }, inside: { feed }, silent: { feed } },
		{ headersMs: 1_500 },
	)
	const { server, parts, clock } = pipeline
	server.script('/good-home', respondWith({ body: '<link rel="icon" href="/good.png">' }))
	server.script('/good.png', respondWith({ body: png }))
	server.script('/inside-home', redirects('http://169.254.169.254/'))
	server.script('/silent-home', neverRespond())
	const homes = new Map(
		[...parts.sources].map(([id, source]) => [
			id,
			{ ...source, homepage: server.url(`/${source.slug}-home`) },
		]),
	)
	await fetchLogos({ ...parts, sources: homes })
	expect(await findSourceLogo(db, 2030)).toMatchObject({ contentType: 'image/webp' })
	expect(await findSourceLogo(db, 2031)).toBeUndefined()
	expect(await findSourcesWithoutFreshLogo(db, new Date(clock.now.getTime() - 1))).toEqual([])
	const requests = server.hits.length
	await fetchLogos({ ...parts, sources: homes })
	expect(server.hits).toHaveLength(requests)
})
