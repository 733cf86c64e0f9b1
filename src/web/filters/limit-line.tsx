import { pathOf } from '#contract/route-names.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'

/** What the limit dialog says, above the list that it is about: there for those who closed it or run no scripts. */
export function LimitLine() {
	const text = useText()
	return (
		<p role="note" className="card notice-line border-mark">
			{text('limit.text')} {text('limit.coin')} · {text('limit.fa')} · {text('limit.en')}.{' '}
			{text('limit.more')}{' '}
			<SiteLink to={pathOf('signup')} className="inline-link">
				{text('limit.link')}
			</SiteLink>
		</p>
	)
}
