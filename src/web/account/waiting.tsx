import type { ReactNode } from 'react'
import { Spinner } from '#web/ui/spinner.tsx'

export function Waiting({ children }: { children: ReactNode }) {
	return (
		<div role="status" className="grid justify-items-center gap-4 py-6 text-center text-ink-2">
			<Spinner className="size-11 text-brand" />
			<p>{children}</p>
		</div>
	)
}
