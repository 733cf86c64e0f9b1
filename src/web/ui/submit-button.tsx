import type { ReactNode } from 'react'
import { Spinner } from './spinner.tsx'
import { useLive } from './use-live.ts'

/** Not before the page is alive: a press until then would send the form past all its checks. */
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
