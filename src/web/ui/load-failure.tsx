import type { ReactNode } from 'react'
import { useText } from '#web/layout/use-locale.ts'

type Props = { onRetry: () => Promise<void>; className?: string; children: ReactNode }

/** What could not be loaded, and a button that tries again. */
export function LoadFailure({ onRetry, className = '', children }: Props) {
	const text = useText()
	return (
		<div role="alert" className={`load-failure ${className}`}>
			<p>{children}</p>
			<button type="button" className="quiet-button" onClick={() => void onRetry()}>
				{text('account.retry')}
			</button>
		</div>
	)
}
