import { hash } from 'node:crypto'
import { type CatalogueResponse, catalogueResponse, choicesFile, choicesPath } from '#contract/catalogue.ts'
import type { Catalogue, Topic } from '#domain/catalogue.ts'
import { CachedJson, type CachedResponse } from '#services/cache/cached-response.ts'
import type { Shared } from '#services/shared.ts'
import { knownNames } from './catalogue-index.ts'
import { derivedFrom } from './live-catalogue.ts'

/** Pages that were rendered before a change still request the file of their time. */
const mostFiles = 8

export function createCatalogue({ catalogue, index }: Shared) {
	const files = new Map<string, CachedResponse>()
	const whole = derivedFrom(catalogue, (now) => {
		const presented = presentCatalogue(now)
		const choices = choicesFile.parse(presented)
		const name = hash('sha256', JSON.stringify(choices)).slice(0, 16)
		files.set(name, new CachedJson(choices))
		for (const oldest of [...files.keys()].slice(0, -mostFiles)) files.delete(oldest)
		const data = { ...presented, choices: choicesPath(name) }
		return new CachedJson<CatalogueResponse>(catalogueResponse.parse({ status: 1, data }))
	})
	return {
		/** The current catalogue. Callers must not store it. */
		now: catalogue,
		index,
		/** The names that the address of a page may contain. */
		knownNames: () => knownNames(index()),
		whole,
		/** The file of all choices of a filter, which has the name of its content. */
		choices: (name: string): CachedResponse | undefined => {
			// Builds the newest file if the catalogue was not requested since it changed.
			whole()
			return files.get(name)
		},
	}
}

const presentPlace = (place: Pick<Topic, 'id' | 'routeRef' | 'names'>) => ({
	id: place.id,
	route_ref: place.routeRef,
	...place.names,
})

const presentCatalogue = (catalogue: Catalogue) => ({
	coins: catalogue.coins.map(({ id, symbol, names }) => ({ id, symbol, ...names })),
	sources: catalogue.sources.map(({ id, slug, locale, titles }) => ({ id, slug, locale, ...titles })),
	categories: catalogue.topics.map(presentPlace),
	influencers: catalogue.people.map(presentPlace),
})
