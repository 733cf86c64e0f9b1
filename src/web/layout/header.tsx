import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { brandName } from '#domain/brand.ts'
import { LanguageMenu } from './language-menu.tsx'
import { SiteLink } from './site-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useLocale, useText } from './use-locale.ts'
import './header.css'

type Props = {
	theme: 'light' | 'dark' | undefined
	sampleNews: boolean
	canWrite: boolean
	views: ReactNode
	search: ReactNode
	/** The tools of a list, which take the place of other buttons on a phone. */
	tools: ReactNode
	account: ReactNode
}

export function Header({ theme, sampleNews, canWrite, views, search, tools, account }: Props) {
	const text = useText()
	const locale = useLocale()
	const { pathname } = useLocation()
	const home = pathOf(`${locale}-home`)
	return (
		<header className={tools ? 'site-header header-tooled' : 'site-header'}>
			{sampleNews && (
				<p className="sample-bar" title={text('sample.reason')}>
					{text('sample.bar')}
				</p>
			)}
			{!canWrite && <p className="sample-bar">{text('readonly.bar')}</p>}
			<div className="wrap header-line">
				<div className="header-start">
					<SiteLink
						to={home}
						onClick={() => pathname === home && window.scrollTo({ top: 0, behavior: 'instant' })}
						aria-label={text('app.home')}
						className="header-brand"
					>
						<span>{brandName[locale]}</span>
					</SiteLink>
					<div className="header-views wide-only">{views}</div>
				</div>
				{search}
				{tools}
				<div className="header-end">
					<ThemeSwitch chosen={theme} />
					<LanguageMenu />
					{account}
				</div>
			</div>
		</header>
	)
}
