import { readFile } from 'node:fs/promises'
import { exportSources } from '#catalogue/change-sources.ts'
import { byCommand, performAct } from '#commands/operator/perform-act.ts'
import { actOnSource, isSourceAct } from '#commands/sources/act-on-source.ts'
import type { WantedSource } from '#commands/sources/source-editor.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { describeFaults, type SourceRecord } from '#domain/source-record.ts'
import type { Config } from '#main/config/config.ts'
import type { News } from '#main/wiring/open-news.ts'
import { openSourceEditor } from '#main/wiring/open-source-editor.ts'
import { findSource, readSilentSoon, readSourceChanges } from '#store/sources/source-change-store.ts'
import type { Queryable } from '#store/sql.ts'
import type { Output } from './command.ts'
import { printResponse } from './sources-answer.ts'
import { printPreview } from './sources-preview.ts'

type Asked = { act: string; given: readonly string[]; json: boolean; reason: string }
type SourcesWork = { news: News; config: Config; output: Output; stop: AbortSignal }

const wordsOf: Record<string, number> = {
	pause: 1,
	resume: 1,
	read: 1,
	release: 1,
	discard: 1,
	remove: 1,
	answer: 1,
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
	const { news, config, output, stop } = work
	const { db } = news.database
	const desk = openSourceEditor({ config, news, stop })
	if (act === 'export') {
		output.print((await exportSources(await readSourceChanges(db), config.sourcesFile)).trimEnd())
		return ok(undefined)
	}
	if (act === 'preview') {
		const wanted = await (first.endsWith('.json')
			? wantedIn(first, undefined)
			: ok({ edited: first, fields: {} }))
		return wanted.ok ? printPreview(first, wanted.value, desk, { json, output }) : wanted
	}
	if (act === 'add' || act === 'edit') {
		const wanted = await (act === 'add' ? wantedIn(first, undefined) : wantedIn(second, first))
		if (!wanted.ok) return wanted
		const slug = act === 'add' ? String(wanted.value.fields.slug) : first
		return tell(asked, slug, work, async (change, now) => {
			const done = await desk.change(change, wanted.value, now)
			return done.ok ? done : fail(describeFaults(done.failure))
		})
	}
	const unknown = `there is no source "${first}" (zagros sources lists them)`
	if (act === 'answer') {
		const source = await findSource(db, first)
		return source === undefined ? fail(unknown) : printResponse(source, json, db, output)
	}
	if (!isSourceAct(act)) return fail(`there is no "${act}" (--help tells more)`)
	return tell(asked, first, work, async (change, now) => {
		const done = await actOnSource(act, first, { change, now, why: asked.reason, editor: desk })
		if (done.ok) return done
		if (done.failure === 'unknown') return fail(unknown)
		if (done.failure === 'in_file')
			return fail(`${first} is in the catalogue’s file: take it out there, or pause it`)
		return fail(act === 'pause' ? 'it is paused already' : 'it is not paused')
	})
}

/** Has every source read now whose last reading failed. */
export async function readFailing(
	db: Queryable,
	{ json, reason }: Pick<Asked, 'json' | 'reason'>,
	{ print }: Output,
): Promise<Result<void, string>> {
	const done = await performAct(
		db,
		{ ...byCommand, why: reason, act: 'overview.read-silent', subjects: ['sources'] },
		new Date(),
		async (change) => ok(await readSilentSoon(change)),
		String,
	)
	const [sources = 0] = done.ok ? done.value : []
	print(json ? JSON.stringify({ sources }) : `sources that are read now: ${sources}`)
	return ok(undefined)
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
	remove: 'removed',
	add: 'added',
	edit: 'edited',
}

async function readJson(file: string): Promise<Result<SourceRecord, string>> {
	try {
		const read: unknown = JSON.parse(await readFile(file, 'utf8'))
		const record: unknown = Array.isArray(read) && read.length === 1 ? read[0] : read
		if (typeof record === 'object' && record !== null && !Array.isArray(record)) return ok({ ...record })
		return fail(`${file}: expected one record`)
	} catch (error) {
		return fail(`${file}: ${error instanceof Error ? error.message : String(error)}`)
	}
}

async function wantedIn(file: string, edited: string | undefined): Promise<Result<WantedSource, string>> {
	const read = await readJson(file)
	return read.ok ? ok({ edited, fields: read.value }) : read
}
