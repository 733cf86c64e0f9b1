import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Catalogue } from '#domain/catalogue.ts'

/** Memoizes a value that depends on the catalogue, and computes it again when the catalogue changes. */
export function derivedFrom<Made>(
	catalogue: () => Catalogue,
	make: (catalogue: Catalogue) => Made,
): () => Made {
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
	/** Called after the catalogue has changed. */
	onChange: () => void
}

type LiveCatalogue = {
	/** The current catalogue. Callers must not store it. */
	now: () => Catalogue
	/** Reads the catalogue again, because it has changed or the listener was disconnected. */
	learn: () => Promise<void>
	stop: () => void
}

const retryMs = 1_000

/** The current catalogue of a process, while operators add and edit sources. */
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
		// Reads run one after the other, so that an older result never comes last.
		learn: () => {
			learning = learning.then(learnOnce)
			return learning
		},
		stop: () => stopping.abort(),
	}
}
