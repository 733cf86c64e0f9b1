import { readFile } from 'node:fs/promises'
import type { Catalogue, Source } from '#domain/catalogue.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { sourcesPath } from './load-catalogue.ts'
import { sourceRecord } from './record-schemas.ts'

/** A record as the catalogue's file has it. */
type SourceRecord = Record<string, unknown>

/** Reads one record; a fault is told by its fields. */
export function readSourceRecord(record: unknown): Result<Source, string> {
	const read = sourceRecord.safeParse(record)
	if (read.success) return ok(read.data)
	return fail(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
}

type Overlaid = { catalogue: Catalogue; problems: string[] }

/** The catalogue with what was changed over its file. A record that does not fit any more is left out and told. */
export function overlaySources(catalogue: Catalogue, changes: readonly SourceRecord[]): Overlaid {
	const sources = new Map(catalogue.sources.map((source) => [source.id, source]))
	const problems: string[] = []
	for (const change of changes) {
		const read = readSourceRecord(change)
		if (!read.ok) {
			problems.push(`a changed source is left as it was (${change.slug}): ${read.failure}`)
			continue
		}
		const source = read.value
		const taken = [...sources.values()].some(({ id, slug }) => slug === source.slug && id !== source.id)
		if (taken) problems.push(`a changed source is left as it was: ${source.slug} is another source's name`)
		else sources.set(source.id, source)
	}
	return { catalogue: { ...catalogue, sources: [...sources.values()] }, problems }
}

/** The file with the changes written into it: one record a line, in its order, what was added at the end. */
export async function exportSources(
	changes: readonly SourceRecord[],
	sourcesFile: string | undefined,
): Promise<string> {
	const records = new Map((await fileRecords(sourcesFile)).map((record) => [record.id, record]))
	for (const change of changes) records.set(change.id, { ...records.get(change.id), ...change })
	return `[\n${[...records.values()].map((record) => JSON.stringify(record)).join(',\n')}\n]\n`
}

/** The records as they are written, with what only editors read. */
export async function fileRecords(sourcesFile: string | undefined): Promise<SourceRecord[]> {
	const read: unknown = JSON.parse(await readFile(sourcesPath(sourcesFile), 'utf8'))
	return Array.isArray(read) ? read.filter((record) => typeof record === 'object' && record !== null) : []
}
