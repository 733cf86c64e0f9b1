import { memo } from 'react'
import { useText } from '#web/layout/use-locale.ts'
import { ChevronDown } from '#web/ui/icons.tsx'
import { PlaceLinks } from './place-links.tsx'
import type { Home } from './use-home.ts'

/** The same links as a collapsible tag list on smaller screens; open where a topic is being shown. */
export const TopicTags = memo(function TopicTags({ home }: { home: Home }) {
	const text = useText()
	const { categories, influencers } = home.catalogue
	return (
		<details className="card mb-2 md:hidden" open={home.data.query.category !== undefined}>
			<summary className="flex min-h-target items-center justify-between px-4 font-semibold">
				{text('topics.show')}
				<ChevronDown size={17} aria-hidden="true" className="summary-arrow" />
			</summary>
			<div className="grid gap-2 px-3 pb-3">
				<nav aria-label={text('topics.label')} className="flex flex-wrap gap-1.5">
					<PlaceLinks home={home} places={categories} className="place-tag" />
				</nav>
				<nav aria-label={text('topics.people')} className="flex flex-wrap gap-1.5">
					<PlaceLinks home={home} places={influencers} className="place-tag" />
				</nav>
			</div>
		</details>
	)
})
