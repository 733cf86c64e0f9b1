import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'

/** Long enough to read why, and to request a new e-mail instead. */
const redirectAfterMs = 6_000

export function ActivationExpired() {
	const text = useText()
	const locale = useLocale()
	const navigate = useNavigate()
	useEffect(() => {
		const timer = setTimeout(
			() => void navigate(pathOf(`${locale}-home`), { replace: true }),
			redirectAfterMs,
		)
		return () => clearTimeout(timer)
	}, [locale, navigate])
	return (
		<>
			<p className="quiet-text">{text('account.activation.expiredHelp')}</p>
			<p className="faint-text" role="status">
				{text('account.activation.redirecting')}
			</p>
			<SiteLink to={pathOf('signup_confirmation')} className="quiet-button wide-button">
				{text('account.confirm.resend')}
			</SiteLink>
		</>
	)
}
