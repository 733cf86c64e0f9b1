import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { arriveOnPage, HydratedRouter } from './router/hydrated-router.tsx'

const navigator = arriveOnPage()

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter navigator={navigator} />
		</StrictMode>,
	)
})
