import type { ApiParts } from '#api/api-parts.ts'
import type { FollowWay } from '#domain/follow.ts'
import { deliverByWebhook } from '#jobs/follows/deliver-by-webhook.ts'
import type { Deliverers } from '#jobs/follows/deliverer.ts'
import type { Config } from '#main/config/config.ts'
import { addressPolicy } from '#outside/address-policy.ts'
import { createPostWebhook, refuseWebhook } from '#outside/webhook.ts'
import { openGuard } from './fetch-guard.ts'

/** How messages leave, one deliverer for each way that tells at once. */
export const openDeliverers = (config: Config, now: () => Date): Deliverers => ({
	webhook: deliverByWebhook(openWebhooks(config).post, now),
})

/** The ways that readers of this place can choose: those that are built and that its operator has set up. */
export const offeredWays = (): readonly FollowWay[] => ['feed', 'mail', 'webhook']

/** Readers' own servers are strangers: only the ports of the web, private addresses only where FETCH_ALLOW names them. */
export function openWebhooks(config: Config): ApiParts['webhooks'] {
	const policy = addressPolicy(config.fetchAllow)
	return {
		refuse: (url) => refuseWebhook(url, policy),
		post: createPostWebhook(openGuard(config, { allow: config.fetchAllow, ports: [] })),
	}
}
