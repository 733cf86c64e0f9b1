import type { ComponentProps } from 'react'
import { type How, locationOf, pathOfLocation } from './navigator.ts'
import { useNavigator } from './router-hooks.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> &
	Pick<How, 'replace' | 'state' | 'preventScrollReset'> & {
		to: string
		reloadDocument?: boolean
		/** What the server's link asks for and this one never does. */
		discover?: unknown
		prefetch?: unknown
	}

/** A link whose plain press stays in this document; any other is the browser's own affair. */
export function Link({
	to,
	replace,
	state,
	preventScrollReset = false,
	reloadDocument = false,
	discover: _discover,
	prefetch: _prefetch,
	onClick,
	...rest
}: Props) {
	const { navigate, shown } = useNavigator()
	return (
		<a
			{...rest}
			href={to}
			onClick={(event) => {
				onClick?.(event)
				const isPlain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
				const staysHere = rest.target === undefined || rest.target === '_self'
				if (event.defaultPrevented || event.button !== 0 || !isPlain || !staysHere || reloadDocument) return
				event.preventDefault()
				const { location } = shown()
				const isHere = pathOfLocation(locationOf(to, location)) === pathOfLocation(location)
				void navigate(to, { replace: replace ?? isHere, state, preventScrollReset })
			}}
		/>
	)
}
