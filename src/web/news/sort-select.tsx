import { type NewsSort, newsSorts } from '#domain/news-filter.ts'
import { useText } from '#web/layout/use-locale.ts'
import { Icon } from '#web/ui/icon.tsx'
import { hintOnHover } from '#web/ui/title-on-hover.ts'
import type { Home } from './use-home.ts'
import './sort-select.css'

export function SortSelect({ home }: { home: Home }) {
	const text = useText()
	return (
		<div className="sort needs-script">
			<Icon name="sort" />
			<select
				aria-label={text('sort.label')}
				{...hintOnHover(text('sort.label'))}
				value={home.data.query.sort}
				onChange={(event) => home.go({ sort: event.target.value as NewsSort })}
			>
				{newsSorts.map((sort) => (
					<option key={sort} value={sort}>
						{text(`sort.${sort}`)}
					</option>
				))}
			</select>
			<Icon name="down" className="sort-arrow" />
		</div>
	)
}
