import { type KeyboardEvent, useRef } from 'react'
import { pathOf } from '#contract/route-names.ts'
import { wholeNumber } from '#text/format.ts'
import { useWaitingBriefing } from '#web/briefing/waiting-briefing.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { Icon } from '#web/ui/icon.tsx'
import { newsPanelId } from './news-panel-id.ts'
import './view-tabs.css'

export type View = 'front' | 'latest' | 'my' | 'briefing'

const views = [
	['front', 'home', 'front'],
	['latest', 'latest', 'clock'],
	['my', 'my', 'star'],
	['briefing', 'briefing', 'briefing'],
] as const

/**
 * Tabs for the front page, the plain list and the reader's feed, in the chosen language; on other pages they are
 * links.
 */
export function ViewTabs({ shown, withIcons = false }: { shown: View | undefined; withIcons?: boolean }) {
	const text = useText()
	const locale = useLocale()
	const tabs = useRef<HTMLDivElement>(null)
	const isHome = shown !== undefined
	const waiting = useWaitingBriefing()
	return (
		<div
			ref={tabs}
			{...(isHome && { role: 'tablist', 'aria-label': text('view.label') })}
			className="view-tabs"
		>
			{views.map(([view, route, icon]) => (
				<SiteLink
					key={view}
					to={pathOf(`${locale}-${route}`)}
					// A list keeps its position; the tab of the list itself leads to its top.
					onClick={() => view === shown && window.scrollTo({ top: 0, behavior: 'instant' })}
					{...(isHome && {
						role: 'tab',
						'aria-selected': view === shown,
						'aria-controls': newsPanelId,
						tabIndex: view === shown ? 0 : -1,
						onKeyDown: (event: KeyboardEvent) => moveAmongTabs(event, tabs.current),
					})}
				>
					{withIcons && <Icon name={icon} />}
					{withIcons && view === 'front' ? text('view.frontShort') : text(`view.${view}`)}
					{view === 'briefing' && waiting > 0 && (
						<span className="tab-count" aria-hidden="true">
							{wholeNumber(waiting, locale)}
						</span>
					)}
				</SiteLink>
			))}
		</div>
	)
}

/** Arrow keys move between tabs in a circle; Space presses the focused one. */
export function moveAmongTabs(event: KeyboardEvent, tablist: HTMLElement | null): void {
	const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ' ': 0 }
	const step = steps[event.key]
	if (step === undefined || tablist === null) return
	event.preventDefault()
	const tabs = [...tablist.querySelectorAll<HTMLElement>('[role="tab"]')]
	const onwards = getComputedStyle(tablist).direction === 'rtl' ? -step : step
	const next = tabs.at((tabs.indexOf(event.currentTarget as HTMLElement) + onwards) % tabs.length)
	next?.focus()
	next?.click()
}
