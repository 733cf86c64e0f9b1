import { useMemo } from 'react'
import { plainTextOf } from '#text/inline-text.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ShownBlock } from './shown-page.ts'
import { useCurrentHeading } from './use-current-heading.ts'

type Entry = { id: string; text: string }

/** Pages with fewer parts than this are taken in at a glance. */
const longPage = 6

/** What a long page holds; nothing for a short one. */
export function contentsOf(blocks: readonly ShownBlock[]): Entry[] {
	const entries = blocks.flatMap((block) =>
		block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: plainTextOf(block.texts) }] : [],
	)
	return entries.length >= longPage ? entries : []
}

/** Beside the text on wide screens, where it shows which part is being read. */
export function ContentsColumn({ entries }: { entries: readonly Entry[] }) {
	const text = useText()
	const ids = useMemo(() => entries.map(({ id }) => id), [entries])
	const current = useCurrentHeading(ids)
	return (
		<nav
			aria-label={text('page.contents')}
			className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] w-56 shrink-0 self-start overflow-y-auto md:block print:hidden"
		>
			<p className="px-3.5 pb-1.5 text-sm font-semibold text-ink-2" aria-hidden="true">
				{text('page.contents')}
			</p>
			<ul className="border-s border-line text-sm leading-normal">
				{entries.map(({ id, text: heading }) => (
					<li key={id}>
						<SiteLink
							to={`#${id}`}
							aria-current={id === current ? 'location' : undefined}
							className="-ms-px block border-s-2 border-transparent px-3 py-1.5 text-ink-2 hover:text-ink aria-[current]:border-brand aria-[current]:font-semibold aria-[current]:text-brand"
						>
							{heading}
						</SiteLink>
					</li>
				))}
			</ul>
		</nav>
	)
}

/** Above the text on small screens, folded. */
export function ContentsFold({ entries }: { entries: readonly Entry[] }) {
	const text = useText()
	return (
		<details className="group mb-6 rounded-lg border border-line md:hidden print:hidden">
			<summary className="flex min-h-target items-center justify-between px-4 font-semibold text-ink-2">
				{text('page.contents')}
				<Icon name="down" className="group-open:rotate-180" />
			</summary>
			<nav aria-label={text('page.contents')} className="pb-2">
				<ul>
					{entries.map(({ id, text: heading }) => (
						<li key={id}>
							<SiteLink
								to={`#${id}`}
								className="flex min-h-target items-center px-4 text-ink-2 hover:bg-surface-2"
							>
								{heading}
							</SiteLink>
						</li>
					))}
				</ul>
			</nav>
		</details>
	)
}
