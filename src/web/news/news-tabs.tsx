import { Fragment, useRef } from 'react'
import { useNavigation } from 'react-router'
import { isListLocale, type ListLocale, listLocaleNumber, listLocales } from '#domain/locale.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { rememberForServer } from '#web/local-storage.ts'
import { newsPanelId } from './news-panel-id.ts'
import type { Home } from './use-home.ts'
import { moveAmongTabs } from './view-tabs.tsx'
import './news-tabs.css'

/** The language that is being loaded, if one was chosen: a tab is selected as soon as it is pressed. */
function useChosenLocale(shown: ListLocale): ListLocale {
	const { location } = useNavigation()
	const pending = location && new URLSearchParams(location.search).get('news_locale')
	return isListLocale(pending) ? pending : shown
}

/** The language of the news. */
export function NewsTabs({ home }: { home: Home }) {
	const text = useText()
	const tabs = useRef<HTMLDivElement>(null)
	const shown = useChosenLocale(home.data.query.newsLocale)
	return (
		<div ref={tabs} role="tablist" aria-label={text('tabs.label')} className="news-tabs">
			{listLocales.map((locale) => {
				const name = text(`tabs.${locale}`)
				const short = text(`tabs.${locale}Short`)
				return (
					<SiteLink
						key={locale}
						to={home.addressOf({ newsLocale: locale })}
						preventScrollReset
						role="tab"
						aria-selected={locale === shown}
						aria-controls={newsPanelId}
						aria-label={name}
						tabIndex={locale === shown ? 0 : -1}
						onClick={() => rememberForServer('news_locale', String(listLocaleNumber(locale)))}
						onKeyDown={(event) => moveAmongTabs(event, tabs.current)}
						className="news-tab thumb"
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
