import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Catalogue } from '#domain/catalogue.ts'

/** What is made from the catalogue: made anew once it is another one. */
export function madeOf<Made>(catalogue: () => Catalogue, make: (catalogue: Catalogue) => Made): () => Made {
	let from = catalogue()
	let made = make(from)
	return () => {
		if (catalogue() !== from) {
			from = catalogue()
			made = make(from)
		}
		return made
	}
}

type LiveCatalogueParts = {
	first: Catalogue
	read: () => Promise<Catalogue>
	/** It is another one now. */
	onChange: () => void
}

type LiveCatalogue = {
	/** As it is now; whoever keeps an answer keeps an old one. */
	now: () => Catalogue
	/** It was changed, or may have been while nobody listened. */
	learn: () => Promise<void>
	stop: () => void
}

const retryMs = 1_000

/** The catalogue of a process that runs while operators add and edit sources. */
export function keepCatalogue({ first, read, onChange }: LiveCatalogueParts): LiveCatalogue {
	const stopping = new AbortController()
	let known = first
	let learning = Promise.resolve()
	const learnOnce = async () => {
		while (!stopping.signal.aborted) {
			const next = await read().catch(() => undefined)
			if (next !== undefined) {
				if (isDeepStrictEqual(next, known)) return
				known = next
				return onChange()
			}
			await sleep(retryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
		}
	}
	return {
		now: () => known,
		// One after the other, so that an older answer never comes last.
		learn: () => {
			learning = learning.then(learnOnce)
			return learning
		},
		stop: () => stopping.abort(),
	}
}
