import { useState } from 'react'
import { loadModule } from '#web/load-module.ts'

const load = () => loadModule(() => import('./search-panel.tsx'))
type Panel = Awaited<ReturnType<typeof load>>['SearchPanel']

/** Whether the box is open, and its suggestions, which are loaded when it first is: the box searches without them. */
export function useSearchPanel() {
	const [isOpen, setOpen] = useState(false)
	const [loaded, setLoaded] = useState<{ Panel: Panel }>()
	const open = () => {
		setOpen(true)
		if (loaded === undefined)
			void load()
				.then(({ SearchPanel }) => setLoaded({ Panel: SearchPanel }))
				.catch(() => {})
	}
	return { isOpen, Panel: loaded?.Panel, open, close: () => setOpen(false) }
}
