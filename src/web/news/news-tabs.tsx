import { type KeyboardEvent, memo, useRef } from 'react'
import { type Locale, locales, newsLocaleNumber } from '#domain/locale.ts'
import { type NewsSort, newsSorts } from '#domain/news-filter.ts'
import { useText } from '#web/layout/use-locale.ts'
import { rememberForServer } from '#web/local-storage.ts'
import { ChevronDown } from '#web/ui/icons.tsx'
import type { Home } from './use-home.ts'

export const newsPanelId = 'news-panel'

/** The two news languages and the order of the list. */
export const NewsTabs = memo(function NewsTabs({ home }: { home: Home }) {
	const text = useText()
	const tabs = useRef<HTMLDivElement>(null)
	const { query } = home.data
	const choose = (newsLocale: Locale) => {
		rememberForServer('news_locale', String(newsLocaleNumber(newsLocale)))
		home.go({ newsLocale, sources: query.sources })
	}
	const onKey = (event: KeyboardEvent) => {
		if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
		event.preventDefault()
		const other = query.newsLocale === 'fa' ? 'en' : 'fa'
		tabs.current?.querySelector<HTMLElement>(`[data-locale="${other}"]`)?.focus()
		choose(other)
	}
	return (
		<div className="card needs-script flex items-center gap-1 p-1.5">
			<div ref={tabs} role="tablist" aria-label={text('tabs.label')} className="flex gap-1">
				{locales.map((locale) => {
					const selected = locale === query.newsLocale
					return (
						<button
							key={locale}
							type="button"
							role="tab"
							id={`tab-${locale}`}
							data-locale={locale}
							aria-selected={selected}
							aria-controls={newsPanelId}
							tabIndex={selected ? 0 : -1}
							onClick={() => choose(locale)}
							onKeyDown={onKey}
							className={`news-tab ${selected ? 'bg-brand text-on-brand' : 'text-ink-2 hover:bg-surface-2'}`}
						>
							{text(`tabs.${locale}`)}
						</button>
					)
				})}
			</div>
			<div className="relative ms-auto">
				<select
					aria-label={text('sort.label')}
					value={query.sort}
					onChange={(event) => home.go({ sort: event.target.value as NewsSort })}
					className="sort-select"
				>
					{newsSorts.map((sort) => (
						<option key={sort} value={sort}>
							{text(`sort.${sort}`)}
						</option>
					))}
				</select>
				<ChevronDown
					size={15}
					aria-hidden="true"
					className="pointer-events-none absolute inset-e-3 top-3.5"
				/>
			</div>
		</div>
	)
})
