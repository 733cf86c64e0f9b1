import type { Catalogue } from '#domain/catalogue.ts'
import type { Result } from '#domain/result.ts'
import type { PreviewFault, SourcePreview } from '#domain/source-preview.ts'
import type { RecordFault, SourceRecord } from '#domain/source-record.ts'
import type { Queryable } from '#store/sql.ts'

/** A source to add, or the changed fields of the source with this slug. */
export type WantedSource = { edited: string | undefined; fields: SourceRecord }

/**
 * Operators' work on sources that needs the parser, the tagger or the story matcher, from a command or the operator
 * desk. These are loaded with the first call, because a process that serves pages does not need them.
 */
export type SourceEditor = {
	/** The current catalogue. */
	catalogueNow: () => Promise<Catalogue>
	/** The current record of a source. */
	recordOf: (slug: string) => Promise<SourceRecord | undefined>
	/** Reads the feed as a worker would, without storing anything. */
	preview: (wanted: WantedSource) => Promise<Result<Result<SourcePreview, PreviewFault>, RecordFault[]>>
	/** Adds or edits; returns the feed's address. */
	change: (change: Queryable, wanted: WantedSource) => Promise<Result<string, RecordFault[]>>
	/** Removes a source; returns false if there is none of this slug. */
	remove: (change: Queryable, slug: string) => Promise<boolean>
	/** Shows the held items of a source; returns how many. */
	release: (change: Queryable, sourceId: number, now: Date) => Promise<number>
}
