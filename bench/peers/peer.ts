import type { Ask } from '#bench/serve/load.ts'
import type { Target } from '#bench/serve/targets.ts'

/** A reader of feeds that runs beside us: how it is found, and how it is made to do what we do. */
export type Peer = {
	name: string
	/** The variable that says where it is. */
	variable: string
	/** What is missing at that path, in a few words; undefined where everything is there. */
	missing: (path: string) => Promise<string | undefined>
	/** Makes an empty one of our own that knows the feeds and has read none; whatever is installed is only read. */
	open: (path: string, ground: Ground) => Promise<OpenPeer>
}

type Ground = {
	/** Where it may write. */
	folder: string
	/** The feeds, at 127.0.0.1. */
	feeds: readonly string[]
}

export type OpenPeer = {
	/** One pass over all feeds, by a program that ends with it. */
	readAll: () => Promise<void>
	/** As if hours had gone by: the next pass asks every feed again. */
	makeDue: () => Promise<void>
	stored: () => Promise<number>
	/** Processes that work for it while its programs run: the database's. */
	helpers: () => Promise<number[]>
	/** Serves the newest items over HTTP; undefined for who does not. */
	serve: (() => Promise<Listed>) | undefined
	close: () => Promise<void>
}

export type Listed = Pick<Target, 'origin' | 'stop'> & {
	pid: number
	/** The newest ten items. */
	ask: Ask
}
