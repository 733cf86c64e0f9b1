import type { z } from 'zod'
import type { BriefingResponse } from '#contract/briefing.ts'
import type {
	FollowPreviewRequest,
	FollowPreviewResponse,
	FollowResponse,
	followChangeRequest,
	followRequest,
	followThingRequest,
	mutes,
} from '#contract/follows.ts'
import {
	type GuestFeedQuery,
	type GuestFeedResponse,
	lastFeedPage,
	type MostFollowedResponse,
	type MyFeedResponse,
	mostFollowedLength,
} from '#contract/my-feed.ts'
import type { ChannelName } from '#domain/channels.ts'
import { type Follow, followedThing } from '#domain/follow.ts'
import type { ListLocale } from '#domain/locale.ts'
import { type NewsListing, newsPageSize } from '#domain/news-filter.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { Problem } from '#domain/problem.ts'
import { ok, type Result } from '#domain/result.ts'
import type { VoterIdentity } from '#domain/vote.ts'
import { CachedJson } from '#services/cache/cached-response.ts'
import type { NewsService } from '#services/news/news.ts'
import { presentStories } from '#services/news/present-story.ts'
import { requirePast } from '#services/news/read-news-filter.ts'
import type { PricesService } from '#services/prices/prices.ts'
import type { Shared } from '#services/shared.ts'
import { success } from '#services/success.ts'
import type { Viewer } from '#services/viewer.ts'
import { markBriefingDone } from '#store/follows/briefing-done.ts'
import { findFeedIds } from '#store/follows/feed-store.ts'
import { findFollowByFeed, findFollows } from '#store/follows/follow-store.ts'
import { findFollowedStories } from '#store/follows/followed-stories.ts'
import { findMutes, saveMutes } from '#store/follows/mute-store.ts'
import { findNewsByIds } from '#store/news/news-lookup.ts'
import type { ChannelsService } from './channels.ts'
import { createFindBriefing } from './find-briefing.ts'
import { createFindFeed, type FeedPage, type MyFeedQuery } from './find-feed.ts'
import { createFindMostFollowed } from './find-most-followed.ts'
import { findThing } from './find-thing.ts'
import { createFollowNames } from './follow-names.ts'
import { findGuestThings } from './guest-things.ts'
import { isSuggested } from './is-suggested.ts'
import {
	addFollow,
	changeFollow,
	followThing,
	removeFollow,
	type Thing,
	unfollowThing,
} from './keep-follow.ts'
import { presentFollow } from './present-follow.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** A reader who was away for longer gets the last week. */
const longestBriefingMs = 7 * dayMs
/** What a follow would have matched is shown for as long. */
const previewMs = 7 * dayMs
const mostPreviewed = 3
const usualCoins: ReadonlySet<string> = new Set(['BTC', 'ETH', 'SOL', 'XRP', 'BNB'])
/** Programs read the feed by larger pages, and less far back than its page shows. */
const mostFeedItems = 200
/** Older stories are not in the feed of a follow. */
const feedMs = 30 * dayMs

type ThingNamed = z.output<typeof followThingRequest>
type BriefingWish = { locale: ListLocale; since: Date | undefined; accountId: number | undefined }
type Stored = Result<FollowResponse, 'full' | 'not_found'>

export type FollowsService = ReturnType<typeof createFollows>

