import type { ReactNode } from 'react'
import { Spinner } from '#web/ui/spinner.tsx'
import './waiting.css'

export function Waiting({ children }: { children: ReactNode }) {
	return (
		<div role="status" className="waiting">
			<Spinner />
			<p>{children}</p>
		</div>
	)
}
