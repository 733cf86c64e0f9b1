import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import pLimit from 'p-limit'
import { fingerprint, storyFingerprint } from '#contract/share-image.ts'
import { sourceTitle } from '#domain/catalogue.ts'
import { type UiLocale, uiLocales } from '#domain/locale.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { Problem, unavailable } from '#domain/problem.ts'
import { headlineOf } from '#domain/story.ts'
import { CachedResponse } from '#services/cache/cached-response.ts'
import { createResponseCache } from '#services/cache/response-cache.ts'
import { translate } from '#text/translate.ts'
import { drawShareCard } from './share-card.ts'

const cacheBytes = 16 * 1024 * 1024
const cacheMs = 24 * 60 * 60_000
/** Drawing does not block the event loop, but uses the same processors as everything else. */
const drawnAtOnce = 2
const longestQueue = 20

// The address contains a fingerprint of the title, so its picture never changes.
const forThisTitle = 'public, max-age=2592000, immutable'
const forAnyTitle = 'public, max-age=300'
// A picture opened by its own address must not run or load anything.
const policy = "default-src 'none'; sandbox"

type ItemImageRequest = { Params: { slug: string }; Querystring: { v?: unknown } }
type StoryImageRequest = {
	Params: { slug: string; locale: UiLocale }
	Querystring: ItemImageRequest['Querystring']
}
type ImageRequest = FastifyRequest<{ Querystring: ItemImageRequest['Querystring'] }>

/** Serves pictures of shared items and stories for link previews. */
export const shareImageRoutes: FastifyPluginAsync = async (app) => {
	const { news } = app.services
	const limit = pLimit(drawnAtOnce)
	const limited = async (draw: Draw) => {
		if (limit.activeCount + limit.pendingCount >= drawnAtOnce + longestQueue) throw unavailable
		return limit(() => drawImage(draw))
	}
	const pictures = createResponseCache({ maxBytes: cacheBytes, maxAgeMs: cacheMs })
	const send = async (
		request: ImageRequest,
		reply: FastifyReply,
		name: string,
		version: string,
		draw: Draw,
	) => {
		const picture = await pictures.fetch(`${name}?${version}`, () => limited(draw))
		const lasting = request.query.v === version
		return reply.sendCached(picture, { 'cache-control': lasting ? forThisTitle : forAnyTitle })
	}
	const drawing = { schema: { hide: true }, config: { limit: 'drawings' } } as const
	app.get<ItemImageRequest>('/images/share/:slug(^[a-z0-9-]{1,100}).png', drawing, async (request, reply) => {
		const item = await news.sharedItem(request.params.slug)
		if (item === undefined) throw new Problem('not_found')
		return send(request, reply, item.slug, fingerprint(item.title), () => itemCard(item))
	})
	app.get<StoryImageRequest>(
		`/images/story/:locale(^${uiLocales.join('|')}$)/:slug(^[a-z0-9-]{1,100}).png`,
		drawing,
		async (request, reply) => {
			const { locale, slug } = request.params
			const reports = await news.sharedReports(slug)
			const byTime = reports.toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime())
			const first = headlineOf(byTime, locale)
			if (first === undefined) throw new Problem('not_found')
			const sources = new Set(reports.map(({ source }) => source.slug)).size
			const version = storyFingerprint({ title: first.title, sources })
			return send(request, reply, `story/${locale}/${slug}`, version, () => storyCard(first, sources, locale))
		},
	)
}

type Draw = () => Promise<Buffer>

const drawImage = async (draw: Draw): Promise<CachedResponse> =>
	new CachedResponse(await draw(), 'image/png', { headers: { 'content-security-policy': policy } })

function itemCard({ title, source, publishedAt, coins }: NewsItem): Promise<Buffer> {
	const { locale } = source
	return drawShareCard({
		title,
		locale,
		sourceTitle: sourceTitle(source),
		publishedAt,
		coins: coins.map(({ symbol }) => symbol),
	})
}

/** A story's card has the language of its page, and the number of sources instead of a source. */
const storyCard = ({ title, publishedAt, coins }: NewsItem, sources: number, locale: UiLocale) =>
	drawShareCard({
		title,
		locale,
		sourceTitle: translate(locale)('story.sources', { count: sources }),
		publishedAt,
		coins: coins.map(({ symbol }) => symbol),
	})
