import type { Queryable } from '#store/sql.ts'
import type { Viewer } from './viewer.ts'

/** Where services read: public data from replicas, and data that a viewer may have just written from the primary. */
export type Reads = { lists: Queryable; own: Queryable }

export const readsOf = (
	{ lists, own }: Reads,
	{ hasRecentWrite }: Pick<Viewer, 'hasRecentWrite'>,
): Queryable => (hasRecentWrite ? own : lists)

/** Runs work when it is the network's turn: networks take turns before the database. */
export type TakeTurn = <Result>(network: string, work: () => Promise<Result>) => Promise<Result>

/** Values that requests of the same few seconds share. */
export type ReadCache = {
	fetch: <Value extends object | number>(key: string, load: () => Promise<Value>) => Promise<Value>
}
