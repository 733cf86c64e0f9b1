import { createBotSender } from '#channels/bot-sender.ts'
import type { Sender, SenderParts } from '#channels/sender.ts'
import { botMarkup } from '#mail/chat-message.ts'

export const createTelegramSender = ({
	bots,
	publicUrl,
}: Pick<SenderParts, 'bots' | 'publicUrl'>): Sender | undefined =>
	createBotSender({ bot: bots.telegram, markup: botMarkup.telegram, publicUrl })
