/** The feeds as other readers import them. */
export const opmlOf = (feeds: readonly string[]): string =>
	[
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<opml version="2.0"><head><title>Feeds</title></head><body>',
		...feeds.map((feed, index) => `<outline type="rss" text="Outlet ${index}" xmlUrl="${feed}"/>`),
		'</body></opml>',
	].join('\n')
