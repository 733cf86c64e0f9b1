import { memo } from 'react'
import { withDigits } from '#text/format.ts'
import { Banner } from '#web/ads/banner.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { MoodCard } from './mood-card.tsx'
import { ReportLink } from './report-link.tsx'
import type { Home } from './use-home.ts'
import './side-panel.css'

/** Beside the list on screens from 1265 px, under the topics; a banner comes last. */
export const SidePanel = memo(function SidePanel({ home }: { home: Home }) {
	return (
		<aside className="home-side">
			<MoodCard mood={home.data.mood} />
			<MostReadCard home={home} />
			<Banner placement="side" places={home.data.adPlacements} />
		</aside>
	)
})

/** The most read items of the last 24 hours, in the language of the list. */
function MostReadCard({ home }: { home: Home }) {
	const text = useText()
	const { items } = home.data.mostRead
	if (items.length === 0) return null
	return (
		<section aria-label={text('side.mostRead')} className="card side-card">
			<h2>{text('side.mostRead')}</h2>
			<ol className="most-read">
				{items.map((item, index) => (
					<li key={item.id}>
						<span aria-hidden="true">{withDigits(String(index + 1), home.uiLocale)}</span>
						<ReportLink item={item} />
					</li>
				))}
			</ol>
		</section>
	)
}
