import type { Source } from '#domain/catalogue.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { describeFaults, type RecordFault, type SourceRecord } from '#domain/source-record.ts'
import { sourceRecord } from './record-schemas.ts'

/** Reads one record; a fault names its fields. */
export function readSourceRecord(record: unknown): Result<Source, RecordFault[]> {
	const read = sourceRecord.safeParse(record)
	if (read.success) return ok(read.data)
	return fail(read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })))
}

/** The inverse of `readSourceRecord`. */
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

type StoredSource = { id: number; record: SourceRecord | null; edited: boolean; listed: boolean }

/**
 * The sources of the file, with those that operators edited here instead. A record that no longer fits is left out and
 * reported.
 */
export function mergeSources(
	ofFile: readonly Source[],
	stored: readonly StoredSource[],
): { sources: Source[]; problems: string[] } {
	const edited = stored.filter((one) => one.edited)
	const decided = new Set(edited.map(({ id }) => id))
	const { sources, problems } = readSources(edited)
	const names = new Set(sources.map(({ slug }) => slug))
	for (const source of ofFile) {
		if (decided.has(source.id)) continue
		if (names.has(source.slug)) problems.push(`a source is left out: ${source.slug} is another source's name`)
		else sources.push(source)
	}
	return { sources: sources.toSorted((a, b) => a.id - b.id), problems }
}

/** The listed sources of the database. */
export function readSources(stored: readonly StoredSource[]): { sources: Source[]; problems: string[] } {
	const sources: Source[] = []
	const problems: string[] = []
	for (const { record, listed } of stored) {
		if (record === null || !listed) continue
		const read = readSourceRecord(record)
		if (read.ok) sources.push(read.value)
		else problems.push(`a source is left out (${record.slug}): ${describeFaults(read.failure)}`)
	}
	return { sources, problems }
}

/** A file of the catalogue: one record a line. */
export const writeSourcesFile = (records: readonly SourceRecord[]): string =>
	`[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`
