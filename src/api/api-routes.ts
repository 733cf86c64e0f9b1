import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addAccountRoutes } from './account-routes.ts'
import { addAdImageRoutes } from './ad-image-routes.ts'
import { addAdRoutes } from './ad-routes.ts'
import type { ApiParts } from './api-parts.ts'
import { addCatalogueRoutes } from './catalogue-routes.ts'
import { addDocsRoutes, collectRoutes } from './docs-routes.ts'
import { addFeedRoutes } from './feed-routes.ts'
import { identifyByToken, identifyQuickly } from './identity.ts'
import { addImageRoutes } from './image-routes.ts'
import { addLocationRoutes } from './location-routes.ts'
import { addNewsItemRoutes } from './news-item-routes.ts'
import { addNewsListRoutes } from './news-list-routes.ts'
import { addPortraitRoutes } from './portrait-routes.ts'
import { addPricesRoutes } from './prices-routes.ts'
import { Problem } from './problem.ts'
import { addSessionRoutes } from './session-routes.ts'
import { addShareImageRoutes } from './share-image-routes.ts'
import { addViewRoutes } from './view-routes.ts'
import { addVoteRoutes } from './vote-routes.ts'

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
	addPortraitRoutes(app, parts)
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
