import type { FastifyInstance } from 'fastify'

/** How often it is looked whether anybody comes. */
const lookEveryMs = 10_000
/** So many requests leave something behind that is worth giving back. */
const crowd = 1_000
/** Whoever watches over the process goes on asking. */
const watchers = 5

/** A collection of the ordinary kind frees as much and keeps its room. */
const { gc } = globalThis
const collectAll = gc && (() => gc({ type: 'major', flavor: 'last-resort' }))

/**
 * V8 gives back what a crowd needed when a collection of its own happens to come after it, and keeps a third more for hours
 * where the last one came before. So one is asked for once nobody comes: everything stands still for a fifth of a second then.
 * Without `--expose-gc` on the start line there is nothing to ask.
 */
export function addRestAfterCrowd(
	app: FastifyInstance,
	collect: (() => unknown) | undefined = collectAll,
): void {
	if (collect === undefined) return
	let came = 0
	let since = 0
	app.onAnswered(() => {
		came += 1
	})
	const timer = setInterval(() => {
		since += came
		if (came <= watchers && since >= crowd) {
			since = 0
			collect()
		}
		came = 0
	}, lookEveryMs).unref()
	app.addHook('onClose', async () => clearInterval(timer))
}
