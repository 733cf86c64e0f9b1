import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import type { PricesResponse } from '#contract/prices.ts'
import { uiLocales } from '#domain/locale.ts'
import { PendingFollow } from '#web/follows/pending-follow.tsx'
import { HeaderTools } from '#web/news/header-tools.tsx'
import { newsPanelId } from '#web/news/news-panel-id.ts'
import { PriceBar } from '#web/news/price-bar.tsx'
import { Prices } from '#web/news/use-prices.tsx'
import { ViewTabs } from '#web/news/view-tabs.tsx'
import { InstallHint } from '#web/offline/install-hint.tsx'
import { OfflineNotice } from '#web/offline/offline-notice.tsx'
import { SearchBox } from '#web/search/search-box.tsx'
import { MessageBar } from '#web/ui/message-bar.tsx'
import { LiveContext } from '#web/ui/use-live.ts'
import { AccountEntry } from './account-entry.tsx'
import { Dock } from './dock.tsx'
import { repeatEarlyPress } from './early-press.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { storeSettings } from './store-settings.ts'
import { useLocale, useText } from './use-locale.ts'
import { useShownView } from './use-shown-view.ts'
import './page-shell.css'

type Props = {
	theme: 'light' | 'dark' | undefined
	signedIn: boolean
	sampleNews: boolean
	canWrite: boolean
	prices: PricesResponse | null
	/** The time of the page; undefined where it could not be made. */
	now: string | undefined
	children: ReactNode
}

/** The frame around every page. */
export function PageShell({ theme, signedIn, sampleNews, canWrite, prices, now, children }: Props) {
	const text = useText()
	const locale = useLocale()
	const [isLive, setLive] = useState(false)
	const [isReady, setReady] = useState(false)
	useEffect(() => startTransition(() => setLive(true)), [])
	useEffect(() => {
		if (!isLive) return
		// The page is hydrated; tests wait for this. Suspense parts hydrate one by one after the shell, and only then the
		// browser is idle.
		const ready = () => {
			storeSettings(locale)
			document.documentElement.dataset.ready = 'true'
			repeatEarlyPress()
			startTransition(() => setReady(true))
		}
		if ('requestIdleCallback' in window) requestIdleCallback(ready)
		else setTimeout(ready, 200)
	}, [locale, isLive])
	const matches = useMatches()
	const isOn = (...names: readonly string[]) =>
		matches.some(({ id }) => uiLocales.some((locale) => names.some((name) => id === `${locale}-${name}`)))
	const onHome = isOn('home')
	const shown = useShownView()
	return (
		<LiveContext value={isLive}>
			<Prices initial={prices}>
				<MessageBar>
					<a href="#content" className="skip-link">
						{text('app.skip')}
					</a>
					{onHome && (
						<a href={`#${newsPanelId}`} className="skip-link">
							{text('app.skipToNews')}
						</a>
					)}
					<Header
						theme={theme}
						sampleNews={sampleNews}
						canWrite={canWrite}
						views={<ViewTabs shown={shown} />}
						search={<SearchBox />}
						tools={onHome && <HeaderTools />}
						account={<AccountEntry signedIn={signedIn} />}
					/>
					<Suspense>{now !== undefined && <PriceBar now={now} />}</Suspense>
					{isReady && <OfflineNotice />}
					<noscript>
						<p className="wrap script-note small-text quiet-text">{text('app.noScript')}</p>
					</noscript>
					<main id="content" tabIndex={-1} className="page-content">
						{children}
					</main>
					{isReady && <PendingFollow />}
					{isReady && <InstallHint />}
					<Footer />
					<Dock shown={shown} signedIn={signedIn} />
				</MessageBar>
			</Prices>
		</LiveContext>
	)
}
