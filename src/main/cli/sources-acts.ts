import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { writeSourcesFile } from '#catalogue/change-sources.ts'
import { fail, ok } from '#domain/result.ts'
import type { SourceRecord } from '#domain/source-record.ts'
import { overviewActs } from '#operator/acts/overview-acts.ts'
import { sourcesActs } from '#operator/acts/sources-acts.ts'
import type { WantedSource } from '#services/sources/source-editor.ts'
import { findSource, readStoredSources } from '#store/sources/source-record-store.ts'
import { readSourceResponse } from '#store/sources/source-response-store.ts'
import { showPreview } from './sources-preview.ts'
import { actLine, performByCommand, type SubjectLine } from './subject-command.ts'

type Act = 'pause' | 'resume' | 'read' | 'release' | 'discard' | 'remove'

const onSource = (act: Act, field: string, result: string): SubjectLine =>
	actLine({
		act: sourcesActs[act],
		words: ['SLUG'],
		wantsReason: act === 'discard',
		input: ({ words: [source] }) => ({ source }),
		say: ({ slug, outcome }) => `${slug}: ${'count' in outcome ? `${outcome.count} ` : ''}${result}`,
		json: ({ slug, outcome }, { news: { mode } }) => ({
			...{ mode, source: slug, [field]: 'count' in outcome ? outcome.count : true },
		}),
	})

const readFailing = actLine({
	act: overviewActs['read-silent'],
	words: [],
	input: () => ({}),
	say: (sources) => `sources that are read now: ${sources}`,
	json: (sources) => ({ sources }),
})
const readOne = onSource('read', 'read', 'is read now')

/** `read SLUG`, or `read --failing` for all sources whose last reading failed. */
const read: SubjectLine = {
	words: ['…'],
	run: async (called) => {
		const { words, values } = called
		if (words.length !== (values.failing === true ? 0 : 1)) return fail('say read SLUG or read --failing')
		return (values.failing === true ? readFailing : readOne).run(called)
	},
}

const save = (act: 'add' | 'edit', words: readonly string[]): SubjectLine =>
	actLine({
		act: sourcesActs[act],
		words,
		input: ({ words: [first = '', second = ''] }) =>
			act === 'add' ? wantedIn(first, undefined) : wantedIn(second, first),
		say: ({ slug, address }) => `${slug}: ${address}`,
		json: ({ slug }, { news: { mode } }) => ({
			...{ mode, source: slug, [act === 'add' ? 'added' : 'edited']: true },
		}),
	})

const answer: SubjectLine = {
	words: ['SLUG'],
	run: async ({ words: [slug = ''], services: { db } }) => {
		const source = await findSource(db, slug)
		if (source === undefined) return fail(`there is no source "${slug}" (zagros sources lists them)`)
		const response = await readSourceResponse(db, source.id)
		if (response === undefined) return fail(`${slug} has not responded yet`)
		const { respondedAt, status, url, headers, body } = response
		return ok({
			json: { source: slug, answered_at: respondedAt, status, url, headers, body },
			lines: [
				`${respondedAt.toISOString()} ${status} ${url}`,
				...headers,
				...(body === null ? [] : [`\n${body}`]),
			],
		})
	},
}

const preview: SubjectLine = {
	words: ['SLUG|FILE.json'],
	run: async ({ words: [name = ''], services }) => {
		const wanted = name.endsWith('.json') ? await wantedIn(name, undefined) : { edited: name, fields: {} }
		return showPreview(name, wanted, services.sources.editor)
	},
}

const exportFile: SubjectLine = {
	words: [],
	run: async ({ services }) => {
		const stored = await readStoredSources(services.db)
		const records = stored.flatMap(({ record, listed }) => (listed && record !== null ? [record] : []))
		return ok({ lines: [writeSourcesFile(records).trimEnd()] })
	},
}

/** Adds new sources and edits existing ones; stops at the first record that is refused. */
const importFile: SubjectLine = {
	words: ['FILE.json'],
	run: async (called) => {
		const counts = { added: 0, edited: 0 }
		for (const record of await readSourceRecords(called.words[0] ?? '')) {
			const stored = await readStoredSources(called.services.db)
			const old = stored.find(({ id, listed }) => listed && id === record.id)?.record
			if (old !== undefined && JSON.stringify(old) === JSON.stringify(record)) continue
			const edited = old ? String(old.slug) : undefined
			const act = edited === undefined ? 'add' : 'edit'
			const done = await performByCommand(sourcesActs[act], { edited, fields: record }, called)
			if (!done.ok) return fail(`${record.slug}: ${done.failure}`)
			counts[act === 'add' ? 'added' : 'edited'] += 1
		}
		return ok({ json: counts, lines: [`${counts.added} added, ${counts.edited} edited`] })
	},
}

export const sourceLines: Readonly<Record<string, SubjectLine>> = {
	pause: onSource('pause', 'paused', 'paused'),
	resume: onSource('resume', 'resumed', 'read again'),
	read,
	release: onSource('release', 'released', 'items are shown now'),
	discard: onSource('discard', 'discarded', 'items are removed'),
	answer,
	preview,
	add: save('add', ['FILE.json']),
	edit: save('edit', ['SLUG', 'FILE.json']),
	remove: onSource('remove', 'removed', 'removed'),
	import: importFile,
	export: exportFile,
}

async function wantedIn(file: string, edited: string | undefined): Promise<WantedSource> {
	const [fields, ...others] = await readSourceRecords(file)
	if (fields === undefined || others.length > 0) throw new Error(`${file}: expected one record`)
	return { edited, fields }
}

/** The records of a file: a list, or one alone. */
async function readSourceRecords(file: string): Promise<SourceRecord[]> {
	try {
		return z.array(z.record(z.string(), z.unknown())).parse([JSON.parse(await readFile(file, 'utf8'))].flat())
	} catch (error) {
		const isShape = error instanceof z.ZodError
		throw new Error(
			`${file}: ${isShape ? 'expected records' : error instanceof Error ? error.message : error}`,
		)
	}
}
