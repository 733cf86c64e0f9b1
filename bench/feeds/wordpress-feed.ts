const paragraph = [
	'<p>Bitcoin traded near $97,400 on Sunday &#8211; a level last seen in March &#8211; as funds took in another $312 million.</p>',
	'<p>قیمت بیت‌کوین در معاملات امروز از مرز ۹۷ هزار دلار گذشت و حجم معاملات صرافی‌های داخلی دو برابر شد.</p>',
	'<p>&#8220;We see no sign of leverage,&#8221; said one desk; <a href="https://outlet.example/tag/desk?a=1&amp;b=2">its note</a> points to spot demand.</p>',
	'<figure class="wp-block-image size-large"><img loading="lazy" width="1024" height="576" src="https://outlet.example/wp-content/uploads/2026/11/chart-1024x576.jpg" alt="Chart" srcset="https://outlet.example/chart-300x169.jpg 300w, https://outlet.example/chart-768x432.jpg 768w" /></figure>',
]

const wordpressNames =
	'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wfw="http://wellformedweb.org/CommentAPI/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:sy="http://purl.org/rss/1.0/modules/syndication/" xmlns:slash="http://purl.org/rss/1.0/modules/slash/"'

const newest = Date.UTC(2026, 10, 15, 10)

function item(feed: number, index: number): string {
	const link = `https://outlet-${feed}.example/2026/11/story-${feed}-${index}/`
	const body = Array.from({ length: 18 }, (_, at) => paragraph[(at + index) % paragraph.length]).join('\n')
	return `	<item>
		<title>Outlet ${feed} &#8211; story ${index}: بیت‌کوین و اتریوم در هفته‌ای که گذشت</title>
		<link>${link}</link>
		<comments>${link}#respond</comments>
		<dc:creator><![CDATA[Desk ${index % 5}]]></dc:creator>
		<pubDate>${new Date(newest - (feed * 50 + index) * 60_000).toUTCString()}</pubDate>
		<category><![CDATA[Bitcoin]]></category>
		<category><![CDATA[Markets]]></category>
		<guid isPermaLink="false">https://outlet-${feed}.example/?p=${feed * 1000 + index}</guid>
		<description><![CDATA[<p>Funds took in another $312 million as bitcoin traded near $97,400 [&#8230;]</p>]]></description>
		<content:encoded><![CDATA[${body}]]></content:encoded>
		<wfw:commentRss>${link}feed/</wfw:commentRss>
		<slash:comments>${index}</slash:comments>
	</item>`
}

/** A feed as WordPress sends it, full text included: about 200 kB for fifty items. */
export function wordpressFeed(feed: number, items: number): string {
	const stories = Array.from({ length: items }, (_, index) => item(feed, index)).join('\n')
	return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" ${wordpressNames}>
<channel>
	<title>Outlet ${feed}</title>
	<atom:link href="https://outlet-${feed}.example/feed/" rel="self" type="application/rss+xml" />
	<link>https://outlet-${feed}.example</link>
	<description>News</description>
	<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>
${stories}
</channel>
</rss>
`
}
