import { pathOf } from '#contract/route-names.ts'
import { newsLocales } from '#domain/locale.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import './limit-line.css'

/** The message of the limit dialog above its list, for readers who closed it or have no scripts. */
export function LimitLine() {
	const text = useText()
	const limits = [text('limit.coin'), ...newsLocales.map((locale) => text(`limit.${locale}`))]
	return (
		<p role="note" className="card limit-line">
			{text('limit.text')} {limits.join(' · ')}. {text('limit.more')}{' '}
			<SiteLink to={pathOf('signup')} className="inline-link">
				{text('limit.link')}
			</SiteLink>
		</p>
	)
}
