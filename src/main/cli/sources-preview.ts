import type { Source } from '#domain/catalogue.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { previewSource, type SourcePreview } from '#ingest/preview-source.ts'
import { permitFor } from '#main/wiring/fetch-guard.ts'
import { openIngest } from '#main/wiring/open-ingest.ts'
import type { SourcesWork } from './sources-acts.ts'
import { type Cell, textTable } from './text-table.ts'

/** Reads the feed of a source as a worker would, and shows what it would bring. */
export async function printPreview(
	source: Source,
	json: boolean,
	{ news, config, output, stop }: SourcesWork,
): Promise<Result<void, string>> {
	const { catalogue } = news
	// One that is not in the catalogue yet may be reached as if it were.
	const sources = [...catalogue.sources.filter(({ id }) => id !== source.id), source]
	const reaching = { ...news, permit: permitFor(config, { ...catalogue, sources }, []) }
	const log = { info: () => {}, warn: output.note }
	const ingest = await openIngest({ config, news: reaching, log, alarm: () => {} })
	stop.addEventListener('abort', ingest.abandon)
	try {
		// The sample newsroom has its own feeds of the sources that it knows.
		const known = ingest.parts.sources.get(source.id)
		const preview = await previewSource(news.mode === 'sample' ? (known ?? source) : source, ingest.parts)
		if (!preview.ok) {
			const { status, message } = preview.failure
			return fail(`${source.slug} cannot be read: ${status}${message === undefined ? '' : ` (${message})`}`)
		}
		if (json) output.print(JSON.stringify(document(source, preview.value)))
		else for (const line of table(preview.value)) output.print(line)
		return ok(undefined)
	} finally {
		await ingest.close()
	}
}

const document = ({ slug }: Source, { partial, entries }: SourcePreview) => ({
	source: slug,
	partial,
	items: entries.map(({ title, url, published, tags, refused }) => ({
		title,
		url,
		published,
		...(tags ?? {}),
		refused: refused ?? null,
	})),
})

function table({ partial, entries }: SourcePreview): string[] {
	const rows = entries.map(({ title, published, tags, refused }): Cell[] => [
		{ text: published?.slice(0, 16) ?? '' },
		refused === undefined
			? { text: [...(tags?.coins ?? []), ...(tags?.topics ?? []), ...(tags?.people ?? [])].join(' ') }
			: { text: `refused: ${refused}`, style: 'red' },
		{ text: title ?? '' },
	])
	const taken = entries.filter(({ refused }) => refused === undefined).length
	return [
		...textTable(['published', 'tags', 'title'], rows),
		`${taken} of ${entries.length} items would be stored${partial ? '; the feed breaks off' : ''}`,
	]
}