export function createFollows(
	shared: Shared,
	{ news, prices, channels }: { news: NewsService; prices: PricesService; channels: ChannelsService },
) {
	const { db, reads, cache, index, takeTurn, now, publicUrl } = shared
	const names = createFollowNames(index)
	const findBriefing = createFindBriefing(shared)
	const findFeed = createFindFeed(shared, lastFeedPage * newsPageSize)
	const findMostFollowed = createFindMostFollowed(shared)
	const moment = () => new Date(now())

	const present = (follow: Follow): FollowResponse => presentFollow(follow, names, publicUrl)
	const presentStored = (stored: Result<Follow, 'full' | 'not_found'>): Stored =>
		stored.ok ? ok(present(stored.value)) : stored
	const requireOffered = (wanted: readonly ChannelName[] = []) => {
		const issues = wanted.flatMap((channel, at) =>
			channels.offered.includes(channel)
				? []
				: [{ field: `ways.${at}`, message: `${channel} is not set up here` }],
		)
		const [first] = issues
		if (first) throw new Problem('invalid_input', { message: `${first.field}: ${first.message}`, issues })
	}
	const requireThing = async (named: ThingNamed): Promise<Thing> => {
		const thing = await findThing(named, { db, names })
		if (thing === undefined) throw new Problem('not_found', { message: `There is no such ${named.kind}.` })
		return thing
	}
	/** Things that have left the catalogue are left out. */
	const thingOf = (follow: Follow) => {
		const thing = followedThing(follow)
		if (thing === undefined) return []
		const { kind } = thing
		const ref = kind === 'story' ? follow.storySlugs[0] : names.refOf(kind, thing.id)
		return ref === undefined ? [] : [{ id: follow.id, kind, ref }]
	}
	const presentFeed = async ({ items, pages }: FeedPage): Promise<MyFeedResponse['data']> => {
		const presented = await news.present(items.map(({ item }) => item))
		return {
			news: presented.map((item, at) => ({
				...item,
				reasons: [...(items[at]?.reasons ?? [])],
				read: items[at]?.isRead ?? false,
			})),
			num_pages: pages,
		}
	}
	const composeBriefing = async ({ locale, accountId }: BriefingWish, since: Date, viewer: Viewer) => {
		const [found, moved] = await Promise.all([
			findBriefing({ locale, since, until: moment(), accountId }, viewer),
			prices.mostMoved(since),
		])
		const stories = await presentStories(found.stories, news.present)
		const data = { since: since.toISOString(), stories, done: [...found.done], moved }
		return new CachedJson<BriefingResponse>({ status: 1, data })
	}

	return {
		names,
		present,

		list: async (accountId: number) => (await findFollows(reads.own, accountId)).map(present),
		/** The coins, topics, people, sources and stories that a reader follows as such. */
		things: async (accountId: number) => (await findFollows(reads.own, accountId)).flatMap(thingOf),
		/** The thing that a request names; undefined if there is none. */
		findThing: (named: ThingNamed) => findThing(named, { db, names }),
		followThing: async (accountId: number, named: ThingNamed): Promise<Stored> =>
			presentStored(await followThing(db, accountId, await requireThing(named), moment())),
		unfollowThing: async (accountId: number, named: ThingNamed) =>
			unfollowThing(db, accountId, await requireThing(named)),

		add: async (accountId: number, given: z.output<typeof followRequest>): Promise<Stored> => {
			const { name, ways, paused, position, ...criteria } = given
			requireOffered(ways)
			const draft = { ...names.readAll(criteria), storyIds: [], name, channels: ways, paused, position }
			return presentStored(await addFollow(db, accountId, draft, moment()))
		},
		/** Absent fields stay as they are. */
		change: async (accountId: number, given: z.output<typeof followChangeRequest>): Promise<Stored> => {
			const { id, name, ways, paused, position, ...criteria } = given
			requireOffered(ways)
			const change = {
				...names.read(criteria),
				...(name !== undefined && { name }),
				...(ways && { channels: ways }),
				...(paused !== undefined && { paused }),
				...(position !== undefined && { position }),
			}
			return presentStored(await changeFollow(db, accountId, id, change, moment()))
		},
		remove: (accountId: number, id: number) => removeFollow(db, accountId, id),
		renewFeed: async (accountId: number, id: number): Promise<Stored> =>
			presentStored(await changeFollow(db, accountId, id, { renewFeed: true }, moment())),

		/** What a follow would have matched in the last days. */
		preview: async (
			accountId: number,
			given: FollowPreviewRequest,
			viewer: Viewer,
		): Promise<FollowPreviewResponse> => {
			const criteria = { ...names.readAll(given), storyIds: [] }
			const muted = await findMutes(reads.own, accountId)
			const until = moment()
			const span = { since: new Date(until.getTime() - previewMs), until, most: mostPreviewed }
			const found = await takeTurn(viewer.network, () =>
				findFollowedStories(reads.lists, criteria, muted, span),
			)
			const stories = await news.present(found.stories)
			return { status: 1, data: { count: found.count, more: found.more, stories } }
		},
		/** The stories of the feed with this secret; a paused follow has none. */
		feedOf: async (
			secret: string,
			most: number,
			viewer: Viewer,
		): Promise<{ follow: Follow; stories: readonly NewsItem[] } | undefined> => {
			const found = await findFollowByFeed(reads.own, secret)
			if (found === undefined) return undefined
			const { follow, accountId } = found
			if (follow.paused) return { follow, stories: [] }
			const until = moment()
			const span = { since: new Date(until.getTime() - feedMs), until, most }
			const { stories } = await takeTurn(viewer.network, async () =>
				findFollowedStories(reads.lists, follow, await findMutes(reads.own, accountId), span),
			)
			return { follow, stories }
		},

		/** The news of everything that a reader follows, each item with its reasons. */
		myFeed: async (query: MyFeedQuery, viewer: Viewer): Promise<MyFeedResponse> => {
			const feed = await findFeed.ofReader(query, viewer)
			if (feed === undefined) throw new Problem('not_found', { message: 'There is no such follow.' })
			return { status: 1, data: await presentFeed(feed) }
		},
		/** The news of what a guest follows, as far as guests may filter. */
		guestFeed: async (
			given: GuestFeedQuery,
			reader: VoterIdentity | undefined,
			viewer: Viewer,
		): Promise<GuestFeedResponse> => {
			const { page, sort_by: sort, lang: locale, grouped, unread } = given
			const { sourceById } = index()
			const { things, isLimited } = await findGuestThings(given, { db: reads.lists, names, sourceById })
			const feed = await findFeed.ofGuest(things, { page, sort, locale, grouped, unread }, reader, viewer)
			return { status: 1, data: { ...(await presentFeed(feed)), limited: isLimited } }
		},

		/** The first items of everything that a reader follows, newest first unless a listing says otherwise, without reasons. */
		feedItems: async (accountId: number, listing?: NewsListing) => {
			const [own, mutes] = await Promise.all([
				findFollows(reads.own, accountId),
				findMutes(reads.own, accountId),
			])
			const followed = own.filter(({ paused }) => !paused)
			const { locale = 'both', sort = 'latest' } = listing ?? {}
			const feed = { follows: followed, mutes, locale, filter: listing, sort, most: mostFeedItems }
			return findNewsByIds(reads.lists, await findFeedIds(reads.lists, feed))
		},

		/** A guest's briefing covers all news, and guests who came back in the same minute share it. */
		briefing: async (wish: BriefingWish, viewer: Viewer): Promise<CachedJson<BriefingResponse>> => {
			const { locale, since: wanted, accountId } = wish
			if (wanted !== undefined) requirePast('since', wanted, now())
			const earliest = Math.max(wanted?.getTime() ?? now() - dayMs, now() - longestBriefingMs)
			const minute = Math.floor(earliest / minuteMs)
			const since = new Date(minute * minuteMs)
			if (accountId !== undefined) return composeBriefing(wish, since, viewer)
			return cache.fetchFor(viewer, `briefing|${locale}|${minute}`, () =>
				composeBriefing(wish, since, viewer),
			)
		},
		/** The stories that a reader has marked as done, on any device. */
		markBriefingDone: (accountId: number, marks: Parameters<typeof markBriefingDone>[2]) =>
			markBriefingDone(db, accountId, marks),

		/** The things that most readers follow. */
		mostFollowed: (viewer: Viewer) =>
			cache.json(viewer, 'most-followed', async (): Promise<MostFollowedResponse> => {
				const { things: all, thingById } = index()
				const things = all.filter(isSuggested)
				const followed = (await findMostFollowed(mostFollowedLength)).flatMap(
					({ kind, id }) => thingById.get(`${kind} ${id}`) ?? [],
				)
				// While there are few follows, the coins that most news is about and the topics are suggested.
				const usual = [
					...things.filter(({ kind, ref }) => kind === 'coin' && usualCoins.has(ref)),
					...things.filter(({ kind }) => kind === 'topic'),
				]
				const data = [...new Set([...followed.filter(isSuggested), ...usual])].slice(0, mostFollowedLength)
				return success(data.map(({ kind, ref, names }) => ({ kind, ref, ...names })))
			}),

		mutes: async (accountId: number) => names.writeMutes(await findMutes(reads.own, accountId)),
		saveMutes: async (accountId: number, given: z.output<typeof mutes>) => {
			const { sourceIds = [], words = [] } = names.read(given)
			const muted = { words, sourceIds }
			await saveMutes(db, accountId, muted, moment())
			return names.writeMutes(muted)
		},
	}
}
