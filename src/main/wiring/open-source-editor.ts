import { readSourceRecord, readSources, writeSourceRecord } from '#catalogue/change-sources.ts'
import { type Catalogue, firstSourceId, type Source } from '#domain/catalogue.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { RecordFault, SourceRecord } from '#domain/source-record.ts'
import type { Config } from '#main/config/config.ts'
import { changeSource, removeSource } from '#services/sources/change-source.ts'
import type { SourceEditor, WantedSource } from '#services/sources/source-editor.ts'
import { releaseHeldNews } from '#store/news/news-state.ts'
import { openStoryKeeper } from '#store/news/story-keeper.ts'
import { readStoredSources, type StoredSource } from '#store/sources/source-record-store.ts'
import type { Queryable } from '#store/sql.ts'
import type { News } from './open-news.ts'
import type { OpenedNews } from './open-sample-server.ts'

type SourceEditorParts = {
	config: Config
	news: Omit<OpenedNews, 'permit'> & Pick<News, 'storyWords' | 'tagData'>
	/** Aborts running fetches. */
	stop?: AbortSignal
}

export function openSourceEditor({ config, news, stop }: SourceEditorParts): SourceEditor {
	const { db } = news.database
	/** The current sources of the database. */
	const sourcesNow = async (at: Queryable): Promise<Now> => {
		const stored = await readStoredSources(at)
		return { catalogue: { ...news.catalogue, sources: readSources(stored).sources }, stored }
	}
	return {
		catalogueNow: async () => (await sourcesNow(db)).catalogue,
		recordOf: async (slug) => {
			const { catalogue } = await sourcesNow(db)
			const source = catalogue.sources.find((one) => one.slug === slug)
			return source && writeSourceRecord(source)
		},
		preview: async (wanted) => {
			const sources = await sourcesNow(db)
			const read = readWanted(wanted, sources)
			if (!read.ok) return read
			const { catalogue } = sources
			const { previewFeed } = await import('./preview-feed.ts')
			return ok(await previewFeed(read.value.source, { config, news: { ...news, catalogue }, stop }))
		},
		change: async (change, wanted) => {
			const sources = await sourcesNow(change)
			const read = readWanted(wanted, sources)
			if (!read.ok) return read
			await changeSource(change, read.value, sources.catalogue)
			return ok(read.value.source.feedUrl)
		},
		remove: async (change, slug) => {
			const { catalogue } = await sourcesNow(change)
			const source = catalogue.sources.find((one) => one.slug === slug)
			if (source === undefined) return false
			await removeSource(change, source.id, catalogue)
			return true
		},
		release: async (change, sourceId, now) => {
			const { openStoryPlacer } = await import('#ingest/story/place-stories.ts')
			const placer = openStoryPlacer(news.storyWords)
			return releaseHeldNews(change, sourceId, openStoryKeeper(placer), now)
		},
	}
}

type Now = { catalogue: Catalogue; stored: readonly StoredSource[] }
type Read = { source: Source; record: SourceRecord }

/** The complete new record, validated against the other sources. */
function readWanted({ edited, fields }: WantedSource, now: Now): Result<Read, RecordFault[]> {
	const { sources } = now.catalogue
	const old = sources.find(({ slug }) => slug === edited)
	if (edited !== undefined && old === undefined) {
		return fail([{ field: '', message: `there is no source "${edited}" (zagros sources lists them)` }])
	}
	const record = old === undefined ? withId(fields, now) : withOld(old, fields, now)
	const read = readSourceRecord(record)
	if (!read.ok) return read
	const source = read.value
	const others = sources.filter((one) => one !== old)
	if (others.some(({ id }) => id === source.id)) {
		return fail([{ field: 'id', message: `there is a source ${source.id} already (edit changes it)` }])
	}
	if (others.some(({ slug }) => slug === source.slug)) {
		return fail([{ field: 'slug', message: `${source.slug} is another source's name` }])
	}
	return ok({ source, record: { ...record, ...writeSourceRecord(source) } })
}

/** The old record may have fields that only editors read. */
const withOld = (old: Source, fields: SourceRecord, { stored }: Now): SourceRecord => ({
	...stored.find(({ id }) => id === old.id)?.record,
	...writeSourceRecord(old),
	...fields,
	id: old.id,
})

/** A new source gets the next id; one that was removed gets its old id back, and with it its items. */
function withId(fields: SourceRecord, { stored }: Now): SourceRecord {
	if (fields.id !== undefined) return fields
	const removed = stored.find(({ record, listed }) => !listed && record?.slug === fields.slug)
	return { ...fields, id: removed?.id ?? Math.max(firstSourceId, ...stored.map(({ id }) => id)) + 1 }
}
