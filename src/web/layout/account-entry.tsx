import { useMatches } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { useLoggedIn } from '#web/account/login-flag.ts'
import { useLogout } from '#web/account/use-logout.ts'
import { useAccountPicture } from '#web/account/user-info.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CircleUserRound, LogOut } from '#web/ui/icons.tsx'
import { SiteLink } from './site-link.tsx'
import { useText } from './use-locale.ts'
import './account-entry.css'

/** The log-in link, or the account menu. On a small screen the dashboard itself shows only the log-out button. */
export function AccountEntry({ signedIn }: { signedIn: boolean }) {
	const text = useText()
	const loggedIn = useLoggedIn(signedIn)
	const onDashboard = useMatches().some(({ id }) => id === 'dashboard')
	if (!loggedIn)
		return (
			<SiteLink to={pathOf('login')} className="header-account thumb header-log-in primary-button">
				{text('header.logIn')}
			</SiteLink>
		)
	return (
		<>
			<SiteLink
				to={pathOf('dashboard')}
				className={`header-account thumb quiet-button ${onDashboard ? 'wide-only' : ''}`}
			>
				<AccountPicture />
				{text('header.account')}
			</SiteLink>
			{onDashboard && <LogOutButton />}
		</>
	)
}

/** The picture is decorative, because the word is beside it. */
function AccountPicture() {
	const picture = useAccountPicture()
	if (picture === undefined) return <CircleUserRound size={19} aria-hidden="true" />
	return <img src={picture} alt="" width={26} height={26} />
}

function LogOutButton() {
	const name = useText()('header.logOut')
	const logOut = useLogout()
	return (
		<IconButton name={name} className="narrow-only" onClick={() => void logOut()}>
			<LogOut size={19} className="mirrored" />
		</IconButton>
	)
}
