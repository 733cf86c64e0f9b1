import { readFile } from 'node:fs/promises'
import type { Catalogue, Source } from '#domain/catalogue.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { describeFaults, type RecordFault, type SourceRecord } from '#domain/source-record.ts'
import { sourcesPath } from './load-catalogue.ts'
import { sourceRecord } from './record-schemas.ts'

/** Reads one record; a fault names its fields. */
export function readSourceRecord(record: unknown): Result<Source, RecordFault[]> {
	const read = sourceRecord.safeParse(record)
	if (read.success) return ok(read.data)
	return fail(read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })))
}

/** The record that is read as this source. */
export const writeSourceRecord = (source: Source): SourceRecord => ({
	id: source.id,
	slug: source.slug,
	locale: source.locale,
	title_en: source.titles.en,
	title_fa: source.titles.fa,
	homepage: source.homepage,
	feed_url: source.feedUrl,
	feed_kind: source.feedKind,
	crypto_only: source.cryptoOnly,
	domains: source.domains,
	selectors: source.selectors,
})

type Overlaid = { catalogue: Catalogue; problems: string[] }

/**
 * The catalogue with the changes applied over its file. A changed record that no longer fits is left out and reported.
 */
export function overlaySources(catalogue: Catalogue, changes: readonly SourceRecord[]): Overlaid {
	const sources = new Map(catalogue.sources.map((source) => [source.id, source]))
	const problems: string[] = []
	for (const change of changes) {
		const read = readSourceRecord(change)
		if (!read.ok) {
			problems.push(`a changed source is left as it was (${change.slug}): ${describeFaults(read.failure)}`)
			continue
		}
		const source = read.value
		const taken = [...sources.values()].some(({ id, slug }) => slug === source.slug && id !== source.id)
		if (taken) problems.push(`a changed source is left as it was: ${source.slug} is another source's name`)
		else sources.set(source.id, source)
	}
	return { catalogue: { ...catalogue, sources: [...sources.values()] }, problems }
}

/** The file with the changes written into it: one record a line, in its order, with added records at the end. */
export async function exportSources(
	changes: readonly SourceRecord[],
	sourcesFile: string | undefined,
): Promise<string> {
	const records = new Map((await fileRecords(sourcesFile)).map((record) => [record.id, record]))
	for (const change of changes) {
		// A change is a whole record: one without selectors has lost those that the file still has.
		records.set(change.id, { ...records.get(change.id), selectors: undefined, ...change })
	}
	return `[\n${[...records.values()].map((record) => JSON.stringify(record)).join(',\n')}\n]\n`
}

/** The records as they are written, with what only editors read. */
async function fileRecords(sourcesFile: string | undefined): Promise<SourceRecord[]> {
	const read: unknown = JSON.parse(await readFile(sourcesPath(sourcesFile), 'utf8'))
	return Array.isArray(read) ? read.filter((record) => typeof record === 'object' && record !== null) : []
}
