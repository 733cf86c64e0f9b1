import { type ReactNode, useEffect } from 'react'
import { brandName } from '#domain/brand.ts'
import { PageMeta } from '#web/layout/page-meta.tsx'
import type { PageDescription } from '#web/layout/page-metadata.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { rememberForServer } from '#web/local-storage.ts'
import './account-card.css'

type Props = {
	title: string
	lead?: string | undefined
	/** What search engines get; screens that only make sense to one user have none. */
	found?: Pick<PageDescription, 'route' | 'description'>
	/** The message for browsers without scripts. */
	needsScript?: string
	/** Everything on it works without scripts too. */
	scriptless?: boolean
	children?: ReactNode
}

/** The card of every account screen. */
export function AccountCard({ title, lead, found, needsScript, scriptless = false, children }: Props) {
	const text = useText()
	const locale = useLocale()
	// The URLs of these screens have no language, so the language is stored for the next one, perhaps from an e-mail.
	useEffect(() => rememberForServer('service_lang', locale), [locale])
	return (
		<div className="account-place">
			<PageMeta title={`${title} · ${brandName[locale]}`} hidden={found === undefined} {...found} />
			<Range />
			<div className="account-card">
				<h1>{title}</h1>
				{lead && <p className="account-lead">{lead}</p>}
				{!scriptless && (
					<noscript>
						<p className="account-script">{needsScript ?? text('account.needsScript')}</p>
					</noscript>
				)}
				<div className="stack account-body">{children}</div>
			</div>
		</div>
	)
}

/** The mountain range behind the card, cropped to the width of the screen and never scaled. */
function Range() {
	return (
		<svg
			viewBox="0 0 1440 260"
			preserveAspectRatio="xMidYMax slice"
			className="account-range"
			aria-hidden="true"
			focusable="false"
		>
			<path
				d="M0 260V168l118-74 86 58 132-108 96 84 108-60 124 92 92-66 150 96 96-78 128 84 110-56 200 92v28z"
				className="account-range-far"
			/>
			<path
				d="M0 260v-36l160-62 110 44 150-84 118 70 142-48 132 66 154-58 120 50 136-42 218 72v28z"
				className="account-range-near"
			/>
		</svg>
	)
}
