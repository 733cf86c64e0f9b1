import { fail, ok, type Result } from '#domain/result.ts'
import type { SourcePreview } from '#domain/source-preview.ts'
import { describeFaults } from '#domain/source-record.ts'
import { refusalWords } from '#ingest/ingest-source.ts'
import type { SourceEditor, WantedSource } from '#services/sources/source-editor.ts'
import type { Shown } from './command.ts'
import { type Cell, textTable } from './text-table.ts'

/** Prints what reading the feed of a source would give. */
export async function showPreview(
	name: string,
	wanted: WantedSource,
	editor: SourceEditor,
): Promise<Result<Shown, string>> {
	const read = await editor.preview(wanted)
	if (!read.ok) return fail(describeFaults(read.failure))
	const preview = read.value
	if (!preview.ok) {
		const { status, message } = preview.failure
		return fail(`${name} cannot be read: ${status}${message === undefined ? '' : ` (${message})`}`)
	}
	return ok({
		json: document(String(wanted.fields.slug ?? name), preview.value),
		lines: table(preview.value),
	})
}

const document = (slug: string, { partial, entries, answer }: SourcePreview) => ({
	source: slug,
	partial,
	answer: {
		url: answer.url,
		content_type: answer.contentType,
		etag: answer.etag,
		last_modified: answer.lastModified,
		bytes: answer.bytes,
	},
	items: entries.map(({ title, url, published, tags, refused }) => ({
		title,
		url,
		published,
		...(tags ?? {}),
		refused: refused === undefined ? null : refusalWords[refused],
	})),
})

function table({ partial, entries }: SourcePreview): string[] {
	const rows = entries.map(({ title, published, tags, refused }): Cell[] => [
		published?.slice(0, 16) ?? '',
		refused === undefined
			? [...(tags?.coins ?? []), ...(tags?.topics ?? []), ...(tags?.people ?? [])].join(' ')
			: { text: `refused: ${refusalWords[refused]}`, style: 'red' },
		title ?? '',
	])
	const taken = entries.filter(({ refused }) => refused === undefined).length
	return [
		...textTable(['published', 'tags', 'title'], rows),
		`${taken} of ${entries.length} items would be stored${partial ? '; the feed breaks off' : ''}`,
	]
}
