import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { brandName } from '#domain/brand.ts'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useLocale, useText } from './use-locale.ts'

type Props = {
	theme: 'light' | 'dark' | undefined
	sampleNews: boolean
	search?: ReactNode
	account?: ReactNode
}

export function Header({ theme, sampleNews, search, account }: Props) {
	const text = useText()
	const locale = useLocale()
	return (
		<header className="border-b border-line bg-surface">
			{sampleNews && (
				<p className="sample-bar" title={text('sample.reason')}>
					{text('sample.bar')}
				</p>
			)}
			<div className="wrap flex min-h-14 flex-wrap items-center gap-1 md:flex-nowrap md:gap-2">
				<div className="flex flex-1">
					<Link
						to={pathOf(`${locale}-home`)}
						aria-label={text('app.home')}
						className="flex min-h-14 items-center gap-2.5 text-lg font-bold"
					>
						<Logo className="size-7" />
						<span>{brandName[locale]}</span>
					</Link>
				</div>
				{search}
				<div className="flex items-center justify-end gap-1 md:flex-1">
					<ThemeSwitch chosen={theme} />
					<LanguageMenu />
					{account}
				</div>
			</div>
		</header>
	)
}
