import { memo } from 'react'
import { Banner } from '#web/ads/banner.tsx'
import { MoodCard } from './mood-card.tsx'
import { MostReadCard } from './most-read-card.tsx'
import type { Home } from './use-home.ts'
import './side-panel.css'

/** Beside the list on screens from 1265 px, under the topics; a banner comes last. */
export const SidePanel = memo(function SidePanel({ home }: { home: Home }) {
	return (
		<aside className="home-side">
			<MoodCard mood={home.data.mood} uiLocale={home.uiLocale} />
			<MostReadCard home={home} />
			<Banner placement="side" places={home.data.adPlacements} />
		</aside>
	)
})
