import { useLocation, useNavigate } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { call, clearCredentials } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { useLoggedIn } from './login-flag.ts'

/** A new address can only be confirmed while logged in to the account. The link stays valid until then. */
export function ActivationSignIn() {
	const text = useText()
	const navigate = useNavigate()
	const { pathname } = useLocation()
	const isSomebodyElse = useLoggedIn()
	const logIn = async () => {
		// A user of another account is logged out first, because the login screen redirects logged-in users.
		if (isSomebodyElse) await call('GET', '/v1/user/logout/')
		clearCredentials()
		await navigate(`${pathOf('login')}?${new URLSearchParams({ next: pathname })}`)
	}
	return (
		<>
			<p className="quiet-text" role="status">
				{text(isSomebodyElse ? 'account.activation.otherAccount' : 'account.activation.signInLead')}
			</p>
			<button type="button" className="primary-button wide-button" onClick={() => void logIn()}>
				{text('account.login.submit')}
			</button>
		</>
	)
}
