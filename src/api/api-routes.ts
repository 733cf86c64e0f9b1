import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addAccountRoutes } from '#api/accounts/account-routes.ts'
import { addPictureRoutes } from '#api/accounts/picture-routes.ts'
import { addAdImageRoutes } from '#api/ads/ad-image-routes.ts'
import { addAdRoutes } from '#api/ads/ad-routes.ts'
import { addFeedRoutes } from '#api/feeds/feed-routes.ts'
import { addDocsRoutes, collectRoutes } from '#api/http/docs-routes.ts'
import { Problem } from '#api/http/problem.ts'
import { identifyByToken, identifyQuickly } from '#api/identity/identity.ts'
import { addLocationRoutes } from '#api/identity/location-routes.ts'
import { addSessionRoutes } from '#api/identity/session-routes.ts'
import { addImageRoutes } from '#api/images/image-routes.ts'
import { addShareImageRoutes } from '#api/images/share-image-routes.ts'
import { addCatalogueRoutes } from '#api/news/catalogue-routes.ts'
import { addMostReadRoutes } from '#api/news/most-read-routes.ts'
import { addNewestRoutes } from '#api/news/newest-routes.ts'
import { addNewsItemRoutes } from '#api/news/news-item-routes.ts'
import { addNewsListRoutes } from '#api/news/news-list-routes.ts'
import { addPricesRoutes } from '#api/news/prices-routes.ts'
import { addSourceRoutes } from '#api/news/source-routes.ts'
import { addMoodRoutes } from '#api/votes/mood-routes.ts'
import { addViewRoutes } from '#api/votes/view-routes.ts'
import { addVoteRoutes } from '#api/votes/vote-routes.ts'
import type { ApiParts } from './api-parts.ts'

/** All of /v1: every route knows who is asking before it runs. */
export async function addApi(app: FastifyInstance, parts: ApiParts): Promise<void> {
	const methodsAt = watchMethods(app)
	const routes = collectRoutes(app)
	app.decorateRequest('identity')
	await app.register(async (api) => {
		api.addHook('onRequest', (request, _reply, done) => {
			const identity = identifyQuickly(request, parts.identity)
			if (identity !== undefined) {
				request.identity = identity
				done()
				return
			}
			identifyByToken(request, parts.identity).then((known) => {
				request.identity = known
				done()
			}, done)
		})
		addNewsListRoutes(api, parts)
		addNewsItemRoutes(api, parts)
		addNewestRoutes(api, parts)
		addMostReadRoutes(api, parts)
		addMoodRoutes(api, parts)
		addSourceRoutes(api, parts)
		addVoteRoutes(api, parts)
		addViewRoutes(api, parts)
		addSessionRoutes(api, parts)
		addAccountRoutes(api, parts)
		addLocationRoutes(api, parts)
		addPricesRoutes(api, parts)
		addAdRoutes(api, parts)
		addCatalogueRoutes(api, parts)
		addFeedRoutes(api, parts)
	})
	addDocsRoutes(app, routes, parts.publicUrl)
	addAdImageRoutes(app, parts)
	addPictureRoutes(app, parts)
	addShareImageRoutes(app, parts)
	addImageRoutes(app, parts)
	const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
		const allowed = methodsAt(request.url)
		if (allowed.length === 0) throw new Problem('not_found')
		reply.header('allow', allowed.join(', '))
		throw new Problem('method_not_allowed')
	}
	// Without this, an address below these that the API does not know would be taken for a page.
	for (const path of ['/v1/*', '/feeds/*']) {
		app.all(path, { schema: { hide: true }, config: { limit: 'reads' } }, refuse)
	}
	app.setNotFoundHandler(refuse)
}

/** Remembers which methods each plain path takes, for a 405 that says so. */
function watchMethods(app: FastifyInstance): (url: string) => string[] {
	const methods = new Map<string, Set<string>>()
	const bare = (url: string) => (url.split('?', 1)[0] ?? '').replace(/\/$/, '')
	app.addHook('onRoute', ({ url, method }) => {
		if (url.includes('*')) return
		const known = methods.get(bare(url)) ?? new Set()
		for (const one of [method].flat()) known.add(one)
		methods.set(bare(url), known)
	})
	return (url) => [...(methods.get(bare(url)) ?? [])]
}
