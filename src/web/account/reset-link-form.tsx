import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { NewPasswordResponse, ResetLinkResponse } from '#contract/account.ts'
import { pathOf } from '#contract/route-names.ts'
import { call, clearCredentials } from '#web/api-client.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { refusedFields } from './field-faults.ts'
import type { LoginArrival } from './login-screen.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { Notice } from './notice.tsx'
import { useFailureMessage } from './use-failure-message.ts'

/** The form for the new password behind a mailed link. */
export function ResetLinkForm({ token }: { token: string }) {
	const text = useText()
	const say = useMessage()
	const navigate = useNavigate()
	const sayFailure = useFailureMessage()
	const [isDead, setIsDead] = useState(false)
	useEffect(() => {
		let current = true
		void call<ResetLinkResponse>('POST', '/v1/user/password/reset/link/', { token }, { asNobody: true }).then(
			(response) => {
				if (current && response.ok && !response.value.status) setIsDead(true)
			},
		)
		return () => {
			current = false
		}
	}, [token])
	const send = async (password: string, again: () => void): Promise<string | undefined> => {
		const response = await call<NewPasswordResponse>(
			'PUT',
			'/v1/user/password/reset/',
			{ token, password },
			{ asNobody: true },
		)
		if (!response.ok) {
			const refused = response.failure.status === 400 ? refusedFields(response.failure).password : undefined
			if (refused === undefined) sayFailure(response.failure, again)
			return refused
		}
		if (!response.value.status) {
			setIsDead(true)
			say('error', text('account.reset.notChanged'))
			return undefined
		}
		// All sessions have ended, including this browser's, if it had one.
		clearCredentials()
		say('success', text('account.reset.changed'))
		const { email } = response.value
		const state: LoginArrival = email === undefined ? {} : { redirect_email: email }
		await navigate(pathOf('login_after_reset_password'), { state, replace: true })
		return undefined
	}
	return (
		<NewPasswordForm submit={text('account.reset.save')} send={send}>
			{isDead && (
				<Notice tone="error">
					<p>{text('account.reset.linkDead')}</p>
					<SiteLink to={pathOf('reset_password')} className="inline-link target-link">
						{text('account.reset.newLink')}
					</SiteLink>
				</Notice>
			)}
		</NewPasswordForm>
	)
}
