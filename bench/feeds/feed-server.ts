/** Serves the benchmark's feeds from a process of its own: `node feed-server.ts FEEDS ITEMS`. Says its port. */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { wordpressFeed } from './wordpress-feed.ts'

const [feeds = 0, items = 0] = process.argv.slice(2).map(Number)
const bodies = Array.from({ length: feeds }, (_none, feed) => Buffer.from(wordpressFeed(feed, items)))
const tags = bodies.map((body) => `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`)

const modified = new Date(Date.UTC(2026, 10, 15, 10)).toUTCString()

/** Since this was last told. */
const asked = new Set<number>()

const server = createServer(({ url = '', headers }, response) => {
	if (url === '/asked') {
		response.end(String(asked.size))
		return asked.clear()
	}
	// A reader that takes us for its proxy asks for a whole address.
	const feed = Number(url.slice(url.lastIndexOf('/') + 1))
	const [body, etag] = [bodies[feed], tags[feed]]
	// The source that never answers; whoever looks for a picture of a feed is told that there is none.
	if (url === '/dead') return
	if (body === undefined || etag === undefined) return response.writeHead(404).end()
	asked.add(feed)
	const known = { etag, 'last-modified': modified }
	const isKnown = headers['if-none-match'] === etag || headers['if-modified-since'] === modified
	if (isKnown) return response.writeHead(304, known).end()
	response
		.writeHead(200, { ...known, 'content-type': 'application/rss+xml', 'content-length': body.length })
		.end(body)
})
server.listen(0, '127.0.0.1', () => {
	process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
})
// Nothing here outlives whoever started it.
process.stdin.resume().on('end', () => process.exit())
