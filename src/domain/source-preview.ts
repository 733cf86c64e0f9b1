import type { Tags } from './news-item.ts'
import type { SourceStatus } from './source-status.ts'

/** Why an entry of a feed is refused. */
export type EntryRefusal = 'no_title' | 'no_link' | 'foreign_link' | 'unreadable' | 'off_topic'

type PreviewedEntry = {
	title: string | null
	url: string | null
	published: string | null
	/** The tags that would be stored; undefined if the entry would be refused. */
	tags: Pick<Tags, 'coins' | 'topics' | 'people'> | undefined
	refused: EntryRefusal | undefined
}

/** What reading a source would give, with the head of the response. */
export type SourcePreview = {
	partial: boolean
	entries: PreviewedEntry[]
	response: {
		/** The final address, after redirects. */
		url: string
		contentType: string | null
		etag: string | null
		lastModified: string | null
		bytes: number
	}
}

export type PreviewFault = { status: SourceStatus; message: string | undefined }
