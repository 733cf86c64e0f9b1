import type { Source } from '#domain/catalogue.ts'
import { findSilentSources } from '#store/sources/source-health-store.ts'
import type { Queryable } from '#store/sql.ts'

type WatchParts = {
	db: Queryable
	sources: ReadonlyMap<number, Source>
	now: () => Date
	alarm: (alarm: { sources: readonly string[] }) => void
}

/** A source that is read and says nothing for a day is broken in a way that no status shows. */
export async function watchSources({ db, sources, now, alarm }: WatchParts): Promise<void> {
	const silent = await findSilentSources(db, now())
	if (silent.length > 0) alarm({ sources: silent.map((id) => sources.get(id)?.slug ?? String(id)) })
}
