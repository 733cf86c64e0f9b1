import { useEffect } from 'react'
import type { CatalogueResponse } from '#contract/catalogue.ts'
import { callAsNobody } from './api-client.ts'
import { createStore, useStore } from './create-store.ts'

export type WholeCatalogue = CatalogueResponse['data']

const loaded = createStore<WholeCatalogue | null | undefined>(undefined)

/**
 * Every coin, source, topic and person, for parts of a page that name any of them; undefined until loaded, null if it
 * cannot be loaded now.
 */
export function useCatalogue(): WholeCatalogue | null | undefined {
	useEffect(() => {
		// Without the token, because browsers do not cache authorised responses.
		void callAsNobody<CatalogueResponse>('GET', '/v1/catalogue/').then((response) => {
			if (response.ok) loaded.set(response.value.data)
			else loaded.set(loaded.get() ?? null)
		})
	}, [])
	return useStore(loaded, undefined)
}
