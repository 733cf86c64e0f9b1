import type { Queryable } from '#store/sql.ts'
import type { Viewer } from './viewer.ts'

/** Where services read: what everybody is shown from replicas, what a viewer may just have written from the primary. */
export type Reads = { lists: Queryable; own: Queryable }

export const readsOf = (
	{ lists, own }: Reads,
	{ hasRecentWrite }: Pick<Viewer, 'hasRecentWrite'>,
): Queryable => (hasRecentWrite ? own : lists)

/** Runs a piece of work in its turn: networks take turns before the database. */
export type TakeTurn = <Result>(network: string, work: () => Promise<Result>) => Promise<Result>

/** Values that are read once for all who ask within a few seconds. */
export type ReadCache = {
	fetch: <Value extends object | number>(key: string, load: () => Promise<Value>) => Promise<Value>
}
