import { notKept } from '#api/http/headers.ts'
import { Problem } from '#api/http/problem.ts'
import { route } from '#api/http/route.ts'
import { requireAccount } from '#api/identity/identity.ts'
import { type GuardParts, guardAccountWrites } from '#api/identity/write-guard.ts'
import { hashToken, newToken } from '#commands/accounts/account-parts.ts'
import { problemAnswer } from '#contract/problem.ts'
import { telegramLinkAnswer } from '#contract/ways.ts'
import type { FollowWay } from '#domain/follow.ts'
import { keepToken } from '#store/accounts/token-store.ts'
import { botNameSetting } from '#store/follows/telegram-poll-store.ts'
import { findSetting } from '#store/setting-store.ts'
import type { Queryable } from '#store/sql.ts'

type TelegramParts = GuardParts & { db: Queryable; now: () => number; offeredWays: readonly FollowWay[] }

/** How a chat is tied to the account. */
export function telegramRoutes(parts: TelegramParts) {
	const { db, now, offeredWays } = parts
	return {
		link: route({
			schema: {
				tags: ['follows'],
				summary:
					'A link into Telegram that ties the chat in which it is opened to the user, once, within an hour',
				response: {
					200: telegramLinkAnswer,
					401: problemAnswer,
					403: problemAnswer,
					404: problemAnswer,
					429: problemAnswer,
				},
			},
			onRequest: guardAccountWrites(parts),
			handler: async (request, reply) => {
				const accountId = requireAccount(request.identity)
				const name = offeredWays.includes('telegram') ? await findSetting(db, botNameSetting) : undefined
				if (name === undefined)
					throw new Problem('not_found', { message: 'Telegram is not set up here, or not reached yet.' })
				const token = newToken()
				const kept = { tokenHash: hashToken(token), accountId, purpose: 'telegram_link' as const }
				await keepToken(db, kept, new Date(now()))
				reply.headers(notKept)
				return { status: 1 as const, data: { link: `https://t.me/${name}?start=${token}` } }
			},
		}),
	}
}
