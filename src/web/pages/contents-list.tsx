import { useMemo } from 'react'
import { plainTextOf } from '#text/inline-text.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { BlockView } from './page-view.ts'
import { useCurrentHeading } from './use-current-heading.ts'
import './contents-list.css'

type Entry = { id: string; text: string }

/** Shorter pages need no table of contents. */
const longPage = 6

/** The table of contents of a long page; empty for a short one. */
export function contentsOf(blocks: readonly BlockView[]): Entry[] {
	const entries = blocks.flatMap((block) =>
		block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: plainTextOf(block.texts) }] : [],
	)
	return entries.length >= longPage ? entries : []
}

/** Beside the text on wide screens, where it marks the current part. */
export function ContentsColumn({ entries }: { entries: readonly Entry[] }) {
	const text = useText()
	const ids = useMemo(() => entries.map(({ id }) => id), [entries])
	const current = useCurrentHeading(ids)
	return (
		<nav aria-label={text('page.contents')} className="contents-column">
			<p aria-hidden="true">{text('page.contents')}</p>
			<ul>
				{entries.map(({ id, text: heading }) => (
					<li key={id}>
						<SiteLink to={`#${id}`} aria-current={id === current ? 'location' : undefined}>
							{heading}
						</SiteLink>
					</li>
				))}
			</ul>
		</nav>
	)
}

/** Above the text on small screens, closed. */
export function ContentsFold({ entries }: { entries: readonly Entry[] }) {
	const text = useText()
	return (
		<details className="contents-fold">
			<summary>
				{text('page.contents')}
				<Icon name="down" />
			</summary>
			<nav aria-label={text('page.contents')}>
				<ul>
					{entries.map(({ id, text: heading }) => (
						<li key={id}>
							<SiteLink to={`#${id}`}>{heading}</SiteLink>
						</li>
					))}
				</ul>
			</nav>
		</details>
	)
}
