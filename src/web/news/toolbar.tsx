import { Fragment, type KeyboardEvent, memo, useRef } from 'react'
import { useNavigation } from 'react-router'
import { isNewsLocale, type NewsLocale, newsLocaleNumber, newsLocales } from '#domain/locale.ts'
import { type NewsSort, newsSorts } from '#domain/news-filter.ts'
import { FiltersButton } from '#web/filters/filters-button.tsx'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { rememberForServer } from '#web/local-storage.ts'
import { GroupSwitch } from '#web/story/group-switch.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { hintOnHover } from '#web/ui/title-on-hover.ts'
import { newsPanelId } from './news-panel-id.ts'
import { NotifyButton } from './notify-button.tsx'
import { RowHeightSwitch } from './row-height.tsx'
import { Shortcuts } from './shortcuts.tsx'
import type { Home } from './use-home.ts'
import './toolbar.css'

/** What changes the list, in one line that stays in sight. */
export const Toolbar = memo(function Toolbar({ home }: { home: Home }) {
	return (
		<div className="toolbar">
			<NewsTabs home={home} />
			<div className="toolbar-end">
				<SortSelect home={home} />
				<GroupSwitch home={home} />
				<RowHeightSwitch />
				<FiltersButton home={home} />
				<NotifyButton />
				<Shortcuts />
			</div>
		</div>
	)
})

/** The language that is on its way, if one was chosen: a tab is selected as soon as it is pressed. */
function useChosenLocale(shown: NewsLocale): NewsLocale {
	const { location } = useNavigation()
	const asked = location && new URLSearchParams(location.search).get('news_locale')
	return isNewsLocale(asked) ? asked : shown
}

function NewsTabs({ home }: { home: Home }) {
	const text = useText()
	const tabs = useRef<HTMLDivElement>(null)
	const shown = useChosenLocale(home.data.query.newsLocale)
	const onKey = (event: KeyboardEvent) => {
		const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
		if (!isArrow && event.key !== ' ') return
		event.preventDefault()
		const wanted = isArrow ? (shown === 'fa' ? 'en' : 'fa') : shown
		const tab = tabs.current?.querySelector<HTMLElement>(`[data-locale="${wanted}"]`)
		tab?.focus()
		if (isArrow) tab?.click()
	}
	return (
		<div ref={tabs} role="tablist" aria-label={text('tabs.label')} className="news-tabs">
			{newsLocales.map((locale) => {
				const name = text(`tabs.${locale}`)
				const short = text(`tabs.${locale}Short`)
				return (
					<SiteLink
						key={locale}
						to={home.addressOf({ newsLocale: locale })}
						preventScrollReset
						role="tab"
						id={`tab-${locale}`}
						data-locale={locale}
						aria-selected={locale === shown}
						aria-controls={newsPanelId}
						aria-label={name}
						tabIndex={locale === shown ? 0 : -1}
						onClick={() => rememberForServer('news_locale', String(newsLocaleNumber(locale)))}
						onKeyDown={onKey}
						className="news-tab"
					>
						{name.split(short).map((rest, side) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: before and after.
							<Fragment key={side}>
								{side > 0 && short}
								{rest !== '' && <span className="news-tab-rest">{rest}</span>}
							</Fragment>
						))}
					</SiteLink>
				)
			})}
		</div>
	)
}

function SortSelect({ home }: { home: Home }) {
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
