import { Link, useNavigate } from 'react-router'
import { followAddress } from '#contract/follow-address.ts'
import { pathOf } from '#contract/route-names.ts'
import { isLoggedIn } from '#web/account/login-flag.ts'
import { useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import type { Home } from './use-home.ts'

/** Leads to a follow of this list, which is made on the dashboard; a guest is asked to log in, and comes there after it. */
export function FollowLink({ home, heading }: { home: Home; heading: string }) {
	const text = useText()
	const say = useMessage()
	const navigate = useNavigate()
	const to = followAddress(home.data.query, home.data.isPerson, heading)
	return (
		<Link
			to={to}
			prefetch="none"
			rel="nofollow"
			className="narrowed-follow"
			onClick={(event) => {
				if (isLoggedIn()) return
				event.preventDefault()
				const next = new URLSearchParams({ next: to })
				const run = () => void navigate(`${pathOf('login')}?${next}`)
				say('plain', text('follow.guest'), { label: text('header.logIn'), run })
			}}
		>
			{text('follow.list')}
		</Link>
	)
}
