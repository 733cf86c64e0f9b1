import { useEffect, useMemo, useState } from 'react'
import { plainTextOf } from '#text/page-block.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { BlockView } from './page-view.ts'
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
			<Links entries={entries} current={current} />
		</nav>
	)
}

const Links = ({ entries, current }: { entries: readonly Entry[]; current?: string | undefined }) => (
	<ul>
		{entries.map(({ id, text }) => (
			<li key={id}>
				<SiteLink to={`#${id}`} aria-current={id === current ? 'location' : undefined}>
					{text}
				</SiteLink>
			</li>
		))}
	</ul>
)

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
				<Links entries={entries} />
			</nav>
		</details>
	)
}

/** The distance from the top at which a heading counts as reached, in pixels; a link stops a little above it. */
const readingLine = 120

/** The current part of a page. */
function useCurrentHeading(ids: readonly string[]): string | undefined {
	const [current, setCurrent] = useState<string>()
	useEffect(() => {
		let waiting = 0
		const find = () => {
			waiting = 0
			setCurrent(isAtEnd() ? lastChosen(ids) : ids.findLast((id) => topOf(id) <= readingLine))
		}
		const onScroll = () => {
			waiting ||= requestAnimationFrame(find)
		}
		find()
		addEventListener('scroll', onScroll, { passive: true })
		addEventListener('hashchange', onScroll)
		return () => {
			cancelAnimationFrame(waiting)
			removeEventListener('scroll', onScroll)
			removeEventListener('hashchange', onScroll)
		}
	}, [ids])
	return current
}

const topOf = (id: string): number =>
	document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY

const isAtEnd = (): boolean =>
	scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2

/** The last parts never reach the top of the window: the linked one counts, otherwise the very last. */
function lastChosen(ids: readonly string[]): string | undefined {
	const chosen = decodeURIComponent(location.hash.slice(1))
	const top = ids.includes(chosen) ? topOf(chosen) : -1
	return top >= 0 && top < innerHeight ? chosen : ids.at(-1)
}
