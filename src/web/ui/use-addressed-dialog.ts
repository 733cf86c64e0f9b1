import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { createStore, useStore } from '#web/create-store.ts'
import { afterNextFrame } from './after-frame.ts'
import { useLive } from './use-live.ts'

/** The router's history entry. One that was created by opening a dialog is marked: closing it then goes Back. */
type Entry = { key?: string; usr?: { openedHere?: boolean } | null } | null
const entryNow = () => window.history.state as Entry

/** A dialog that was opened and is not in the rendered URL yet. */
type Opening = { hash: string; stop: () => void }
const opening = createStore<Opening | undefined>(undefined)
function setOpening(next: Opening | undefined): void {
	opening.get()?.stop()
	opening.set(next)
}

/** A dialog that is in the URL as a fragment: Back closes it before it leaves the page. */
export function useAddressedDialog(name: string) {
	const live = useLive()
	const location = useLocation()
	const navigate = useNavigate()
	const pressed = useStore(opening, undefined, (now) => now?.hash)
	const [dismissed, setDismissed] = useState<string>()
	const hash = `#${name}`
	const isThere = location.hash === hash && dismissed !== location.key
	useEffect(() => {
		if (isThere) setOpening(undefined)
	}, [isThere])
	useEffect(() => () => setOpening(undefined), [])
	/** Hides it immediately, for when the next page replaces the dialog's history entry. */
	const dismiss = useCallback(() => {
		setOpening(undefined)
		setDismissed(entryNow()?.key)
	}, [])
	// The server never sees a fragment, so its page is rendered without the dialog.
	const open = live && (pressed === hash || isThere)
	return {
		open,
		dismiss,
		close: () => {
			if (!open) return
			dismiss()
			if (window.location.hash !== hash) return
			if (entryNow()?.usr?.openedHere) void navigate(-1)
			else void navigate({ search: window.location.search }, { replace: true, preventScrollReset: true })
		},
	}
}

/** Opens it immediately; the URL, and what is rendered with it, follow after that frame. */
export function useOpenDialog(name: string): () => void {
	const navigate = useNavigate()
	return () => {
		const hash = `#${name}`
		const stop = afterNextFrame(() => {
			// An extended list may have changed the URL without the router; the page under a dialog stays as it is.
			const { search } = window.location
			const how = { preventScrollReset: true, defaultShouldRevalidate: false }
			void navigate({ search, hash }, { ...how, state: { openedHere: true } })
		})
		setOpening({ hash, stop })
	}
}
