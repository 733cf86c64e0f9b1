import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { feedSize } from '#api/feeds/feed-routes.ts'
import { feedWriters } from '#api/feeds/feed-writers.ts'
import { composeFeed } from '#api/feeds/news-feed.ts'
import { writeOpml, writeOutline } from '#api/sources/opml-routes.ts'
import { followFeedParams } from '#contract/follows.ts'
import { problemResponse } from '#contract/problem.ts'
import { anyFeedForm, feedForms } from '#domain/feed-form.ts'
import { defaultLocale } from '#domain/locale.ts'
import { Problem } from '#domain/problem.ts'
import { CachedResponse } from '#services/cache/cached-response.ts'
import { feedAddress } from '#services/follows/present-follow.ts'

/**
 * The secret in the address is the only credential, so proxies must not cache the feed and search engines must not
 * index it.
 */
const privateFeed = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' }

export const followFeedRoutes: FastifyPluginAsyncZod = async (app) => {
	const { follows, publicUrl } = app.services

	app.get(
		'/v1/user/follows.opml',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['follows'],
				summary: 'The private feeds of the user, as a file that feed readers import',
				response: { 200: z.string(), 401: problemResponse },
			},
		},
		async (request, reply) => {
			const list = await follows.list(request.requireAccount())
			const outlines = list.flatMap(({ name, feed }) =>
				feed === null ? [] : [writeOutline({ type: 'rss', text: name, xmlUrl: feed.atom })],
			)
			return reply
				.header('content-disposition', 'attachment; filename="follows.opml"')
				.type('text/x-opml; charset=utf-8')
				.send(writeOpml(outlines))
		},
	)

	app.get(
		`/feeds/follow/:secret(^[\\w-]{22}).:form(^${feedForms.join('|')})`,
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['follows'],
				summary: 'The stories of a follow, as a feed at its secret address',
				description: `${anyFeedForm}, an entry for each story; empty while the follow is paused.`,
				params: followFeedParams,
				response: { 200: z.string(), 404: problemResponse },
			},
		},
		async (request, reply) => {
			const { secret, form } = request.params
			const found = await follows.feedOf(secret, feedSize, request.viewer())
			if (found === undefined) throw new Problem('not_found', { message: 'There is no such feed.' })
			const { follow, stories } = found
			const { type, write } = feedWriters[form]
			const frame = {
				locale: follow.locales[0] ?? defaultLocale,
				selfUrl: feedAddress(publicUrl, secret, form),
				publicUrl,
				subjects: [follow.name],
				byStory: true,
			}
			const feed = composeFeed(stories, frame)
			return reply.sendCached(new CachedResponse(write(feed), type), privateFeed)
		},
	)
}
