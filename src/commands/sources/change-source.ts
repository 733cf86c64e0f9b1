import type { Catalogue, Source } from '#domain/catalogue.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Queryable } from '#store/schema.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { saveSourceChange } from '#store/sources/source-change-store.ts'

/** A source as it is to be, with its record as the catalogue's file would have it. */
type ChangedSource = { source: Source; record: Record<string, unknown> }

/** Adds or edits a source, over the catalogue's file: workers read it as it is now from their next look on. */
export async function changeSource(
	db: Queryable,
	{ source, record }: ChangedSource,
	catalogue: Catalogue,
	now: Date,
): Promise<Result<string, string>> {
	const others = catalogue.sources.filter(({ id }) => id !== source.id)
	if (others.some(({ slug }) => slug === source.slug)) return fail(`${source.slug} is another source's name`)
	await saveSourceChange(db, source.id, record, now)
	await saveCatalogue(db, { ...catalogue, sources: [...others, source] })
	return ok(source.feedUrl)
}
