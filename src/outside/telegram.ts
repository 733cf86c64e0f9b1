import { z } from 'zod'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { deliveryTimes } from './delivery-limits.ts'

type TelegramSettings = { token: string; apiUrl: string }

/** What the bot was told. */
export type TelegramUpdate = { id: number; chat?: number | undefined; text?: string | undefined }

type TelegramFailure = { status: number; message: string; pauseMs?: number | undefined }

export type Telegram = {
	/** The name that links to the bot are made of. */
	findName: () => Promise<Result<string, TelegramFailure>>
	/** Waits for what is said to the bot. */
	nextUpdates: (from: number, signal: AbortSignal) => Promise<Result<TelegramUpdate[], TelegramFailure>>
	send: (chat: number, html: string, options: { preview: boolean }) => Promise<Result<void, TelegramFailure>>
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

/** The bot's side of Telegram. Its token is part of every address, so that no address stands in a message. */
export function createTelegram(get: GuardedFetch, { token, apiUrl }: TelegramSettings): Telegram {
	const ask = async <Shape extends z.ZodType>(
		method: string,
		body: object,
		shape: Shape,
		{ timeouts, signal } = deliveryTimes(),
	): Promise<Result<z.output<Shape>, TelegramFailure>> => {
		const answer = await get({
			url: `${apiUrl.replace(/\/$/, '')}/bot${token}/${method}`,
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
			redirect: 'manual',
			timeouts,
			signal,
		})
		if (!answer.ok) return fail({ status: 0, message: `${method}: ${answer.failure.kind}` })
		const { status } = answer.value
		const said = readJson(answer.value.body)
		const read = shape.safeParse(said)
		if (status === 200 && read.success) return ok(read.data)
		const told = failure.safeParse(said).data
		const retry = told?.parameters?.retry_after
		const pauseMs = retry === undefined ? undefined : retry * 1000
		return fail({
			status,
			message: `${method}: ${status} ${(told?.description ?? '').slice(0, 200)}`,
			pauseMs,
		})
	}
	return {
		findName: async () => {
			const answer = await ask('getMe', {}, me)
			return answer.ok ? ok(answer.value.result.username) : answer
		},
		nextUpdates: async (offset, signal) => {
			const body = { offset, timeout: waitSeconds, allowed_updates: ['message'] }
			const waitMs = (waitSeconds + 10) * 1000
			const timeouts = { connectMs: 5_000, headersMs: waitMs, totalMs: waitMs }
			const answer = await ask('getUpdates', body, updates, { timeouts, signal })
			if (!answer.ok) return answer
			return ok(
				answer.value.result.map(({ update_id: id, message }) => ({
					id,
					chat: message?.chat.id,
					text: message?.text,
				})),
			)
		},
		send: async (chat, html, { preview }) => {
			const options = { parse_mode: 'HTML', link_preview_options: { is_disabled: !preview } }
			const answer = await ask('sendMessage', { chat_id: chat, text: html, ...options }, z.unknown())
			return answer.ok ? ok(undefined) : answer
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
