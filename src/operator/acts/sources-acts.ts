import { z } from 'zod'
import type { ActOutcome } from '#domain/act-outcome.ts'
import { ok, type Result } from '#domain/result.ts'
import { describeFaults } from '#domain/source-record.ts'
import { discardHeldNews } from '#store/news/news-state.ts'
import { findSource, readSoon, setPaused } from '#store/sources/source-record-store.ts'
import { type Doing, defineAct, type Refusal, refuse } from './define-act.ts'
import { sourceFields, wantedOf } from './source-input.ts'

type OnSource = (source: { id: number; slug: string }, doing: Doing) => Promise<Result<ActOutcome, Refusal>>

const onSource = (act: string, run: OnSource, wantsReason = false) =>
	defineAct({
		name: `sources.${act}`,
		wantsReason,
		input: z.object({ source: z.string().max(100) }),
		subjects: ({ source }) => [`source:${source}`],
		run: async ({ source: slug }, doing) => {
			const source = await findSource(doing.change, slug)
			if (source === undefined) {
				return refuse('fault.gone', { detail: `there is no source "${slug}" (zagros sources lists them)` })
			}
			const done = await run({ id: source.id, slug }, doing)
			return done.ok ? ok({ slug, outcome: done.value }) : done
		},
		outcome: ({ outcome }) => outcome,
	})

const setTo =
	(code: 'paused' | 'resumed'): OnSource =>
	async ({ id }, { change, now }) =>
		(await setPaused(change, id, code === 'paused', now)) ? ok({ code }) : refuse('fault.wasSo')

/** A record that the command line reads from a file, or the fields of the form. */
const wanted = z.union([
	z.object({ edited: z.string().optional(), fields: z.record(z.string(), z.unknown()) }),
	sourceFields.transform(wantedOf),
])

/** Adds a source or changes its record. */
const save = (act: 'add' | 'edit') =>
	defineAct({
		name: `sources.${act}`,
		input: wanted,
		subjects: ({ edited, fields }) => [`source:${act === 'edit' ? edited : fields.slug}`],
		run: async ({ edited = '', fields }, { change, sources }) => {
			const done = await sources.editor.change(change, {
				fields,
				edited: act === 'edit' ? edited : undefined,
			})
			if (done.ok) return ok({ slug: act === 'edit' ? edited : String(fields.slug), address: done.value })
			const [fault] = done.failure
			return refuse('fault.input', { detail: describeFaults(done.failure), field: fault?.field ?? '' })
		},
		outcome: ({ address }) => ({ code: 'text', text: address }),
	})

export const sourcesActs = {
	pause: onSource('pause', setTo('paused')),
	resume: onSource('resume', setTo('resumed')),
	read: onSource('read', async ({ id }, { change }) => {
		await readSoon(change, id)
		return ok({ code: 'read_now' })
	}),
	release: onSource('release', async ({ id }, { change, now, sources }) =>
		ok({ code: 'items', count: await sources.editor.release(change, id, now) }),
	),
	discard: onSource(
		'discard',
		async ({ id }, { change, why, now }) =>
			ok({ code: 'items', count: await discardHeldNews(change, id, why, now) }),
		true,
	),
	remove: onSource('remove', async ({ slug }, { change, sources }) => {
		const isRemoved = await sources.editor.remove(change, slug)
		return isRemoved ? ok({ code: 'removed' }) : refuse('fault.gone')
	}),
	add: save('add'),
	edit: save('edit'),
}
