import { memo } from 'react'
import { Banner } from '#web/ads/banner.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { PlaceLinks } from './place-links.tsx'
import type { Home } from './use-home.ts'

/** Topics and influencers beside the list, on screens from 1265 px. */
export const TopicPanel = memo(function TopicPanel({ home }: { home: Home }) {
	const text = useText()
	const { categories, influencers } = home.catalogue
	return (
		<aside className="hidden content-start gap-3 lg:grid">
			<nav aria-label={text('topics.label')} className="card grid p-1.5">
				<h2 className="panel-heading">{text('topics.label')}</h2>
				<PlaceLinks home={home} places={categories} className="place-row" />
			</nav>
			<Banner placement="side" places={home.data.adPlacements} />
			<nav aria-label={text('topics.people')} className="card grid p-1.5">
				<h2 className="panel-heading">{text('topics.people')}</h2>
				<PlaceLinks home={home} places={influencers} className="place-row" />
			</nav>
		</aside>
	)
})
