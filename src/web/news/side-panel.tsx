import { memo } from 'react'
import { Banner } from '#web/ads/banner.tsx'
import { kept } from '#web/kept-parts.tsx'
import { MoodCard as DrawnMood } from './mood-card.tsx'
import { MostReadCard as DrawnMostRead } from './most-read-card.tsx'
import type { Home } from './use-home.ts'

const MoodCard = import.meta.env.SSR ? kept('mood', DrawnMood, ({ mood }) => mood) : DrawnMood
const MostReadCard = import.meta.env.SSR
	? kept('most-read', DrawnMostRead, ({ home }) => home.data.mostRead)
	: DrawnMostRead

/** Beside the list, on screens from 1265 px, under the topics; a banner stands last. */
export const SidePanel = memo(function SidePanel({ home }: { home: Home }) {
	return (
		<aside className="side-column home-side hidden lg:grid">
			<MoodCard mood={home.data.mood} uiLocale={home.uiLocale} />
			<MostReadCard home={home} />
			<Banner placement="side" places={home.data.adPlacements} />
		</aside>
	)
})
