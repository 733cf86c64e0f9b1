/** Serves the benchmark's feeds from a process of its own: `node feed-server.ts FEEDS ITEMS`. It prints its port. */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { wordpressFeed } from './wordpress-feed.ts'

const [feeds = 0, items = 0] = process.argv.slice(2).map(Number)
const bodies = Array.from({ length: feeds }, (_none, feed) => Buffer.from(wordpressFeed(feed, items)))
const tags = bodies.map((body) => `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`)

const modified = new Date(Date.UTC(2026, 10, 15, 10)).toUTCString()

/** The feeds that were requested since `/requested` was last read. */
const requested = new Set<number>()

const server = createServer(({ url = '', headers }, response) => {
	if (url === '/requested') {
		response.end(String(requested.size))
		return requested.clear()
	}
	// A client that uses this server as its proxy sends an absolute URL.
	const feed = Number(url.slice(url.lastIndexOf('/') + 1))
	const [body, etag] = [bodies[feed], tags[feed]]
	// `/dead` is the source that never responds; requests for a feed's icon get a 404.
	if (url === '/dead') return
	if (body === undefined || etag === undefined) return response.writeHead(404).end()
	requested.add(feed)
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
// The server ends with the process that started it.
process.stdin.resume().on('end', () => process.exit())
