import { memo } from 'react'
import { Banner } from '#web/ads/banner.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { MoodCard } from './mood-card.tsx'
import { MostReadCard } from './most-read-card.tsx'
import { PlaceLinks } from './place-links.tsx'
import type { Home } from './use-home.ts'

/** Beside the list, on screens from 1265 px; a banner stands last. */
export const SidePanel = memo(function SidePanel({ home }: { home: Home }) {
	const text = useText()
	const { categories, influencers } = home.catalogue
	return (
		<aside className="side-column hidden lg:grid">
			<nav aria-label={text('topics.label')} className="card side-card">
				<h2>{text('topics.label')}</h2>
				<div className="side-topics">
					<PlaceLinks home={home} places={categories} className="place-row" />
				</div>
			</nav>
			<MoodCard mood={home.data.mood} uiLocale={home.uiLocale} />
			<MostReadCard home={home} />
			<nav aria-label={text('topics.people')} className="card side-card">
				<h2>{text('topics.people')}</h2>
				<PlaceLinks home={home} places={influencers} className="place-row" />
			</nav>
			<Banner placement="side" places={home.data.adPlacements} />
		</aside>
	)
})
