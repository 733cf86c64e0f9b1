import type { Catalogue, Source } from '#domain/catalogue.ts'
import type { SourceRecord } from '#domain/source-record.ts'
import { announceCatalogue } from '#store/news/news-announcement.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { saveEditedSource } from '#store/sources/source-record-store.ts'
import type { Queryable } from '#store/sql.ts'

/** The new state of a source, with its record in the form of the catalogue's file. */
type ChangedSource = { source: Source; record: SourceRecord }

/** Adds or edits a source: every process knows the change within a second. */
export async function changeSource(
	db: Queryable,
	{ source, record }: ChangedSource,
	catalogue: Catalogue,
): Promise<void> {
	const others = catalogue.sources.filter(({ id }) => id !== source.id)
	await saveCatalogue(db, { ...catalogue, sources: [...others, source] })
	await saveEditedSource(db, source.id, record)
	await announceCatalogue(db)
}

/** Removes a source: it is no longer read or listed, and its items stay. */
export async function removeSource(db: Queryable, sourceId: number, catalogue: Catalogue): Promise<void> {
	await saveEditedSource(db, sourceId, null)
	await saveCatalogue(db, { ...catalogue, sources: catalogue.sources.filter(({ id }) => id !== sourceId) })
	await announceCatalogue(db)
}
