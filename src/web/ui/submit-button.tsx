import type { ReactNode } from 'react'
import { Spinner } from './spinner.tsx'
import { useLive } from './use-live.ts'

/** Disabled until hydration: before that a press would submit the form without its checks. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
	const live = useLive()
	return (
		<button
			type="submit"
			className="primary-button wide-button"
			disabled={!live}
			aria-disabled={busy}
			aria-busy={busy}
		>
			{busy && <Spinner className="spinner-small" />}
			{children}
		</button>
	)
}
