import type { Tags } from './news-item.ts'
import type { SourceStatus } from './source-status.ts'

/** Why an entry of a feed becomes no item. */
export type EntryRefusal = 'no_title' | 'no_link' | 'foreign_link' | 'unreadable' | 'off_topic'

type PreviewedEntry = {
	title: string | null
	url: string | null
	published: string | null
	/** What would be stored; undefined where it would be refused. */
	tags: Pick<Tags, 'coins' | 'topics' | 'people'> | undefined
	refused: EntryRefusal | undefined
}

/** What reading a source would bring, and the head of the answer that brought it. */
export type SourcePreview = {
	partial: boolean
	entries: PreviewedEntry[]
	answer: {
		/** Where it came from in the end. */
		url: string
		contentType: string | null
		etag: string | null
		lastModified: string | null
		bytes: number
	}
}

export type PreviewFault = { status: SourceStatus; message: string | undefined }
