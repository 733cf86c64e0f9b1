import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLocale } from '#domain/locale.ts'
import { Problem } from '#domain/problem.ts'
import { CachedResponse } from '#services/cache/cached-response.ts'
import { createResponseCache } from '#services/cache/response-cache.ts'
import { madeOf } from '#services/catalogue/live-catalogue.ts'
import { drawGlyph, drawMonogram, initials, plainGlyph, readCoinImage, topicGlyphs } from './drawn-image.ts'
import { sourceMonograms } from './source-monograms.ts'

const day = 86_400
const imageHeaders = {
	'cache-control': `public, max-age=${day}, stale-while-revalidate=${7 * day}`,
	// A picture opened by its own address must not run or load anything.
	'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}
const svgResponse = (svg: string) =>
	new CachedResponse(svg, 'image/svg+xml; charset=utf-8', { headers: imageHeaders })

const cacheBytes = 16 * 1024 * 1024
const logoMaxAgeMs = 10 * 60_000

type Named = { Params: { name: string } }

/** Serves the pictures of coins, sources, topics and people; none of them comes from another host. */
export const imageRoutes: FastifyPluginAsync = async (app) => {
	const { catalogue, sources } = app.services
	// The pictures depend on the catalogue, because a source with a new title may have a new letter.
	const pictures = madeOf(catalogue.now, () =>
		createResponseCache({ maxBytes: cacheBytes, maxAgeMs: logoMaxAgeMs }),
	)
	const monograms = madeOf(catalogue.now, (now) => sourceMonograms(now.sources))
	const topics = new Map(catalogue.now().topics.map((topic) => [topic.routeRef, topic]))
	const people = new Map(catalogue.now().people.map((person) => [person.routeRef, person]))

	const drawings = {
		coins: async (symbol: string) => svgResponse(await readCoinImage(symbol)),
		categories: async (ref: string) =>
			topics.has(ref) ? svgResponse(drawGlyph(topicGlyphs[ref] ?? plainGlyph)) : undefined,
		people: async (ref: string) => {
			const person = people.get(ref)
			return person && svgResponse(drawMonogram(initials(person.names[defaultLocale]), ref, 'disc'))
		},
		sources: async (slug: string) => {
			const source = catalogue.index().sourceBySlug.get(slug)
			if (source === undefined) return undefined
			const logo = await sources.logo(source.id)
			if (logo !== undefined) {
				return new CachedResponse(Buffer.from(logo.image), logo.contentType, { headers: imageHeaders })
			}
			return svgResponse(drawMonogram(monograms().get(slug) ?? '', slug, 'tile'))
		},
	}
	const answerWith =
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
	app.get<Named>('/images/coins/:name(^[A-Za-z0-9]{1,15}).svg', hidden, answerWith('coins'))
	app.get<Named>('/images/categories/:name(^[a-z0-9-]{1,60}).svg', hidden, answerWith('categories'))
	app.get<Named>('/images/people/:name(^[a-z0-9-]{1,60}).svg', hidden, answerWith('people'))
	app.get<Named>('/images/sources/:name(^[a-z0-9-]{1,60})', hidden, answerWith('sources'))
	app.get('/images/*', hidden, async () => {
		throw new Problem('not_found')
	})
}
