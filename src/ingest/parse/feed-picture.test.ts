import { expect, test } from 'vitest'
import { parseFeed } from './parse-feed.ts'

function picturesIn(text: string): (string | undefined)[] {
	const feed = parseFeed({ body: Buffer.from(text), base: 'https://news.example/feed', contentType: null })
	if (!feed.ok) throw new Error(feed.failure.message)
	return feed.value.entries.map(({ picture }) => picture)
}
const rss = (item: string) =>
	picturesIn(
		`<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><item><title>One</title>${item}<link>/1</link></item></channel></rss>`,
	)

test.each([
	['media:content', '<media:content url="/a.jpg" medium="image"/>', '/a.jpg'],
	[
		'the widest media:content of a group',
		'<media:group><media:content url="/s.jpg" type="image/jpeg" width="90"/><media:content url="/l.jpg" type="image/jpeg" width="900"/></media:group>',
		'/l.jpg',
	],
	['media:content by its ending', '<media:content url="/a.webp?w=900"/>', '/a.webp?w=900'],
	['a thumbnail', '<media:thumbnail url="/t.png"/>', '/t.png'],
	[
		'media:content before a thumbnail',
		'<media:thumbnail url="/t.png"/><media:content url="/a.png" type="image/png"/>',
		'/a.png',
	],
	[
		'an enclosure',
		'<enclosure url="https://cdn.example/a" type="image/jpeg" length="1"/>',
		'https://cdn.example/a',
	],
	[
		'no film',
		'<media:content url="/a.mp4" medium="video"/><enclosure url="/a.mp3" type="audio/mpeg"/>',
		undefined,
	],
	['no drawing', '<enclosure url="/a.svg" type="image/svg+xml"/>', undefined],
	['no data', '<media:thumbnail url="data:image/png;base64,AA"/>', undefined],
	['no script', '<media:thumbnail url="javascript:alert(1)"/>', undefined],
	['no password', '<media:thumbnail url="https://me:secret@cdn.example/a.png"/>', undefined],
	['no endless address', `<media:thumbnail url="/${'a'.repeat(3_000)}.png"/>`, undefined],
])('an RSS item has %s', (_name, item, picture) => {
	expect(rss(item)).toEqual([picture?.startsWith('/') ? `https://news.example${picture}` : picture])
})

test('an element of a picture that is not closed hides nothing of its item', () => {
	const text =
		'<rss><channel><item><media:content url="/a.jpg" medium="image"><title>One</title><link>/1</link></item></channel></rss>'
	const feed = parseFeed({ body: Buffer.from(text), base: 'https://news.example/', contentType: null })
	expect(feed.ok && feed.value.entries[0]).toMatchObject({
		title: 'One',
		url: 'https://news.example/1',
		picture: 'https://news.example/a.jpg',
	})
})

test('Atom names it by a link, a sitemap by an image, JSON by a field or an attachment', () => {
	const entry =
		'<entry><title>One</title><link href="/1"/><link rel="enclosure" type="image/png" href="/a.png"/></entry>'
	expect(picturesIn(`<feed xmlns="http://www.w3.org/2005/Atom">${entry}</feed>`)).toEqual([
		'https://news.example/a.png',
	])
	const url = '<url><loc>/1</loc><image:image><image:loc>/a.jpg</image:loc></image:image></url>'
	expect(picturesIn(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${url}</urlset>`)).toEqual([
		'https://news.example/a.jpg',
	])
	const items = [
		{ url: '/1', title: 'One', image: '/a.png', banner_image: '/b.png' },
		{ url: '/2', title: 'Two', banner_image: '/b.png' },
		{
			url: '/3',
			title: 'Three',
			attachments: [
				{ url: '/c.mp3', mime_type: 'audio/mpeg' },
				{ url: '/c.png', mime_type: 'image/png' },
			],
		},
		{ url: '/4', title: 'Four', image: { src: '/d.png' }, attachments: 'none' },
	]
	expect(picturesIn(JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', items }))).toEqual([
		'https://news.example/a.png',
		'https://news.example/b.png',
		'https://news.example/c.png',
		undefined,
	])
})
