import { z } from 'zod'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { deliveryTimeouts } from './delivery-limits.ts'

type BotSettings = {
	token: string
	apiUrl: string
	/** Bale reads the Markdown of every message and has no parse_mode. */
	markup: 'HTML' | 'Markdown'
}

/** A message that was sent to the bot. */
export type BotUpdate = { id: number; chat?: number | undefined; text?: string | undefined }

type BotFailure = { status: number; message: string; pauseMs?: number | undefined }

export type ChatBot = {
	/** The bot's username, for links to it. */
	findName: () => Promise<Result<string, BotFailure>>
	/** Waits for the next messages to the bot (long polling). */
	nextUpdates: (from: number, signal: AbortSignal) => Promise<Result<BotUpdate[], BotFailure>>
	send: (chat: number, marked: string, options: { preview: boolean }) => Promise<Result<void, BotFailure>>
}

const waitSeconds = 25
const failure = z.object({
	description: z.string().default(''),
	parameters: z.object({ retry_after: z.number().optional() }).optional(),
})
const me = z.object({ result: z.object({ username: z.string() }) })
const updates = z.object({
	result: z.array(
		z.object({
			update_id: z.int(),
			message: z.object({ chat: z.object({ id: z.int() }), text: z.string().optional() }).optional(),
		}),
	),
})

/** A client of the Bot API of Telegram, which Bale has too. Every URL contains the token, so no error message may contain a URL. */
export function createChatBot(get: GuardedFetch, { token, apiUrl, markup }: BotSettings): ChatBot {
	const call = async <Shape extends z.ZodType>(
		method: string,
		body: object,
		shape: Shape,
		{ timeouts, signal } = deliveryTimeouts(),
	): Promise<Result<z.output<Shape>, BotFailure>> => {
		const response = await get({
			url: `${apiUrl.replace(/\/$/, '')}/bot${token}/${method}`,
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
			redirect: 'manual',
			timeouts,
			signal,
		})
		if (!response.ok) return fail({ status: 0, message: `${method}: ${response.failure.kind}` })
		const { status } = response.value
		const payload = readJson(response.value.body)
		const read = shape.safeParse(payload)
		if (status === 200 && read.success) return ok(read.data)
		const reason = failure.safeParse(payload).data
		const retry = reason?.parameters?.retry_after
		const pauseMs = retry === undefined ? undefined : retry * 1000
		return fail({
			status,
			message: `${method}: ${status} ${(reason?.description ?? '').slice(0, 200)}`,
			pauseMs,
		})
	}
	return {
		findName: async () => {
			const response = await call('getMe', {}, me)
			return response.ok ? ok(response.value.result.username) : response
		},
		nextUpdates: async (offset, signal) => {
			const body = { offset, timeout: waitSeconds, allowed_updates: ['message'] }
			const waitMs = (waitSeconds + 10) * 1000
			const timeouts = { connectMs: 5_000, headersMs: waitMs, totalMs: waitMs }
			const response = await call('getUpdates', body, updates, { timeouts, signal })
			if (!response.ok) return response
			return ok(
				response.value.result.map(({ update_id: id, message }) => ({
					id,
					chat: message?.chat.id,
					text: message?.text,
				})),
			)
		},
		send: async (chat, marked, { preview }) => {
			const options =
				markup === 'HTML'
					? { parse_mode: 'HTML', link_preview_options: { is_disabled: !preview } }
					: undefined
			const response = await call('sendMessage', { chat_id: chat, text: marked, ...options }, z.unknown())
			return response.ok ? ok(undefined) : response
		},
	}
}

function readJson(body: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(body))
	} catch {
		return undefined
	}
}
