/** Serves the benchmark's feeds from a process of its own: `node feed-server.ts FEEDS ITEMS`. Says its port. */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { wordpressFeed } from './wordpress-feed.ts'

const [feeds = 0, items = 0] = process.argv.slice(2).map(Number)
const bodies = Array.from({ length: feeds }, (_none, feed) => Buffer.from(wordpressFeed(feed, items)))
const tags = bodies.map((body) => `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`)

const server = createServer((request, response) => {
	const feed = Number(request.url?.slice(1))
	const [body, etag] = [bodies[feed], tags[feed]]
	// Any other path is the source that never answers.
	if (body === undefined || etag === undefined) return
	if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end()
	response
		.writeHead(200, { etag, 'content-type': 'application/rss+xml', 'content-length': body.length })
		.end(body)
})
server.listen(0, '127.0.0.1', () => {
	process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
})
// Nothing here outlives whoever started it.
process.stdin.resume().on('end', () => process.exit())
