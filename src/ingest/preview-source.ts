import type { Source } from '#domain/catalogue.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { PreviewFault, SourcePreview } from '#domain/source-preview.ts'
import { fetchFeed } from '#ingest/fetch/fetch-feed.ts'
import { draftOf, type IngestParts, newestOf } from './ingest-source.ts'

/** What reading a source would give. Nothing is stored. */
export async function previewSource(
	source: Source,
	parts: Omit<IngestParts, 'addNews'>,
): Promise<Result<SourcePreview, PreviewFault>> {
	const nothingKnown = { etag: null, lastModified: null, bodyHash: null, movedTo: null }
	const fetched = await fetchFeed(source, nothingKnown, parts)
	if (!fetched.ok) return fail({ status: fetched.failure.kind, message: fetched.failure.message })
	if (fetched.value.kind === 'unchanged') return fail({ status: 'unchanged', message: undefined })
	const { body, finalUrl: base, contentType, memory } = fetched.value
	const { etag, lastModified } = memory
	const parsed = await parts.parse({ body, base, contentType, selectors: source.selectors })
	if (!parsed.ok) return fail({ status: parsed.failure.kind, message: parsed.failure.message })
	const now = parts.now()
	return ok({
		partial: parsed.value.partial,
		response: { url: base, contentType, etag, lastModified, bytes: body.length },
		entries: newestOf(parsed.value.entries).map((entry) => {
			const draft = draftOf(entry, source, now, parts)
			if (!draft.ok) {
				const { title, url, published } = entry
				return { title, url, published, tags: undefined, refused: draft.failure.kind }
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
