import { useState } from 'react'
import { withDigits } from '#text/format.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import type { PendingSignUp } from './pending-sign-up.ts'
import { useResend } from './use-resend.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** Five minutes, in which most mail arrives; the server keeps the same distance between two mails. */
const resendAfterMs = 300_000

export function ResendButton({ pending, onSent }: { pending: PendingSignUp; onSent: () => void }) {
	const text = useText()
	const locale = useLocale()
	const resend = useResend()
	const [busy, setBusy] = useState(false)
	const left = useSecondsLeft(pending.sentAt + resendAfterMs)
	if (left > 0) {
		const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
		return (
			<p className="rounded-card bg-surface-2 p-3 text-center text-ink-2 tabular-nums" role="timer">
				{text('account.confirm.wait', { time: withDigits(clock, locale) })}
			</p>
		)
	}
	const press = async () => {
		if (busy) return
		setBusy(true)
		const { email, username } = pending
		if (await resend({ email, username })) onSent()
		setBusy(false)
	}
	return (
		<button
			type="button"
			className="primary-button w-full rounded-card"
			aria-busy={busy}
			aria-disabled={busy}
			onClick={() => void press()}
		>
			{busy && <Spinner className="size-4.5" />}
			{text('account.confirm.resend')}
		</button>
	)
}
