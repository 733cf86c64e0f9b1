import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

type Message = { chat_id: number; text: string }
type BotServer = {
	url: string
	/** `host:port`, for FETCH_ALLOW. */
	host: string
	messages: Message[]
	/** Sends a message from a user to the bot. */
	write: (chat: number, text: string) => void
	/** Refuses the next messages of the bot. */
	refuse: (refusal: { status: number; retryAfter?: number } | undefined) => void
}

/** A server with the Bot API of Telegram and Bale, for the bot with this token. */
export async function openBotServer(token: string): Promise<BotServer> {
	const messages: Message[] = []
	const updates: { update_id: number; message: object }[] = []
	let refusal: { status: number; retryAfter?: number } | undefined
	const acts: Record<string, (body: Record<string, unknown>) => unknown> = {
		getMe: () => ({ id: 1, is_bot: true, username: 'zagros_test_bot' }),
		getUpdates: ({ offset }) => updates.filter(({ update_id: id }) => id >= Number(offset)),
		sendMessage: (body) => {
			messages.push(body as Message)
			return { message_id: messages.length }
		},
	}
	const server = http.createServer(async (request, response) => {
		const chunks: Buffer[] = []
		for await (const chunk of request) chunks.push(chunk as Buffer)
		const act = acts[request.url?.replace(`/bot${token}/`, '') ?? '']
		const send = (status: number, body: object) =>
			response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
		if (act === undefined) return send(404, { ok: false, description: 'Not Found' })
		if (act === acts.sendMessage && refusal) {
			const parameters = refusal.retryAfter === undefined ? undefined : { retry_after: refusal.retryAfter }
			return send(refusal.status, { ok: false, description: 'refused', parameters })
		}
		send(200, { ok: true, result: act(JSON.parse(Buffer.concat(chunks).toString('utf8'))) })
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	afterAll(() => {
		server.closeAllConnections()
		server.close()
	})
	const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
	return {
		url: `http://${host}`,
		host,
		messages,
		write: (chat, text) => {
			updates.push({ update_id: 100 + updates.length, message: { message_id: 1, chat: { id: chat }, text } })
		},
		refuse: (given) => {
			refusal = given
		},
	}
}
