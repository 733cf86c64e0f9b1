import { createBotSender } from '#channels/bot-sender.ts'
import type { Sender, SenderParts } from '#channels/sender.ts'
import { botMarkup } from '#mail/chat-message.ts'

export const createBaleSender = ({
	bots,
	publicUrl,
}: Pick<SenderParts, 'bots' | 'publicUrl'>): Sender | undefined =>
	createBotSender({ bot: bots.bale, markup: botMarkup.bale, publicUrl })
