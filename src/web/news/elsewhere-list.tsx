import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { PlainList } from '#web/ui/plain-list.tsx'
import { OutletName, ReportLink } from './report-link.tsx'
import { RowReports } from './row-facts.tsx'
import type { Home } from './use-home.ts'
import './elsewhere-list.css'

/**
 * A short list below the front: what several outlets of the other language reported, and none of this one. Its lines are
 * less than rows, because each row of a page costs two kilobytes.
 */
export function ElsewhereList({ home }: { home: Home }) {
	const text = useText()
	const { elsewhere } = home.data
	const [first] = elsewhere
	if (first === undefined) return null
	const { locale } = first.source
	const heading = text(`elsewhere.${locale}`)
	return (
		<section className="elsewhere-list" aria-labelledby="elsewhere-heading">
			<h2 id="elsewhere-heading">
				<SiteLink to={home.addressOf({ newsLocale: 'both', coverage: locale })}>{heading}</SiteLink>
			</h2>
			<PlainList aria-label={heading}>
				{elsewhere.map((item) => (
					<li key={item.id}>
						<h3 className="row-heading">
							<ReportLink item={item} />
						</h3>
						<OutletName source={item.source} />
						<RowReports story={item.story} />
					</li>
				))}
			</PlainList>
		</section>
	)
}
