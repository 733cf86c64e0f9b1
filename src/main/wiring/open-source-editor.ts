import { overlaySources, readSourceRecord, writeSourceRecord } from '#catalogue/change-sources.ts'
import { changeSource, removeSource } from '#commands/sources/change-source.ts'
import type { SourceEditor, WantedSource } from '#commands/sources/source-editor.ts'
import { type Catalogue, firstSourceId, type Source } from '#domain/catalogue.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { RecordFault, SourceRecord } from '#domain/source-record.ts'
import type { Config } from '#main/config/config.ts'
import { releaseHeldNews } from '#store/news/news-state.ts'
import { openStoryKeeper } from '#store/news/story-keeper.ts'
import { readSourceChanges } from '#store/sources/source-change-store.ts'
import type { Queryable } from '#store/sql.ts'
import type { News } from './open-news.ts'
import type { OpenedNews } from './open-sample-server.ts'

type SourceEditorParts = {
	config: Config
	news: Omit<OpenedNews, 'permit'> & Pick<News, 'storyWords' | 'topicWeights' | 'fileCatalogue'>
	/** Gives up what is being fetched. */
	stop?: AbortSignal
}

export function openSourceEditor({ config, news, stop }: SourceEditorParts): SourceEditor {
	const { db } = news.database
	// What was added before this process began is in its catalogue and may have been removed since.
	const base = news.fileCatalogue ?? news.catalogue
	/** With what was changed since this process began. */
	const sourcesNow = async (at: Queryable): Promise<Now> => {
		const changes = await readSourceChanges(at)
		return { catalogue: overlaySources(base, changes).catalogue, changes }
	}
	return {
		catalogueNow: async () => (await sourcesNow(db)).catalogue,
		added: async () => {
			const known = new Set(base.sources.map(({ id }) => id))
			const { sources } = (await sourcesNow(db)).catalogue
			return new Set(sources.filter(({ id }) => !known.has(id)).map(({ slug }) => slug))
		},
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
		change: async (change, wanted, now) => {
			const sources = await sourcesNow(change)
			const read = readWanted(wanted, sources)
			if (!read.ok) return read
			await changeSource(change, read.value, sources.catalogue, now)
			return ok(read.value.source.feedUrl)
		},
		remove: async (change, slug) => {
			const { catalogue } = await sourcesNow(change)
			const source = catalogue.sources.find((one) => one.slug === slug)
			if (source === undefined) return fail('unknown')
			if (base.sources.some(({ id }) => id === source.id)) return fail('in_file')
			await removeSource(change, source.id, catalogue)
			return ok('removed')
		},
		release: async (change, sourceId, now) => {
			const { openStoryPlacer } = await import('#ingest/story/place-stories.ts')
			const placer = openStoryPlacer(news.storyWords, news.catalogue.sources.length)
			return releaseHeldNews(change, sourceId, openStoryKeeper(placer), now)
		},
	}
}

type Now = { catalogue: Catalogue; changes: readonly SourceRecord[] }
type Read = { source: Source; record: SourceRecord }

/** The whole record that is wanted, checked against the other sources. */
function readWanted({ edited, fields }: WantedSource, now: Now): Result<Read, RecordFault[]> {
	const { sources } = now.catalogue
	const old = sources.find(({ slug }) => slug === edited)
	if (edited !== undefined && old === undefined) {
		return fail([{ field: '', message: `there is no source "${edited}" (zagros sources lists them)` }])
	}
	const record = old === undefined ? withId(fields, sources) : withOld(old, fields, now)
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
const withOld = (old: Source, fields: SourceRecord, { changes }: Now): SourceRecord => ({
	...changes.find(({ id }) => id === old.id),
	...writeSourceRecord(old),
	...fields,
	id: old.id,
})

/** A new source gets the next id. */
const withId = (fields: SourceRecord, sources: readonly Source[]): SourceRecord =>
	fields.id === undefined
		? { ...fields, id: Math.max(firstSourceId, ...sources.map(({ id }) => id)) + 1 }
		: fields
