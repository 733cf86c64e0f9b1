import type { Source } from '#domain/catalogue.ts'
import { findSilentSources } from '#store/sources/source-health-store.ts'
import type { Queryable } from '#store/sql.ts'

type WatchParts = {
	db: Queryable
	sources: ReadonlyMap<number, Source>
	now: () => Date
	alarm: (alarm: { sources: readonly string[] }) => void
}

/** Reports sources that were read without error but had nothing new for a day: no status shows that they are broken. */
export async function watchSources({ db, sources, now, alarm }: WatchParts): Promise<void> {
	const silent = await findSilentSources(db, now())
	if (silent.length > 0) alarm({ sources: silent.map((id) => sources.get(id)?.slug ?? String(id)) })
}
