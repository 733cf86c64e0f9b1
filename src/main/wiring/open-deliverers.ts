import type { Webhooks } from '#commands/follows/set-up-webhook.ts'
import { findVapidKeys } from '#commands/follows/vapid-keys.ts'
import { brandAddresses } from '#domain/brand.ts'
import type { FollowWay } from '#domain/follow.ts'
import { deliverByPush } from '#jobs/follows/deliver-by-push.ts'
import { deliverByTelegram } from '#jobs/follows/deliver-by-telegram.ts'
import { deliverByWebhook } from '#jobs/follows/deliver-by-webhook.ts'
import type { Deliverers } from '#jobs/follows/deliverer.ts'
import type { Config } from '#main/config/config.ts'
import { addressPolicy, portOf } from '#outside/address-policy.ts'
import { deliveriesPerHost } from '#outside/delivery-limits.ts'
import { createTelegram, type Telegram } from '#outside/telegram.ts'
import { createPushSender, type SendPush } from '#outside/web-push.ts'
import { createPostWebhook, refuseWebhook } from '#outside/webhook.ts'
import type { Queryable } from '#store/sql.ts'
import { openGuard } from './fetch-guard.ts'

type DelivererParts = {
	config: Config
	db: Queryable
	telegram: Telegram | undefined
	now: () => Date
}

/** One deliverer for each channel that notifies immediately. */
export const openDeliverers = ({ config, db, telegram, now }: DelivererParts): Deliverers => ({
	push: deliverByPush({ db, send: openPush(config, db, now), now }),
	webhook: deliverByWebhook(openWebhooks(config).post, now),
	...(telegram && { telegram: deliverByTelegram(telegram, config.publicUrl) }),
})

/** The channels that readers can choose here: those that the operator has set up. */
export const offeredWays = ({ telegram }: Config): readonly FollowWay[] => [
	'feed',
	'mail',
	'push',
	...(telegram === undefined ? [] : (['telegram'] as const)),
	'webhook',
]

/** Push services of browser makers, at addresses that readers' browsers supply: only the ports of the web. */
function openPush(config: Config, db: Queryable, now: () => Date): SendPush {
	const get = openGuard(config, { allow: config.webhookAllow, ports: new Set() }, { atOnce: 16, perHost: 16 })
	const contact = brandAddresses(config.brandDomain).info
	return createPushSender({ get, keys: () => findVapidKeys(db), contact, now })
}

/** The operator's Telegram bot, if there is one; it has its own guarded fetch, because it waits long for messages. */
export function openTelegram(config: Config): Telegram | undefined {
	if (config.telegram === undefined) return undefined
	const permit = { allow: config.fetchAllow, ports: new Set([portOf(new URL(config.telegram.apiUrl))]) }
	return createTelegram(openGuard(config, permit, { atOnce: 16, perHost: 16 }), config.telegram)
}

/**
 * Webhooks go to readers' own servers: only the ports of the web, and private addresses only where WEBHOOK_ALLOW names
 * them.
 */
export function openWebhooks(config: Config): Webhooks {
	const policy = addressPolicy(config.webhookAllow)
	return {
		refuse: (url) => refuseWebhook(url, policy),
		post: createPostWebhook(
			openGuard(
				config,
				{ allow: config.webhookAllow, ports: new Set() },
				{ atOnce: 32, perHost: deliveriesPerHost },
			),
		),
	}
}
