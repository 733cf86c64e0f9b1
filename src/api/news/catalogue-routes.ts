import { hash } from 'node:crypto'
import type { ApiParts } from '#api/api-parts.ts'
import { cachedJson } from '#api/cache/cached-response.ts'
import { sendResponse } from '#api/cache/send-response.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { catalogueAnswer, choicesFile, choicesPath } from '#contract/catalogue.ts'
import type { Catalogue } from '#domain/catalogue.ts'

const presentPlace = (place: { id: number; routeRef: string; nameEn: string; nameFa: string }) => ({
	id: place.id,
	route_ref: place.routeRef,
	en: place.nameEn,
	fa: place.nameFa,
})

const presentCatalogue = (catalogue: Catalogue) => ({
	coins: catalogue.coins.map(({ id, symbol, nameEn, nameFa }) => ({ id, symbol, en: nameEn, fa: nameFa })),
	sources: catalogue.sources.map(({ id, slug, locale, titleEn, titleFa }) => ({
		id,
		slug,
		locale,
		en: titleEn,
		fa: titleFa,
	})),
	categories: catalogue.topics.map(presentPlace),
	influencers: catalogue.people.map(presentPlace),
})

export function catalogueRoutes({ catalogue }: ApiParts) {
	// It changes only with a new start of the program.
	const presented = presentCatalogue(catalogue)
	const choices = choicesFile.parse(presented)
	const path = choicesPath(hash('sha256', JSON.stringify(choices)).slice(0, 16))
	const file = cachedJson(choices, { 'cache-control': 'public, max-age=31536000, immutable' })
	const answer = cachedJson(
		catalogueAnswer.parse({ status: 1, data: { ...presented, choices: path } }),
		sharedFor(300),
	)
	return {
		choicesPath: path,
		// The catalogue tells its address, which changes with it: it stands in no document.
		choices: route({
			schema: { hide: true },
			handler: async (request, reply) => sendResponse(request, reply, file),
		}),
		whole: route({
			schema: {
				tags: ['catalogue'],
				summary: 'All coins, sources, categories and influencers, with their names in both languages',
				response: { 200: catalogueAnswer },
			},
			handler: async (request, reply) => sendResponse(request, reply, answer),
		}),
	}
}
