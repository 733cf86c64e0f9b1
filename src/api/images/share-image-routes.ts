import type { FastifyInstance } from 'fastify'
import type { ApiParts } from '#api/api-parts.ts'
import { type CachedResponse, cachedResponse } from '#api/cache/cached-response.ts'
import { createCachedResponses } from '#api/cache/response-cache.ts'
import { sendResponse } from '#api/cache/send-response.ts'
import { Problem } from '#api/http/problem.ts'
import { fingerprint } from '#contract/share-image.ts'
import { createConcurrencyLimit } from '#domain/concurrency-limit.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { findNewsBySlug } from '#store/news/news-lookup.ts'
import { drawShareCard } from './share-card.ts'

const cacheBytes = 16 * 1024 * 1024
const cacheMs = 24 * 60 * 60_000
/** Drawing happens beside the event loop, but on the same processors as everything else. */
const drawnAtOnce = 2
const longestQueue = 20

// The address names the title, so what stands there stays true.
const forThisTitle = 'public, max-age=2592000, immutable'
const forAnyTitle = 'public, max-age=300'
// A picture opened by its own address must not be able to run or load anything.
const policy = "default-src 'none'; sandbox"

type Asked = { Params: { slug: string }; Querystring: { v?: unknown } }

/** Pictures of shared items, for whoever shows a link with a picture beside it. */
export function addShareImageRoutes(
	app: FastifyInstance,
	{ reads, now }: Pick<ApiParts, 'reads' | 'now'>,
): void {
	const limited = createConcurrencyLimit(
		drawnAtOnce,
		longestQueue,
		() => new Problem('unavailable', { retryAfterSeconds: 2 }),
	)
	const pictures = createCachedResponses({
		maxWeight: cacheBytes,
		maxAgeMs: () => cacheMs,
		now,
	})
	app.get<Asked>(
		'/images/share/:slug(^[a-z0-9-]{1,100}).png',
		{ schema: { hide: true }, config: { limit: 'drawings' } },
		async (request, reply) => {
			const item = await findNewsBySlug(reads.lists, request.params.slug)
			if (item === undefined) throw new Problem('not_found')
			const version = fingerprint(item.title)
			const picture = await pictures.get(`${item.slug}?${version}`, [], () => limited(() => draw(item)))
			const lasting = request.query.v === version
			return sendResponse(
				request,
				reply.headers({ 'cache-control': lasting ? forThisTitle : forAnyTitle }),
				picture,
			)
		},
	)
}

async function draw({ title, source, publishedAt, coins }: NewsItem): Promise<CachedResponse> {
	const { locale, titleEn, titleFa } = source
	const card = await drawShareCard({
		title,
		locale,
		sourceTitle: locale === 'fa' ? titleFa : titleEn,
		publishedAt,
		coins: coins.map(({ symbol }) => symbol),
	})
	return cachedResponse(card, 'image/png', { 'content-security-policy': policy })
}
