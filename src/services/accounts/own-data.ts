import type { OwnDataResponse } from '#contract/profile.ts'
import type { FollowsService } from '#services/follows/follows.ts'
import { presentPushBrowser, readReaderChannels } from '#services/follows/present-channels.ts'
import { findFavourite } from '#store/accounts/favourite-filter-store.ts'
import { findOwnTraces } from '#store/accounts/own-data.ts'
import { findBriefingDone } from '#store/follows/briefing-done.ts'
import { findFollows } from '#store/follows/follow-store.ts'
import { findMutes } from '#store/follows/mute-store.ts'
import { findPushBrowsers } from '#store/follows/push-browser-store.ts'
import { findBookmarks } from '#store/news/bookmark-store.ts'
import type { Queryable } from '#store/sql.ts'
import { outcomeText } from '#text/operator-outcome.ts'
import { listApiKeys } from './api-keys.ts'
import { loadAccount, presentAccount } from './present-account.ts'
import { findTwoFactor } from './two-factor.ts'

/** The privacy page promises that users can see everything that is stored about them. */
export async function readOwnData(
	{ db, now, follows }: { db: Queryable; now: () => number; follows: FollowsService },
	accountId: number,
): Promise<OwnDataResponse> {
	const own = <Found>(find: (db: Queryable, accountId: number) => Promise<Found>) => find(db, accountId)
	const user = await loadAccount({ db, now }, accountId)
	const favourite = await own(findFavourite)
	const traces = await own(findOwnTraces)
	const twoFactor = await own(findTwoFactor)
	return {
		exported_at: new Date(now()).toISOString(),
		account: {
			...presentAccount(user),
			sex: user.account.sex,
			language: user.account.locale,
			created_at: user.account.createdAt.toISOString(),
			picture_webp_base64:
				traces.picture === undefined ? null : Buffer.from(traces.picture).toString('base64'),
		},
		favourite_filter: { assets: favourite.coinIds, sources: favourite.sourceIds },
		follows: (await own(findFollows)).map(follows.present),
		ways: await own(readReaderChannels),
		mutes: follows.names.writeMutes(await own(findMutes)),
		push_browsers: (await own(findPushBrowsers)).map(presentPushBrowser),
		told_stories: traces.told_stories.map(withIsoDates),
		waiting_stories: traces.waiting_stories,
		bookmarks: (await own(findBookmarks)).map(({ id, title, url }) => ({ id, title, url })),
		briefing_done: await own(findBriefingDone),
		votes: traces.votes.map(withIsoDates),
		views: traces.views.map(withIsoDates),
		tag_reports: traces.tag_reports.map(withIsoDates),
		sessions: traces.sessions.map(withIsoDates),
		api_keys: await listApiKeys(accountId, { db, now }),
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
