import type { z } from 'zod'
import type { ownDataAnswer } from '#contract/profile.ts'
import type { NewsItem } from '#domain/news-item.ts'
import type { FavouriteFilter } from '#store/accounts/favourite-filter-store.ts'
import type { OwnTraces } from '#store/accounts/own-data.ts'
import { presentAccount, type ShownAccount } from './present-account.ts'

export type OwnData = {
	user: ShownAccount
	favourite: FavouriteFilter
	bookmarks: readonly NewsItem[]
	traces: OwnTraces
}

export const presentOwnData = (
	{ user, favourite, bookmarks, traces }: OwnData,
	now: Date,
): z.output<typeof ownDataAnswer> => ({
	exported_at: now.toISOString(),
	account: {
		...presentAccount(user),
		sex: user.account.sex,
		language: user.account.locale,
		created_at: user.account.createdAt.toISOString(),
		picture_webp_base64: traces.picture === undefined ? null : Buffer.from(traces.picture).toString('base64'),
	},
	favourite_filter: { assets: favourite.coinIds, sources: favourite.sourceIds },
	bookmarks: bookmarks.map(({ id, title, url }) => ({ id, title, url })),
	votes: traces.votes.map(({ itemId, title, choice, castAt }) => ({
		item: itemId,
		title,
		choice,
		cast_at: castAt.toISOString(),
	})),
	views: traces.views.map(({ itemId, title, viewedAt }) => ({
		item: itemId,
		title,
		viewed_at: viewedAt.toISOString(),
	})),
	sessions: traces.sessions.map(({ createdAt, lastSeenAt, endedAt }) => ({
		created_at: createdAt.toISOString(),
		last_seen_at: lastSeenAt.toISOString(),
		ended_at: endedAt?.toISOString() ?? null,
	})),
	linked_identities: traces.identities.map(({ issuer, linkedAt }) => ({
		issuer,
		linked_at: linkedAt.toISOString(),
	})),
	letters: traces.letters.map(({ letter, createdAt, outcome }) => ({
		letter,
		created_at: createdAt.toISOString(),
		outcome,
	})),
})
