/** The package has no types of its own; these are the two streams that a backup needs. */
declare module 'pg-copy-streams' {
	import type { Readable, Writable } from 'node:stream'
	import type { Submittable } from 'pg'

	/** How many rows went through, once the stream has ended. */
	type Counted = { rowCount: number }
	export function to(statement: string): Readable & Submittable & Counted
	export function from(statement: string): Writable & Submittable & Counted
}
