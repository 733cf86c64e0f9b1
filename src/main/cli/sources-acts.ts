import { readFile } from 'node:fs/promises'
import { exportSources, fileRecords, readSourceRecord } from '#catalogue/change-sources.ts'
import { byCommand, performAct } from '#commands/operator/perform-act.ts'
import { changeSource } from '#commands/sources/change-source.ts'
import type { Source } from '#domain/catalogue.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { openStoryPlacer } from '#ingest/story/place-stories.ts'
import type { Config } from '#main/config/config.ts'
import type { News } from '#main/wiring/open-news.ts'
import { discardHeldNews, releaseHeldNews } from '#store/news/news-state.ts'
import { openStoryKeeper } from '#store/news/story-keeper.ts'
import type { Queryable } from '#store/schema.ts'
import { findSource, readSoon, readSourceChanges, setPaused } from '#store/sources/source-change-store.ts'
import type { Output } from './command.ts'
import { printPreview } from './sources-preview.ts'

type Asked = { act: string; given: readonly string[]; json: boolean; reason: string }
export type SourcesWork = { news: News; config: Config; output: Output; stop: AbortSignal }

const wordsOf: Record<string, number> = {
	pause: 1,
	resume: 1,
	read: 1,
	release: 1,
	discard: 1,
	preview: 1,
	add: 1,
	edit: 2,
	export: 0,
}

/** What is wrong in the words of an act, if anything is. */
export function wrongWords(act: string, given: readonly string[], reason: string): string | undefined {
	const wanted = Object.hasOwn(wordsOf, act) ? wordsOf[act] : undefined
	if (wanted === undefined) return `there is no "${act}" (--help tells more)`
	if (given.length !== wanted) return `${act}: say what (--help tells more)`
	return act === 'discard' && reason === '' ? 'discard: say why (--reason TEXT)' : undefined
}

export async function performSourcesAct(asked: Asked, work: SourcesWork): Promise<Result<void, string>> {
	const { act, given, json } = asked
	const [first = '', second = ''] = given
	const { news, config, output } = work
	const { db } = news.database
	if (act === 'export') {
		output.print((await exportSources(await readSourceChanges(db), config.sourcesFile)).trimEnd())
		return ok(undefined)
	}
	if (act === 'preview') {
		const source = await sourceToPreview(first, work)
		return source.ok ? printPreview(source.value, json, work) : source
	}
	if (act === 'add' || act === 'edit') {
		const record = await (act === 'add' ? recordToAdd(first, news) : recordToEdit(first, second, work))
		if (!record.ok) return record
		const source = readSourceRecord(record.value)
		if (!source.ok) return source
		if (act === 'add' && news.catalogue.sources.some(({ id }) => id === source.value.id)) {
			return fail(`there is a source ${source.value.id} already (edit changes it)`)
		}
		const change = { source: source.value, record: record.value }
		return tell(asked, source.value.slug, work, (changing, now) =>
			changeSource(changing, change, news.catalogue, now),
		)
	}
	const source = await findSource(db, first)
	if (source === undefined) return fail(`there is no source "${first}" (zagros sources lists them)`)
	return tell(asked, first, work, (change, now) => actOn(act, source.id, asked, { change, now, news }))
}

type Change = { change: Queryable; now: Date; news: News }

async function actOn(
	act: string,
	id: number,
	{ reason }: Asked,
	{ change, now, news }: Change,
): Promise<Result<string, string>> {
	if (act === 'pause' || act === 'resume') {
		const done = await setPaused(change, id, act === 'pause', now)
		return done
			? ok(act === 'pause' ? 'paused' : 'read again')
			: fail(act === 'pause' ? 'it is paused already' : 'it is not paused')
	}
	if (act === 'read') {
		await readSoon(change, id)
		return ok('is read now')
	}
	if (act === 'discard') return ok(`${await discardHeldNews(change, id, reason, now)} items are removed`)
	const stories = openStoryKeeper(openStoryPlacer(news.storyWords, news.catalogue.sources.length))
	return ok(`${await releaseHeldNews(change, id, stories, now)} items are shown now`)
}

/** Does it, writes it down, and says what it came to. */
async function tell(
	{ act, json, reason }: Asked,
	slug: string,
	{ news, output }: SourcesWork,
	run: (change: Queryable, now: Date) => Promise<Result<string, string>>,
): Promise<Result<void, string>> {
	const now = new Date()
	const entry = { ...byCommand, why: reason, act: `sources.${act}`, subjects: [`source:${slug}`] }
	const done = await performAct(
		news.database.db,
		entry,
		now,
		(change) => run(change, now),
		(outcome) => outcome,
	)
	if (!done.ok) return fail(typeof done.failure === 'string' ? done.failure : 'somebody else was faster')
	const [outcome = ''] = done.value
	const counted = /^\d+/.exec(outcome)?.[0]
	const told = { [doneWords[act] ?? act]: counted === undefined ? true : Number(counted) }
	if (json) output.print(JSON.stringify({ mode: news.mode, source: slug, ...told }))
	else output.print(`${slug}: ${outcome}`)
	return ok(undefined)
}

const doneWords: Record<string, string> = {
	pause: 'paused',
	resume: 'resumed',
	release: 'released',
	discard: 'discarded',
	add: 'added',
	edit: 'edited',
}

async function readJson(file: string): Promise<Result<Record<string, unknown>, string>> {
	try {
		const read: unknown = JSON.parse(await readFile(file, 'utf8'))
		const record: unknown = Array.isArray(read) && read.length === 1 ? read[0] : read
		if (typeof record === 'object' && record !== null && !Array.isArray(record)) return ok({ ...record })
		return fail(`${file}: expected one record`)
	} catch (error) {
		return fail(`${file}: ${error instanceof Error ? error.message : String(error)}`)
	}
}

async function recordToAdd(
	file: string,
	{ catalogue }: News,
): Promise<Result<Record<string, unknown>, string>> {
	const read = await readJson(file)
	if (!read.ok || read.value.id !== undefined) return read
	const ids = catalogue.sources.filter(({ locale }) => locale === read.value.locale).map(({ id }) => id)
	return ok({ id: Math.max(...ids) + 1, ...read.value })
}

async function recordToEdit(
	slug: string,
	file: string,
	{ news, config }: SourcesWork,
): Promise<Result<Record<string, unknown>, string>> {
	const read = await readJson(file)
	if (!read.ok) return read
	const id = news.catalogue.sources.find((source) => source.slug === slug)?.id
	if (id === undefined) return fail(`there is no source "${slug}" (zagros sources lists them)`)
	const changes = await readSourceChanges(news.database.db)
	const now =
		changes.find((change) => change.id === id) ??
		(await fileRecords(config.sourcesFile)).find((record) => record.id === id)
	return ok({ ...now, ...read.value, id })
}

async function sourceToPreview(given: string, { news }: SourcesWork): Promise<Result<Source, string>> {
	if (!given.endsWith('.json')) {
		const known = news.catalogue.sources.find(({ slug }) => slug === given)
		return known === undefined ? fail(`there is no source "${given}"`) : ok(known)
	}
	const record = await recordToAdd(given, news)
	return record.ok ? readSourceRecord(record.value) : record
}
