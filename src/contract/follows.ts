import { z } from 'zod'
import { channelNames } from '#domain/channels.ts'
import { feedForms, inEachFeedForm } from '#domain/feed-form.ts'
import { followedKinds, isLongEnoughWord } from '#domain/follow.ts'
import {
	longestFollowName,
	longestFollowWord,
	mostFollowed,
	mostMuted,
	mostOutlets,
} from '#domain/follow-limits.ts'
import { defaultLocale, newsLocales } from '#domain/locale.ts'
import { longestSlug } from './home-query.ts'
import { newsItem, wireId } from './news-item.ts'

const storable = (text: string) => !text.includes('\0') && text.isWellFormed()
const stored = (longest: number) =>
	z.string().trim().max(longest).refine(storable, 'has characters that cannot be stored')

const names = (most: number) => z.array(z.string().min(1).max(longestSlug)).max(most)
const words = (most: number) =>
	z.array(stored(longestFollowWord).refine(isLongEnoughWord, 'needs at least two letters')).max(most)

const criteria = {
	langs: z.array(z.enum(newsLocales)).min(1).max(newsLocales.length).describe('The languages of the news.'),
	coins: names(mostFollowed.coins).describe('Symbols: items about any of them.'),
	sources: names(mostFollowed.sources).describe('Slugs: items of any of them.'),
	topics: names(mostFollowed.topics).describe('The route_ref of topics: items of any of them.'),
	people: names(mostFollowed.people).describe('The route_ref of influencers: items about any of them.'),
	words: words(mostFollowed.words).describe('Words and phrases that must all be in the title.'),
	not_words: words(mostFollowed.notWords).describe('Words and phrases of which none may be in the title.'),
	min_outlets: z.int().min(1).max(mostOutlets).describe('Notifies of a story once it has this many outlets.'),
}

const fields = {
	name: stored(longestFollowName).min(1),
	...criteria,
	ways: z
		.array(z.enum(channelNames))
		.max(channelNames.length)
		.describe('The channels: any of those that /v1/user/ways/ offers.'),
	paused: z.boolean(),
	position: z.int().min(1).describe('From 1; the others are moved.'),
}

const criteriaDefaults = {
	langs: criteria.langs.default([...newsLocales]),
	coins: criteria.coins.default([]),
	sources: criteria.sources.default([]),
	topics: criteria.topics.default([]),
	people: criteria.people.default([]),
	words: criteria.words.default([]),
	not_words: criteria.not_words.default([]),
	min_outlets: criteria.min_outlets.default(1),
}

export const followRequest = z.object({
	name: fields.name,
	...criteriaDefaults,
	ways: fields.ways.default(['feed']),
	paused: fields.paused.default(false),
	position: fields.position.optional(),
})

export const followPreviewRequest = z.object(criteriaDefaults)
export type FollowPreviewRequest = z.output<typeof followPreviewRequest>

/** An absent field stays as it is. */
export const followChangeRequest = z.object({ id: wireId, ...z.object(fields).partial().shape })

export const followIdRequest = z.object({ id: wireId })

export const followedThing = z.object({
	kind: z.enum(followedKinds),
	ref: z
		.string()
		.min(1)
		.max(longestSlug)
		.describe('A symbol, a route_ref or a slug; for a story the slug of any of its reports.'),
})
export const followThingRequest = followedThing.extend({
	lang: z.enum(newsLocales).default(defaultLocale).describe('The language of its name.'),
})
export const followedThingsResponse = z.object({
	status: z.literal(1),
	data: z.array(followedThing.extend({ id: z.int() })),
})
export type FollowedThingsResponse = z.output<typeof followedThingsResponse>

export const follow = z.object({
	id: z.int(),
	...fields,
	stories: z.array(z.string()).describe('Slugs: reports of any of these stories.'),
	feed: z
		.object(inEachFeedForm(() => z.string()))
		.nullable()
		.describe('The address of its feed, which is the only credential; null if feed is not among its ways.'),
})
export type FollowResponse = z.output<typeof follow>
export const followListResponse = z.object({ status: z.literal(1), data: z.array(follow) })
export type FollowListResponse = z.output<typeof followListResponse>
export const followOneResponse = z.object({ status: z.literal(1), data: follow })
export type FollowOneResponse = z.output<typeof followOneResponse>
export const followGoneResponse = z.object({ status: z.literal(1) })

export const followPreviewResponse = z.object({
	status: z.literal(1),
	data: z.object({
		count: z.int().min(0).describe('Stories of the last 7 days that it would have matched.'),
		more: z.boolean().describe('True if the limit of the search was reached.'),
		stories: z.array(newsItem).max(3).describe('The newest of them, each by its earliest matching report.'),
	}),
})
export type FollowPreviewResponse = z.output<typeof followPreviewResponse>

/** What a reader never wants to see. */
export const mutes = z.object({
	words: words(mostMuted).default([]).describe('Words and phrases: titles with any of them.'),
	sources: names(mostMuted).default([]).describe('Slugs: all of their items.'),
})
export const mutesResponse = z.object({ status: z.literal(1), data: mutes })
export type MutesResponse = z.output<typeof mutesResponse>

export const followFeedParams = z.object({ secret: z.string(), form: z.enum(feedForms) })
