import { type ChatMarkup, writeChatMessage } from '#mail/chat-message.ts'
import type { ChatBot } from '#outside/chat-bot.ts'
import { botSettings } from './bot-settings.ts'
import type { Sender } from './sender.ts'

type BotSenderParts = { bot: ChatBot | undefined; markup: ChatMarkup; publicUrl: string }

/** Sends the message to the chat that the reader opened with the bot; undefined without a bot. */
export function createBotSender({ bot, markup, publicUrl }: BotSenderParts): Sender | undefined {
	if (bot === undefined) return undefined
	return async (message) => {
		const { chat, unsubscribe } = botSettings.parse(message.destination)
		const { parts, briefing } = message
		const preview = briefing === undefined && parts.length === 1 && parts[0]?.stories.length === 1
		const text = writeChatMessage(markup, { ...message, publicUrl, unsubscribe })
		const sent = await bot.send(chat, text, { preview })
		if (sent.ok) return { kind: 'sent' }
		const { status, message: problem, pauseMs } = sent.failure
		// The reader has blocked the bot or deleted the chat.
		if (status === 403) return { kind: 'gone', why: 'left', problem, byReader: true }
		return { kind: 'later', problem, pauseMs }
	}
}
