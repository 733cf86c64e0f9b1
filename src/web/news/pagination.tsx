import { memo } from 'react'
import { withDigits } from '#text/format.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { Icon } from '#web/ui/icon.tsx'
import { failedList } from './home-data.ts'
import type { Home } from './use-home.ts'
import './pagination.css'

type Props = {
	home: Home
	/** The last page on the screen. */
	page?: number
}

export const Pagination = memo(function Pagination({ home, page = home.data.query.page }: Props) {
	const text = useText()
	const { list } = home.data
	const last = failedList(list) ? 0 : list.num_pages
	if (last <= 1 && page <= 1) return null
	const previous = Math.min(page - 1, last)
	return (
		<nav aria-label={text('pages.label')} className="page-links">
			{previous >= 1 && (
				<SiteLink to={home.addressOf({ page: previous })} rel="prev" aria-label={text('pages.previous')}>
					<Icon name="previous" />
				</SiteLink>
			)}
			{pageWindow(page, last).map((number) => (
				<SiteLink
					key={number}
					to={home.addressOf({ page: number })}
					aria-label={text('pages.page', { page: number })}
					aria-current={number === page ? 'page' : undefined}
				>
					{withDigits(String(number), home.uiLocale)}
				</SiteLink>
			))}
			{page < last && (
				<SiteLink to={home.addressOf({ page: page + 1 })} rel="next" aria-label={text('pages.next')}>
					<Icon name="next" />
				</SiteLink>
			)}
		</nav>
	)
})

const buttons = 7

/** The page numbers to show, at most seven, around the current one where possible. */
export function pageWindow(current: number, last: number): number[] {
	const count = Math.min(buttons, last)
	const first = Math.min(Math.max(1, current - Math.floor(buttons / 2)), Math.max(1, last - count + 1))
	return Array.from({ length: count }, (_, index) => first + index)
}
