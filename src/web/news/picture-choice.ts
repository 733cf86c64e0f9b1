import { useRouteLoaderData } from 'react-router'
import { type Pictures, pictureChoices } from '#contract/page-preferences.ts'
import { createStore, useStore } from '#web/create-store.ts'
import { rememberForServer } from '#web/local-storage.ts'
import type { loader } from '#web/root.tsx'

/** The choice is an attribute of the document, shared by every part of the page. */
const choice = createStore(undefined)
const current = (): Pictures =>
	pictureChoices.find((known) => known === document.documentElement.dataset.pictures) ?? 'shown'

/** Whether news has pictures. */
export function usePictures(): Pictures {
	const atFirst = useRouteLoaderData<typeof loader>('root')?.pictures ?? 'shown'
	return useStore(choice, atFirst, current)
}

export function choosePictures(shown: boolean): void {
	document.documentElement.dataset.pictures = shown ? 'shown' : 'hidden'
	rememberForServer('pictures', String(shown))
	choice.notify()
}
