import { startTransition, useEffect, useState } from 'react'
import type { CatalogueResponse } from '#contract/catalogue.ts'
import type { Choices } from '#contract/choices.ts'
import { call } from '#web/api-client.ts'
import { createStore } from '#web/create-store.ts'

const all = createStore<Choices | undefined>(undefined)
let loading: Promise<Choices | undefined> | undefined

/** Every coin and source, once they were asked for. A page brings only a few of them. */
export const allChoices = (): Choices | undefined => all.get()

/** Drawn as a transition: they often come while somebody types, and no letter waits for them. */
export function useAllChoices(): Choices | undefined {
	const [known, setKnown] = useState(allChoices)
	useEffect(() => {
		const changed = () => startTransition(() => setKnown(allChoices))
		changed()
		return all.subscribe(changed)
	}, [])
	return known
}

/** Asks for them once, however many wait; undefined where they cannot be had just now. */
export function loadAllChoices(path: string): Promise<Choices | undefined> {
	const known = allChoices()
	if (known !== undefined) return Promise.resolve(known)
	loading ??= fetchChoices(path)
		.then((found) => {
			all.set(found)
			return found
		})
		.finally(() => {
			loading = undefined
		})
	return loading
}

async function fetchChoices(path: string): Promise<Choices | undefined> {
	// As nobody: what is asked with a token is not kept by the browser.
	const file = await call<Choices>('GET', path, undefined, { asNobody: true })
	if (file.ok) return file.value
	// A page from before a new start of the server names a file that is no more.
	if (file.failure.status !== 404) return undefined
	const catalogue = await call<CatalogueResponse>('GET', '/v1/catalogue/', undefined, { asNobody: true })
	return catalogue.ok ? catalogue.value.data : undefined
}
