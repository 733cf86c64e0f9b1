import { useNavigate } from 'react-router'
import { followAddress } from '#contract/follow-address.ts'
import { pathOf } from '#contract/route-names.ts'
import { isLoggedIn } from '#web/account/login-flag.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { isNarrowed } from './is-narrowed.ts'
import { followName, narrowingSources } from './list-heading.ts'
import type { Home } from './use-home.ts'
import './follow-link.css'

/** A link to a new follow of this list on the dashboard. */
export function FollowLink({ home }: { home: Home }) {
	const text = useText()
	const sources = narrowingSources(home).map(({ slug }) => slug)
	const to = followAddress({ ...home.data.query, sources }, home.data.isPerson, followName(home, text))
	return (
		<LinkForReaders to={to} className="narrowed-follow">
			{text('follow.list')}
		</LinkForReaders>
	)
}

/** An unfiltered list would match every story, so only stories with many outlets are followed. */
const outletsOfBigStories = 5

export function FollowBigStories({ home }: { home: Home }) {
	const text = useText()
	const { query } = home.data
	if (isNarrowed(query)) return null
	const to = followAddress(query, false, text('follow.bigName'), outletsOfBigStories)
	return (
		<p className="follow-list">
			<LinkForReaders to={to} className="quiet-button">
				{text('follow.big')}
			</LinkForReaders>
		</p>
	)
}

/** A guest logs in first. */
function LinkForReaders({ to, className, children }: { to: string; className: string; children: string }) {
	const text = useText()
	const say = useMessage()
	const navigate = useNavigate()
	return (
		<SiteLink
			to={to}
			rel="nofollow"
			className={className}
			onClick={(event) => {
				if (isLoggedIn()) return
				event.preventDefault()
				const next = new URLSearchParams({ next: to })
				const run = () => void navigate(`${pathOf('login')}?${next}`)
				say('plain', text('follow.guest'), { label: text('header.logIn'), run })
			}}
		>
			{children}
		</SiteLink>
	)
}
