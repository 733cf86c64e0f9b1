import type { FastifyPluginAsync } from 'fastify'
import { type NewsLocale, newsLocales } from '#domain/locale.ts'
import { Problem } from '#domain/problem.ts'
import { CachedResponse } from '#services/cache/cached-response.ts'
import { createResponseCache } from '#services/cache/response-cache.ts'

const headers = {
	// A campaign's picture never changes, and its id is never reused.
	'cache-control': 'public, max-age=2592000, immutable',
	// A picture opened by its own address must not run or load anything.
	'content-security-policy': "default-src 'none'; sandbox",
	'content-disposition': 'inline; filename="banner.webp"',
}
const cacheBytes = 8 * 1024 * 1024
const cacheMs = 60 * 60_000

type Named = { Params: { id: string; locale: NewsLocale } }

/** Serves the pictures of campaigns from this host alone. */
export const adImageRoutes: FastifyPluginAsync = async (app) => {
	const { ads } = app.services
	const pictures = createResponseCache({ maxBytes: cacheBytes, maxAgeMs: cacheMs })
	app.get<Named>(
		`/images/ads/:id(^[1-9][0-9]{0,9})-:locale(^${newsLocales.join('|')}).webp`,
		{ schema: { hide: true }, config: { limit: 'files' } },
		async (request, reply) => {
			const { id, locale } = request.params
			const picture = await pictures.fetch(`${id}-${locale}`, async () => {
				const image = await ads.image(Number(id), locale)
				if (image === undefined) throw new Problem('not_found')
				return new CachedResponse(Buffer.from(image), 'image/webp', { headers })
			})
			return reply.sendCached(picture)
		},
	)
}
