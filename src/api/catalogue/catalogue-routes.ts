import { hash } from 'node:crypto'
import { z } from 'zod'
import type { ReadRouteParts, ResponseDeps } from '#api/api-responses.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { sendResponse } from '#api/http/send-response.ts'
import { catalogueResponse, choicesFile, choicesPath } from '#contract/catalogue.ts'
import type { Catalogue, Topic } from '#domain/catalogue.ts'
import { Problem } from '#domain/problem.ts'
import { type CachedResponse, cachedJson } from '#services/cache/cached-response.ts'
import { madeOf } from '#services/catalogue/live-catalogue.ts'

const presentPlace = (place: Pick<Topic, 'id' | 'routeRef' | 'names'>) => ({
	id: place.id,
	route_ref: place.routeRef,
	...place.names,
})

const presentCatalogue = (catalogue: Catalogue) => ({
	coins: catalogue.coins.map(({ id, symbol, names }) => ({ id, symbol, ...names })),
	sources: catalogue.sources.map(({ id, slug, locale, titles }) => ({
		id,
		slug,
		locale,
		...titles,
	})),
	categories: catalogue.topics.map(presentPlace),
	influencers: catalogue.people.map(presentPlace),
})

/** Pages that were rendered before a change still request the file of their time. */
const keptFiles = 8

export function createCatalogueResponses({ catalogue }: Pick<ResponseDeps, 'catalogue'>) {
	const files = new Map<string, CachedResponse>()
	const whole = madeOf(catalogue, (now) => {
		const presented = presentCatalogue(now)
		const choices = choicesFile.parse(presented)
		const name = hash('sha256', JSON.stringify(choices)).slice(0, 16)
		files.set(name, cachedJson(choices, { 'cache-control': 'public, max-age=31536000, immutable' }))
		for (const oldest of [...files.keys()].slice(0, -keptFiles)) files.delete(oldest)
		const data = { ...presented, choices: choicesPath(name) }
		return cachedJson(catalogueResponse.parse({ status: 1, data }), sharedFor(30, 30))
	})
	return {
		whole,
		choices: (name: string): CachedResponse | undefined => {
			// Builds the newest file if the catalogue was not requested since it changed.
			whole()
			return files.get(name)
		},
	}
}

export function catalogueRoutes({ responses: { catalogue } }: Pick<ReadRouteParts, 'responses'>) {
	return {
		// The path of this file changes with its content; `/v1/catalogue/` contains it, so the OpenAPI document leaves it
		// out.
		choices: route({
			schema: { hide: true, params: z.object({ name: z.string() }) },
			handler: async (request, reply) => {
				const file = catalogue.choices(request.params.name)
				if (file === undefined) throw new Problem('not_found')
				return sendResponse(request, reply, file)
			},
		}),
		whole: route({
			schema: {
				tags: ['catalogue'],
				summary: 'All coins, sources, categories and influencers, with their names in both languages',
				response: { 200: catalogueResponse },
			},
			handler: async (request, reply) => sendResponse(request, reply, catalogue.whole()),
		}),
	}
}
