import { writeChatMessage } from '#mail/chat-message.ts'
import type { Telegram } from '#outside/telegram.ts'
import { readTelegramDestination } from '#store/follows/destinations.ts'
import type { Deliverer } from './deliverer.ts'

/** Sends the message to the reader's chat. */
export const deliverByTelegram =
	(telegram: Telegram): Deliverer =>
	async ({ locale, destination, parts, more }) => {
		const { chat } = readTelegramDestination(destination)
		const preview = parts.length === 1 && parts[0]?.stories.length === 1
		const sent = await telegram.send(chat, writeChatMessage(locale, { parts, more }), { preview })
		if (sent.ok) return { kind: 'sent' }
		const { status, message, pauseMs } = sent.failure
		// The reader has blocked the bot or deleted the chat.
		if (status === 403) return { kind: 'gone', why: 'left' }
		return { kind: 'later', problem: message, pauseMs }
	}
