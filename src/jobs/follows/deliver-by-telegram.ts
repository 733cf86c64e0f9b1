import { writeChatBriefing, writeChatMessage } from '#mail/chat-message.ts'
import type { Telegram } from '#outside/telegram.ts'
import { readTelegramDestination } from '#store/follows/destinations.ts'
import type { Deliverer } from './deliverer.ts'

/** Sends the message to the reader's chat. */
export const deliverByTelegram =
	(telegram: Telegram, publicUrl: string): Deliverer =>
	async ({ locale, destination, parts, more, briefing }) => {
		const { chat, unsubscribe } = readTelegramDestination(destination)
		const preview = briefing === undefined && parts.length === 1 && parts[0]?.stories.length === 1
		const html =
			briefing === undefined
				? writeChatMessage(locale, { parts, more })
				: writeChatBriefing(locale, {
						stories: briefing,
						more,
						publicUrl,
						unsubscribe: unsubscribe && `${publicUrl}/unsubscribe/${unsubscribe}`,
					})
		const sent = await telegram.send(chat, html, { preview })
		if (sent.ok) return { kind: 'sent' }
		const { status, message, pauseMs } = sent.failure
		// The reader has blocked the bot or deleted the chat.
		if (status === 403) return { kind: 'gone', why: 'left' }
		return { kind: 'later', problem: message, pauseMs }
	}
