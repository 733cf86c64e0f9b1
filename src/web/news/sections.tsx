import { memo } from 'react'
import { useText } from '#web/layout/use-locale.ts'
import { People } from './people.tsx'
import { SectionLinks } from './section-links.tsx'
import type { Home } from './use-home.ts'
import './sections.css'

/**
 * Topics and influencers, rendered once for all screens: a scrolling row on a phone, cards under the filters with two
 * columns, and beside the list with three.
 */
export const Sections = memo(function Sections({ home }: { home: Home }) {
	const text = useText()
	const { categories } = home.catalogue
	return (
		<div className="places">
			<nav aria-label={text('topics.label')}>
				<h2>{text('topics.label')}</h2>
				<SectionLinks home={home} sections={categories} />
			</nav>
			<nav aria-label={text('topics.people')}>
				<h2>{text('topics.people')}</h2>
				<People home={home} />
			</nav>
		</div>
	)
})
