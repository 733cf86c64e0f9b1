import type { Sender, SenderParts } from '#channels/sender.ts'
import { htmlMarkup, writeChatMessage } from '#mail/chat-message.ts'
import { telegramSettings } from './telegram-settings.ts'

/** Sends the message to the reader's chat; undefined without a bot. */
export function createTelegramSender({
	telegram,
	publicUrl,
}: Pick<SenderParts, 'telegram' | 'publicUrl'>): Sender | undefined {
	if (telegram === undefined) return undefined
	return async (message) => {
		const { chat, unsubscribe } = telegramSettings.parse(message.destination)
		const { parts, briefing } = message
		const preview = briefing === undefined && parts.length === 1 && parts[0]?.stories.length === 1
		const html = writeChatMessage(htmlMarkup, { ...message, publicUrl, unsubscribe })
		const sent = await telegram.send(chat, html, { preview })
		if (sent.ok) return { kind: 'sent' }
		const { status, message: problem, pauseMs } = sent.failure
		// The reader has blocked the bot or deleted the chat.
		if (status === 403) return { kind: 'gone', why: 'left', problem, byReader: true }
		return { kind: 'later', problem, pauseMs }
	}
}
