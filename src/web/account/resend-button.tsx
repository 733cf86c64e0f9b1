import { useState } from 'react'
import { withDigits } from '#text/format.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import type { PendingSignUp } from './pending-sign-up.ts'
import { useResend } from './use-resend.ts'
import { useSecondsLeft } from './use-seconds-left.ts'
import './resend-button.css'

type Props = {
	pending: PendingSignUp
	/** An e-mail was sent, or requested too soon; called with the time of the next one. */
	onWait: (pending: PendingSignUp) => void
}

export function ResendButton({ pending, onWait }: Props) {
	const text = useText()
	const locale = useLocale()
	const resend = useResend()
	const [busy, setBusy] = useState(false)
	const left = useSecondsLeft(pending.resendAt)
	if (left > 0) {
		return (
			<p className="resend-wait" role="timer">
				{text('account.confirm.wait', { time: withDigits(clockTime(left), locale) })}
			</p>
		)
	}
	const press = async () => {
		if (busy) return
		setBusy(true)
		const { email, username } = pending
		const next = await resend({ email, username })
		if (next !== undefined) onWait(next)
		setBusy(false)
	}
	return (
		<button
			type="button"
			className="primary-button wide-button"
			aria-busy={busy}
			aria-disabled={busy}
			onClick={() => void press()}
		>
			{busy && <Spinner className="spinner-small" />}
			{text('account.confirm.resend')}
		</button>
	)
}

/** 4:59, or 1:04:59 for a longer wait. */
function clockTime(seconds: number): string {
	const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
	return (seconds < 3600 ? parts.slice(1) : parts)
		.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0')))
		.join(':')
}
