import type { ReactNode } from 'react'
import { useText } from '#web/layout/use-locale.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import './waiting.css'

export const Waiting = ({ children }: { children: ReactNode }) => (
	<div role="status" className="waiting">
		<Spinner />
		<p>{children}</p>
	</div>
)

/** What could not be done on arrival, and the press that tries again. */
export function Retry({ onRetry, children }: { onRetry: () => Promise<void>; children: ReactNode }) {
	const text = useText()
	return (
		<>
			<p className="quiet-text" role="alert">
				{children}
			</p>
			<button type="button" className="primary-button wide-button" onClick={() => void onRetry()}>
				{text('account.retry')}
			</button>
		</>
	)
}
