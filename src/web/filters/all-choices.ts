import { startTransition, useEffect, useState } from 'react'
import type { CatalogueResponse } from '#contract/catalogue.ts'
import type { Choices } from '#contract/choices.ts'
import { callAsNobody } from '#web/api-client.ts'
import { createStore } from '#web/create-store.ts'

const all = createStore<Choices | undefined>(undefined)
let loading: Promise<Choices | undefined> | undefined

/** Every coin and source, once loaded. A page contains only a few of them. */
export const allChoices = (): Choices | undefined => all.get()

/** Rendered as a transition: they often arrive while somebody types, which must not be delayed. */
export function useAllChoices(): Choices | undefined {
	const [known, setKnown] = useState(allChoices)
	useEffect(() => {
		const changed = () => startTransition(() => setKnown(allChoices))
		changed()
		return all.subscribe(changed)
	}, [])
	return known
}

/** Loads them once for all callers; undefined if they cannot be loaded now. */
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
	// Without the token, because browsers do not cache authorised responses.
	const file = await callAsNobody<Choices>('GET', path)
	if (file.ok) return file.value
	// A page from before a restart of the server names a file that no longer exists.
	if (file.failure.status !== 404) return undefined
	const catalogue = await callAsNobody<CatalogueResponse>('GET', '/v1/catalogue/')
	return catalogue.ok ? catalogue.value.data : undefined
}
