import type { Catalogue } from '#domain/catalogue.ts'
import type { Result } from '#domain/result.ts'
import type { PreviewFault, SourcePreview } from '#domain/source-preview.ts'
import type { RecordFault, SourceRecord } from '#domain/source-record.ts'
import type { Queryable } from '#store/sql.ts'

/** A source to add, or the source of this name with other fields. */
export type WantedSource = { edited: string | undefined; fields: SourceRecord }

/**
 * Operators' work on sources that needs the parser, the tagger or the story matcher, from a command or the operator
 * desk. These are loaded with the first call, because a process that serves pages does not need them.
 */
export type SourceEditor = {
	/** The catalogue as it is now. */
	catalogueNow: () => Promise<Catalogue>
	/** The record of a source as it is now. */
	recordOf: (slug: string) => Promise<SourceRecord | undefined>
	/** Reads the feed as a worker would, without storing anything. */
	preview: (wanted: WantedSource) => Promise<Result<Result<SourcePreview, PreviewFault>, RecordFault[]>>
	/** Adds or edits; returns the feed's address. */
	change: (change: Queryable, wanted: WantedSource) => Promise<Result<string, RecordFault[]>>
	/** Removes a source; false where there is none of this name. */
	remove: (change: Queryable, slug: string) => Promise<boolean>
	/** Shows what the flood brake held of a source; answers how many items. */
	release: (change: Queryable, sourceId: number, now: Date) => Promise<number>
}
