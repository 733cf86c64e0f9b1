import { fail, ok, type Result } from '#domain/result.ts'
import { discardHeldNews } from '#store/news/news-state.ts'
import { findSource, readSoon, setPaused } from '#store/sources/source-change-store.ts'
import type { Queryable } from '#store/sql.ts'
import type { SourceEditor } from './source-editor.ts'

const sourceActs = ['pause', 'resume', 'read', 'release', 'discard', 'remove'] as const
type SourceAct = (typeof sourceActs)[number]

export const isSourceAct = (act: string): act is SourceAct => sourceActs.some((one) => one === act)

type Doing = { change: Queryable; now: Date; why: string; editor: Pick<SourceEditor, 'release' | 'remove'> }

/** Performs an operator's act on a source, from a page or a command. Returns the text for the log. */
export async function actOnSource(
	act: SourceAct,
	slug: string,
	{ change, now, why, editor }: Doing,
): Promise<Result<string, 'unknown' | 'no_change' | 'in_file'>> {
	const source = await findSource(change, slug)
	if (source === undefined) return fail('unknown')
	switch (act) {
		case 'pause':
			return (await setPaused(change, source.id, true, now)) ? ok('paused') : fail('no_change')
		case 'resume':
			return (await setPaused(change, source.id, false, now)) ? ok('read again') : fail('no_change')
		case 'read':
			await readSoon(change, source.id)
			return ok('is read now')
		case 'release':
			return ok(`${await editor.release(change, source.id, now)} items are shown now`)
		case 'discard':
			return ok(`${await discardHeldNews(change, source.id, why, now)} items are removed`)
		case 'remove':
			return editor.remove(change, slug)
	}
}
