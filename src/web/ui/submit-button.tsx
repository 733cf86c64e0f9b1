import type { ReactNode } from 'react'
import { Spinner } from './spinner.tsx'
import { useLive } from './use-live.ts'

/** Not before the page is alive: a press until then would send the form past all its checks. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
	const live = useLive()
	return (
		<button
			type="submit"
			className="primary-button w-full rounded-card"
			disabled={!live}
			aria-disabled={busy}
			aria-busy={busy}
		>
			{busy && <Spinner className="size-4.5" />}
			{children}
		</button>
	)
}
