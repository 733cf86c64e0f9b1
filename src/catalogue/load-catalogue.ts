import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import type { Catalogue } from '#domain/catalogue.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { SourceRecord } from '#domain/source-record.ts'
import { type CatalogueProblem, readCatalogueFile, readRecords } from './read-records.ts'
import { coinRecord, personRecord, sourceRecord, topicRecord } from './record-schemas.ts'

export const ownFile = (name: string) => fileURLToPath(new URL(`../../catalogue/${name}`, import.meta.url))

async function load<Record extends { id: number }>(
	name: string,
	schema: z.ZodType<Record>,
	uniqueField: keyof Record & string,
	otherFile?: string,
): Promise<Result<{ records: Record[]; content: string }, CatalogueProblem[]>> {
	const displayName = otherFile ?? `catalogue/${name}`
	const content = await readCatalogueFile(otherFile ?? ownFile(name), displayName)
	if (!content.ok) return content
	const records = readRecords(displayName, content.value, schema, uniqueField)
	return records.ok ? ok({ records: records.value, content: content.value }) : records
}

/** With the records of the sources as they are written, and what only editors read. */
type LoadedCatalogue = Catalogue & { sourceRecords: readonly SourceRecord[] }

/** The project's catalogue; `sourcesFile` replaces the sources by another file of the same shape. */
export async function loadCatalogue(
	sourcesFile?: string,
): Promise<Result<LoadedCatalogue, CatalogueProblem[]>> {
	const [sources, coins, topics, people] = await Promise.all([
		load('sources.json', sourceRecord, 'slug', sourcesFile),
		load('coins.json', coinRecord, 'symbol'),
		load('categories.json', topicRecord, 'routeRef'),
		load('influencers.json', personRecord, 'routeRef'),
	])
	if (!sources.ok || !coins.ok || !topics.ok || !people.ok) {
		return fail([sources, coins, topics, people].flatMap((part) => (part.ok ? [] : part.failure)))
	}
	return ok({
		sources: sources.value.records,
		coins: coins.value.records,
		topics: topics.value.records,
		people: people.value.records,
		sourceRecords: JSON.parse(sources.value.content),
	})
}
