import { openSenders } from '#channels/open-senders.ts'
import type { ChatBots, Senders } from '#channels/sender.ts'
import { brandAddresses } from '#domain/brand.ts'
import type { BotChannel } from '#domain/channels.ts'
import type { Config } from '#main/config/config.ts'
import { addressPolicy, portOf } from '#outside/address-policy.ts'
import { type ChatBot, createChatBot } from '#outside/chat-bot.ts'
import { createSendPush } from '#outside/web-push.ts'
import { createPostWebhook, refuseWebhook } from '#outside/webhook.ts'
import { findVapidKeys } from '#services/follows/vapid-keys.ts'
import type { Queryable } from '#store/sql.ts'
import { openGuard } from './fetch-guard.ts'

type ChannelParts = { config: Config; db: Queryable; bots: ChatBots; now: () => Date }

/**
 * The senders of all channels that there are here. Addresses come from readers and their browsers: only the ports of the web
 * are reached, and private addresses only where WEBHOOK_ALLOW names them. Senders limit the deliveries to one reader's server.
 */
export function openChannels({ config, db, bots, now }: ChannelParts): Senders {
	const permit = { allow: config.webhookAllow, ports: new Set<number>() }
	const contact = brandAddresses(config.brandDomain).info
	return openSenders({
		db,
		now,
		publicUrl: config.publicUrl,
		post: createPostWebhook(openGuard(config, permit, { atOnce: 32, perHost: 16 })),
		push: createSendPush({
			get: openGuard(config, permit, { atOnce: 16, perHost: 16 }),
			keys: () => findVapidKeys(db),
			contact,
			now,
		}),
		bots,
	})
}

/** What is wrong with an address that a reader pasted, or null. */
export function openRefuseAddress(config: Config): (url: string) => string | null {
	const policy = addressPolicy(config.webhookAllow)
	return (url) => refuseWebhook(url, policy)
}

/** The operator's bots; each has its own guarded fetch, because it waits long for messages. */
export const openChatBots = (config: Config): ChatBots => ({
	telegram: openChatBot(config, config.bots.telegram, 'HTML'),
	bale: openChatBot(config, config.bots.bale, 'Markdown'),
})

function openChatBot(
	config: Config,
	settings: Config['bots'][BotChannel],
	markup: 'HTML' | 'Markdown',
): ChatBot | undefined {
	if (settings === undefined) return undefined
	const permit = { allow: config.fetchAllow, ports: new Set([portOf(new URL(settings.apiUrl))]) }
	return createChatBot(openGuard(config, permit, { atOnce: 16, perHost: 16 }), { ...settings, markup })
}
