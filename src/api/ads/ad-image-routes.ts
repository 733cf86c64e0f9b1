import type { FastifyInstance } from 'fastify'
import type { ApiParts } from '#api/api-parts.ts'
import { createScopedCache } from '#api/cache/scoped-cache.ts'
import { Problem } from '#api/http/problem.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { findAdImage } from '#store/ads/ad-campaign-store.ts'

const headers = {
	// A campaign's picture never changes, and its number is never given to another.
	'cache-control': 'public, max-age=2592000, immutable',
	// A picture opened by its own address must not be able to run or load anything.
	'content-security-policy': "default-src 'none'; sandbox",
	'content-disposition': 'inline; filename="banner.webp"',
}
const cacheBytes = 8 * 1024 * 1024
const cacheMs = 60 * 60_000

type Named = { Params: { id: string; locale: NewsLocale } }

/** Pictures of campaigns, from this host alone. */
export function addAdImageRoutes(
	app: FastifyInstance,
	{ reads, now }: Pick<ApiParts, 'reads' | 'now'>,
): void {
	const pictures = createScopedCache<Buffer>({
		maxWeight: cacheBytes,
		weigh: (image) => image.length,
		maxAgeMs: () => cacheMs,
		now,
	})
	app.get<Named>(
		'/images/ads/:id(^[1-9][0-9]{0,9})-:locale(^fa|en).webp',
		{ schema: { hide: true }, config: { limit: 'files' } },
		async (request, reply) => {
			const { id, locale } = request.params
			const picture = await pictures.get(`${id}-${locale}`, [], async () => {
				const image = await findAdImage(reads.lists, Number(id), locale)
				if (image === undefined) throw new Problem('not_found')
				return Buffer.from(image)
			})
			return reply.headers(headers).type('image/webp').send(picture)
		},
	)
}
