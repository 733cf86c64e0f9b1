import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLive } from './use-live.ts'

/** Marks the history entry that opening the dialog made: going back is then the way to close it. */
type OpenedHere = { openedHere?: boolean } | null

/** A dialog that stands in the address as its fragment: Back closes it before it leaves the page. */
export function useAddressedDialog(name: string) {
	const live = useLive()
	const location = useLocation()
	const navigate = useNavigate()
	const [dismissed, setDismissed] = useState<string>()
	const hash = `#${name}`
	// The server never sees a fragment, so its page is drawn without the dialog.
	const open = live && location.hash === hash && dismissed !== location.key
	/** Out of sight at once; for when a page is on its way that takes the place of the dialog's entry. */
	const dismiss = () => setDismissed(location.key)
	return {
		open,
		show: () => {
			// The address may have gone on without the router, with a list that did; what lies under a dialog stays as it is.
			const { search } = window.location
			const how = { preventScrollReset: true, defaultShouldRevalidate: false }
			void navigate({ search, hash }, { ...how, state: { openedHere: true } })
		},
		dismiss,
		close: () => {
			if (!open) return
			dismiss()
			if ((location.state as OpenedHere)?.openedHere) void navigate(-1)
			else void navigate({ search: location.search }, { replace: true, preventScrollReset: true })
		},
	}
}
