import type { z } from 'zod'
import { presentPushBrowser } from '#api/follows/push-routes.ts'
import { route } from '#api/http/route.ts'
import { authorizationToken, requireAccount } from '#api/identity/identity.ts'
import { type GuardParts, guardAccountWrites } from '#api/identity/write-guard.ts'
import { addressKey } from '#api/limits/address.ts'
import { problemResponses } from '#contract/problem.ts'
import { accountDeletionRequest, accountDeletionResponse, ownDataResponse } from '#contract/profile.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { Problem } from '#domain/problem.ts'
import { type AccountParts, hashToken } from '#services/accounts/account-parts.ts'
import { deleteAccount } from '#services/accounts/delete-account.ts'
import { loadAccount, presentAccount } from '#services/accounts/present-account.ts'
import { findTwoFactor } from '#services/accounts/two-factor.ts'
import { createFollowNames, type WireNames } from '#services/follows/follow-names.ts'
import { readReaderChannels } from '#services/follows/present-channels.ts'
import { presentFollow } from '#services/follows/present-follow.ts'
import { findFavourite } from '#store/accounts/favourite-filter-store.ts'
import { findOwnTraces } from '#store/accounts/own-data.ts'
import { findBriefingDone } from '#store/follows/briefing-done.ts'
import { findFollows } from '#store/follows/follow-store.ts'
import { findMutes } from '#store/follows/mute-store.ts'
import { findPushBrowsers } from '#store/follows/push-browser-store.ts'
import { findBookmarks } from '#store/news/bookmark-store.ts'
import type { Queryable } from '#store/sql.ts'
import { outcomeText } from '#text/operator-outcome.ts'
import { tooManyProblem } from './account-refusal.ts'
import { forgetAccountSession } from './account-session.ts'

type OwnDataParts = GuardParts & {
	db: Queryable
	now: () => number
	catalogue: () => Catalogue
	accounts: AccountParts
}

async function readOwnData(
	parts: OwnDataParts,
	names: WireNames,
	accountId: number,
): Promise<z.output<typeof ownDataResponse>> {
	const { db, publicUrl } = parts
	const own = <Found>(find: (db: Queryable, accountId: number) => Promise<Found>) => find(db, accountId)
	const user = await loadAccount(parts, accountId)
	const favourite = await own(findFavourite)
	const traces = await own(findOwnTraces)
	const twoFactor = await own(findTwoFactor)
	return {
		exported_at: new Date(parts.now()).toISOString(),
		account: {
			...presentAccount(user),
			sex: user.account.sex,
			language: user.account.locale,
			created_at: user.account.createdAt.toISOString(),
			picture_webp_base64:
				traces.picture === undefined ? null : Buffer.from(traces.picture).toString('base64'),
		},
		favourite_filter: { assets: favourite.coinIds, sources: favourite.sourceIds },
		follows: (await own(findFollows)).map((follow) => presentFollow(follow, names, publicUrl)),
		ways: await own(readReaderChannels),
		mutes: names.writeMutes(await own(findMutes)),
		push_browsers: (await own(findPushBrowsers)).map(presentPushBrowser),
		told_stories: traces.told_stories.map(withIsoDates),
		waiting_stories: traces.waiting_stories,
		bookmarks: (await own(findBookmarks)).map(({ id, title, url }) => ({ id, title, url })),
		briefing_done: await own(findBriefingDone),
		votes: traces.votes.map(withIsoDates),
		views: traces.views.map(withIsoDates),
		tag_reports: traces.tag_reports.map(withIsoDates),
		sessions: traces.sessions.map(withIsoDates),
		two_factor: twoFactor === undefined ? null : { since: twoFactor.since.toISOString() },
		linked_identities: traces.linked_identities.map(withIsoDates),
		known_addresses: traces.known_addresses.map(withIsoDates),
		ad_marks: traces.ad_marks.map(withIsoDates),
		operator_entries: traces.operator_entries.map(({ outcome, ...entry }) => ({
			...withIsoDates(entry),
			outcome: outcomeText('en', outcome),
		})),
		letters: traces.letters.map(withIsoDates),
	}
}

type WithIsoDates<Fields> = {
	[Name in keyof Fields]: Fields[Name] extends Date
		? string
		: Fields[Name] extends Date | null
			? string | null
			: Fields[Name]
}

const withIsoDates = <Fields extends object>(row: Fields): WithIsoDates<Fields> =>
	Object.fromEntries(
		Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
	) as WithIsoDates<Fields>

/** The privacy page promises that users can see and delete everything that is stored about them. */
export function ownDataRoutes(parts: OwnDataParts) {
	const names = createFollowNames(parts.catalogue)
	return {
		read: route({
			schema: {
				tags: ['account'],
				summary: 'Everything that is stored about the signed-in user, as a file',
				response: { 200: ownDataResponse, ...problemResponses(401, 429) },
			},
			handler: async (request, reply) => {
				reply.headers({ 'content-disposition': 'attachment; filename="my-data.json"' })
				return readOwnData(parts, names, requireAccount(request.identity))
			},
		}),
		remove: route({
			schema: {
				tags: ['account'],
				summary: 'Deletes the signed-in user for good',
				description: 'Votes stay counted, without a link to the user.',
				body: accountDeletionRequest,
				response: { 200: accountDeletionResponse, ...problemResponses(400, 401, 403, 429) },
			},
			onRequest: guardAccountWrites(parts),
			handler: async (request, reply) => {
				const deletion = {
					accountId: requireAccount(request.identity),
					tokenHash: hashToken(authorizationToken(request) ?? ''),
					password: request.body?.password ?? undefined,
					address: addressKey(request.ip),
				}
				const deleted = await deleteAccount(deletion, parts.accounts)
				if (!deleted.ok) {
					const { failure } = deleted
					if (failure.kind === 'too_many') throw tooManyProblem(reply, failure)
					throw new Problem(failure.kind === 'wrong_password' ? 'wrong_credentials' : 'password_required')
				}
				forgetAccountSession(reply, parts)
				return { status: true as const }
			},
		}),
	}
}
