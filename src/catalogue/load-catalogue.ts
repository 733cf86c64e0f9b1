import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import type { Catalogue } from '#domain/catalogue.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { type CatalogueProblem, readCatalogueFile, readRecords } from './read-records.ts'
import { coinRecord, personRecord, sourceRecord, topicRecord } from './record-schemas.ts'

/** Where the sources are read from: the project's own file, or another of the same shape. */
export const sourcesPath = (sourcesFile: string | undefined): string => sourcesFile ?? ownFile('sources.json')

export const ownFile = (name: string) => fileURLToPath(new URL(`../../catalogue/${name}`, import.meta.url))

async function load<Record extends { id: number }>(
	path: string,
	displayName: string,
	schema: z.ZodType<Record>,
	uniqueField: keyof Record & string,
): Promise<Result<Record[], CatalogueProblem[]>> {
	const content = await readCatalogueFile(path, displayName)
	return content.ok ? readRecords(displayName, content.value, schema, uniqueField) : content
}

/** The project's catalogue; `sourcesFile` replaces the sources by another file of the same shape. */
export async function loadCatalogue(sourcesFile?: string): Promise<Result<Catalogue, CatalogueProblem[]>> {
	const [sources, coins, topics, people] = await Promise.all([
		load(sourcesPath(sourcesFile), sourcesFile ?? 'catalogue/sources.json', sourceRecord, 'slug'),
		load(ownFile('coins.json'), 'catalogue/coins.json', coinRecord, 'symbol'),
		load(ownFile('categories.json'), 'catalogue/categories.json', topicRecord, 'routeRef'),
		load(ownFile('influencers.json'), 'catalogue/influencers.json', personRecord, 'routeRef'),
	])
	if (!sources.ok || !coins.ok || !topics.ok || !people.ok) {
		return fail([sources, coins, topics, people].flatMap((part) => (part.ok ? [] : part.failure)))
	}
	return ok({
		sources: sources.value,
		coins: coins.value,
		topics: topics.value,
		people: people.value,
	})
}
