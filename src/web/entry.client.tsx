import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { stopEarlyPresses } from './layout/early-press.tsx'
import { rememberNavigations } from './offline/lost-navigation.ts'

// From here on React itself keeps what is pressed until it can be done.
stopEarlyPresses()
startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter instrumentations={[rememberNavigations]} />
		</StrictMode>,
	)
})
