import { route } from '#api/http/route.ts'
import { requireAccount } from '#api/identity/identity.ts'
import { type GuardParts, guardAccountWrites } from '#api/identity/write-guard.ts'
import { telegramLinkResponse } from '#contract/channels.ts'
import { problemResponses } from '#contract/problem.ts'
import { Problem } from '#domain/problem.ts'
import { makeTelegramLink } from '#services/follows/link-telegram.ts'
import type { ChannelParts } from '#services/follows/present-channels.ts'

/** Links a Telegram chat to the account. */
export function telegramRoutes(parts: ChannelParts & GuardParts) {
	const { db, now, offeredChannels } = parts
	return {
		link: route({
			schema: {
				tags: ['follows'],
				summary:
					'A link into Telegram that ties the chat in which it is opened to the user, once, within an hour',
				response: { 200: telegramLinkResponse, ...problemResponses(401, 403, 404, 429) },
			},
			onRequest: guardAccountWrites(parts),
			handler: async (request) => {
				const accountId = requireAccount(request.identity)
				const link = offeredChannels.includes('telegram')
					? await makeTelegramLink(db, accountId, new Date(now()))
					: undefined
				if (link === undefined)
					throw new Problem('not_found', { message: 'Telegram is not set up here, or not reached yet.' })
				return { status: 1 as const, data: { link } }
			},
		}),
	}
}
