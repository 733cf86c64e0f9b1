import { Fragment } from 'react'
import { pathOf } from '#contract/route-names.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'

/** Terms, privacy and marketing e-mails in one sentence: signing up accepts all three. */
export function SignUpConsent() {
	const text = useText()
	const locale = useLocale()
	const links = {
		'{terms}': { to: pathOf(`${locale}-terms`), name: text('account.signup.terms') },
		'{privacy}': { to: pathOf(`${locale}-policy`), name: text('account.signup.privacy') },
	}
	return (
		<p className="small-text quiet-text">
			{text('account.signup.consent')
				.split(/(\{\w+\})/)
				.map((part) => {
					const link = part in links ? links[part as keyof typeof links] : undefined
					if (link === undefined) return <Fragment key={part}>{part}</Fragment>
					return (
						// In a new tab, so that the filled form stays.
						<SiteLink key={part} to={link.to} target="_blank" className="inline-link">
							{link.name}
							<span className="sr-only"> {text('news.opensTab')}</span>
						</SiteLink>
					)
				})}
		</p>
	)
}
