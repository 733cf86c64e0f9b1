import type { Source } from '#domain/catalogue.ts'
import type { Tags } from '#domain/news-item.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { SourceStatus } from '#domain/source-status.ts'
import { fetchFeed } from '#ingest/fetch/fetch-feed.ts'
import { draftOf, type IngestParts, newestOf, refusalWords } from './ingest-source.ts'

type PreviewedEntry = {
	title: string | null
	url: string | null
	published: string | null
	/** What would be stored; undefined where it would be refused. */
	tags: Pick<Tags, 'coins' | 'topics' | 'people'> | undefined
	refused: string | undefined
}

export type SourcePreview = { partial: boolean; entries: PreviewedEntry[] }

type PreviewFault = { status: SourceStatus; message: string | undefined }

/** What reading a source would bring. Nothing is stored and nothing remembered. */
export async function previewSource(
	source: Source,
	parts: Omit<IngestParts, 'addNews'>,
): Promise<Result<SourcePreview, PreviewFault>> {
	const nothingKnown = { etag: null, lastModified: null, bodyHash: null, movedTo: null }
	const fetched = await fetchFeed(source, nothingKnown, parts)
	if (!fetched.ok) return fail({ status: fetched.failure.kind, message: fetched.failure.message })
	if (fetched.value.kind === 'unchanged') return fail({ status: 'unchanged', message: undefined })
	const { body, finalUrl: base, contentType } = fetched.value
	const parsed = await parts.parse({ body, base, contentType, selectors: source.selectors })
	if (!parsed.ok) return fail({ status: parsed.failure.kind, message: parsed.failure.message })
	const now = parts.now()
	return ok({
		partial: parsed.value.partial,
		entries: newestOf(parsed.value.entries).map((entry): PreviewedEntry => {
			const draft = draftOf(entry, source, now, parts.tag)
			if (!draft.ok) {
				const { title, url, published } = entry
				return { title, url, published, tags: undefined, refused: refusalWords[draft.failure.kind] }
			}
			const { title, url, publishedAt, tags } = draft.value
			const { coins, topics, people } = tags
			return {
				title,
				url,
				published: publishedAt.toISOString(),
				tags: { coins, topics, people },
				refused: undefined,
			}
		}),
	})
}
