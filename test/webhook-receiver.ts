import { once } from 'node:events'
import type http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { signWebhook } from '#outside/webhook.ts'
import { type Certificate, createServer } from './fault-server.ts'

type Received = { key: string; body: string; isSigned: (secret: string) => boolean }
type Receiver = {
	url: string
	/** `host:port`, for WEBHOOK_ALLOW. */
	host: string
	received: Received[]
	/** How it responds from now on. */
	respondBy: (reply: (response: http.ServerResponse, received: Received) => void) => void
}

/** A reader's own server on this machine; with a certificate it uses https. */
export async function receiveWebhooks(speaks: { certificate?: Certificate } = {}): Promise<Receiver> {
	const received: Received[] = []
	let reply: (response: http.ServerResponse, received: Received) => void = (response) => response.end()
	const server = await createServer(async (request, response) => {
		const chunks: Buffer[] = []
		for await (const chunk of request) chunks.push(chunk as Buffer)
		const body = Buffer.concat(chunks).toString('utf8')
		const header = (name: string) => String(request.headers[name] ?? '')
		const one = {
			key: header('idempotency-key'),
			body,
			isSigned: (secret: string) =>
				header('webhook-signature') === `v1=${signWebhook(secret, header('webhook-timestamp'), body)}` &&
				Math.abs(Date.now() / 1000 - Number(header('webhook-timestamp'))) < 300,
		}
		received.push(one)
		reply(response, one)
	}, speaks)
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	afterAll(() => {
		server.closeAllConnections()
		server.close()
	})
	const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
	return {
		url: `${speaks.certificate === undefined ? 'http' : 'https'}://${host}/hook`,
		host,
		received,
		respondBy: (given) => {
			reply = given
		},
	}
}
