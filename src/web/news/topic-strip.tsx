import { memo } from 'react'
import { useText } from '#web/layout/use-locale.ts'
import { PlaceLinks } from './place-links.tsx'
import type { Home } from './use-home.ts'

/** On a phone, topics and influencers in one row that scrolls. */
export const TopicStrip = memo(function TopicStrip({ home }: { home: Home }) {
	const text = useText()
	const { categories, influencers } = home.catalogue
	return (
		<div className="topic-strip md:hidden">
			<nav aria-label={text('topics.label')}>
				<PlaceLinks home={home} places={categories} className="place-tag" />
			</nav>
			<nav aria-label={text('topics.people')}>
				<PlaceLinks home={home} places={influencers} className="place-tag" />
			</nav>
		</div>
	)
})
