import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLocale } from '#domain/locale.ts'
import { Problem } from '#domain/problem.ts'
import { CachedResponse } from '#services/cache/cached-response.ts'
import { createResponseCache } from '#services/cache/response-cache.ts'
import { type CatalogueKind, thingNamed } from '#services/catalogue/catalogue-index.ts'
import { derivedFrom } from '#services/catalogue/live-catalogue.ts'
import { drawGlyph, drawMonogram, initials, plainGlyph, readCoinImage, topicGlyphs } from './drawn-image.ts'
import { sourceMonograms } from './source-monograms.ts'

const day = 86_400
const imageHeaders = {
	'cache-control': `public, max-age=${day}, stale-while-revalidate=${7 * day}`,
	// A picture opened by its own address must not run or load anything.
	'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}
/** The address of a picture of news is that of its bytes. */
const unchanging = { ...imageHeaders, 'cache-control': `public, max-age=${30 * day}, immutable` }
const svgResponse = (svg: string) =>
	new CachedResponse(svg, 'image/svg+xml; charset=utf-8', { headers: imageHeaders })

const cacheBytes = 16 * 1024 * 1024
const logoMaxAgeMs = 10 * 60_000

type Named = { Params: { name: string } }

/** Serves the pictures of coins, sources, topics, people and news; none of them comes from another host. */
export const imageRoutes: FastifyPluginAsync = async (app) => {
	const { catalogue, news, sources } = app.services
	// The pictures depend on the catalogue, because a source with a new title may have a new letter.
	const pictures = derivedFrom(catalogue.now, () =>
		createResponseCache({ maxBytes: cacheBytes, maxAgeMs: logoMaxAgeMs }),
	)
	const monograms = derivedFrom(catalogue.now, (now) => sourceMonograms(now.sources))
	const find = (kind: CatalogueKind, ref: string) => thingNamed(catalogue.index(), kind, ref)

	const drawings = {
		coins: async (symbol: string) => svgResponse(await readCoinImage(symbol)),
		categories: async (ref: string) =>
			find('topic', ref) && svgResponse(drawGlyph(topicGlyphs[ref] ?? plainGlyph)),
		people: async (ref: string) => {
			const person = find('person', ref)
			return person && svgResponse(drawMonogram(initials(person.names[defaultLocale]), ref, 'disc'))
		},
		sources: async (slug: string) => {
			const source = find('source', slug)
			if (source === undefined) return undefined
			const logo = await sources.logo(source.id)
			if (logo !== undefined) {
				return new CachedResponse(Buffer.from(logo.image), logo.contentType, { headers: imageHeaders })
			}
			return svgResponse(drawMonogram(monograms().get(slug) ?? '', slug, 'tile'))
		},
		news: async (hash: string) => {
			const image = await news.picture(hash)
			return image && new CachedResponse(Buffer.from(image), 'image/webp', { headers: unchanging })
		},
	}
	const respondWith =
		(kind: keyof typeof drawings) => async (request: FastifyRequest<Named>, reply: FastifyReply) => {
			const { name } = request.params
			const draw = async () => {
				const picture = await drawings[kind](name)
				if (picture === undefined) throw new Problem('not_found')
				return picture
			}
			return reply.sendCached(await pictures().fetch(`${kind}/${name}`, draw))
		}
	const hidden = { schema: { hide: true }, config: { limit: 'files' } } as const
	app.get<Named>('/images/coins/:name(^[A-Za-z0-9]{1,15}).svg', hidden, respondWith('coins'))
	app.get<Named>('/images/categories/:name(^[a-z0-9-]{1,60}).svg', hidden, respondWith('categories'))
	app.get<Named>('/images/people/:name(^[a-z0-9-]{1,60}).svg', hidden, respondWith('people'))
	app.get<Named>('/images/sources/:name(^[a-z0-9-]{1,60})', hidden, respondWith('sources'))
	app.get<Named>('/images/news/:name(^[0-9a-f]{32}).webp', hidden, respondWith('news'))
	app.get('/images/*', hidden, async () => {
		throw new Problem('not_found')
	})
}
