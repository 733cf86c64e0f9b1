import { createServer } from 'node:http'

/** The reference: what Node itself needs to read a request and send these bytes. */
type BareResponse = { headers: Record<string, string>; body: string }

const responses = new Map<string, { headers: Record<string, string>; body: Buffer }>()

const server = createServer((request, response) => {
	if (request.url === '/cpu') {
		const { user, system } = process.cpuUsage()
		response.end(String((user + system) / 1e6))
		return
	}
	const known = responses.get(request.url ?? '')
	request.on('data', () => {})
	request.on('end', () => {
		if (known === undefined) return response.writeHead(404).end()
		response.writeHead(200, { ...known.headers, 'content-length': known.body.length })
		response.end(known.body)
	})
})

process.on('message', (given: Record<string, BareResponse>) => {
	for (const [path, { headers, body }] of Object.entries(given)) {
		responses.set(path, { headers, body: Buffer.from(body, 'base64') })
	}
	process.send?.({ ready: true })
})
// The server ends with the benchmark that started it.
process.on('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
