import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { NewPasswordResponse, ResetLinkResponse, ResetResponse } from '#contract/account.ts'
import { pathOf } from '#contract/route-names.ts'
import { checkEmail } from '#domain/account.ts'
import { isolated } from '#text/isolated.ts'
import { callAsNobody, clearCredentials } from '#web/api-client.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { CheckedForm, useCheckedForm } from '#web/ui/checked-form.tsx'
import { emailWord, TextField } from '#web/ui/form-field.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/reset-screen.ts'
import { AccountCard } from './account-card.tsx'
import { faultTexts, refusedFields } from './field-faults.ts'
import type { LoginArrival } from './login-screen.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { Notice } from './notice.tsx'
import { privatePage } from './private-page.ts'
import { sendMembersOn, useMembersGoOn } from './redirect-members.ts'
import { useFailureMessage } from './use-failure-message.ts'
import './reset-screen.css'

export const headers = privatePage

export function loader({ context, url }: Route.LoaderArgs) {
	// A mailed link may be opened on a device that is still logged in.
	if (!url.searchParams.has('token')) sendMembersOn(context)
	return null
}

/** A form for the address of the account; the mailed link opens the screen again with a form for the new password. */
export default function ResetScreen() {
	const text = useText()
	const [query] = useSearchParams()
	const token = query.get('token')
	useMembersGoOn({ unless: token !== null })
	if (token === null)
		return (
			<AccountCard title={text('account.reset.title')} lead={text('account.reset.lead')}>
				<RequestForm />
			</AccountCard>
		)
	return (
		<AccountCard title={text('account.reset.newTitle')} lead={text('account.reset.newLead')}>
			<LinkForm token={token} />
		</AccountCard>
	)
}

const path = '/v1/user/password/reset/'

function RequestForm() {
	const text = useText()
	const locale = useLocale()
	const say = useMessage()
	const sayFailure = useFailureMessage()
	const [sentTo, setSentTo] = useState<string>()
	const form = useCheckedForm({
		labels: { email: text('account.email') },
		check: ({ email }) => faultTexts({ email: checkEmail(email.trim()) }, text),
		send: async (values, again) => {
			const email = values.email.trim()
			setSentTo(undefined)
			const response = await callAsNobody<ResetResponse>('POST', path, { email, lang: locale })
			if (response.ok && response.value.status) setSentTo(email)
			else if (response.ok) say('error', text('account.reset.failed'))
			else if (response.failure.status === 401) {
				clearCredentials()
				say('error', text('account.login.wrong'))
			} else sayFailure(response.failure, again)
		},
	})
	return (
		<CheckedForm form={form}>
			{/* The same message for known and unknown addresses, so that it reveals no accounts. */}
			{sentTo !== undefined && <Notice>{text('account.reset.sent', { email: isolated(sentTo) })}</Notice>}
			<TextField {...form.field('email')} {...emailWord} required />
			<SubmitButton busy={form.busy}>{text('account.reset.submit')}</SubmitButton>
			<p className="reset-links">
				<SiteLink to={pathOf('login')} className="inline-link target-link">
					{text('account.reset.back')}
				</SiteLink>
				<SiteLink to={pathOf('signup')} className="inline-link target-link">
					{text('account.login.signUp')}
				</SiteLink>
			</p>
		</CheckedForm>
	)
}

/** The form for the new password behind a mailed link. */
function LinkForm({ token }: { token: string }) {
	const text = useText()
	const say = useMessage()
	const navigate = useNavigate()
	const sayFailure = useFailureMessage()
	const [isDead, setIsDead] = useState(false)
	useEffect(() => {
		let current = true
		void callAsNobody<ResetLinkResponse>('POST', `${path}link/`, { token }).then((response) => {
			if (current && response.ok && !response.value.status) setIsDead(true)
		})
		return () => {
			current = false
		}
	}, [token])
	const send = async (password: string, again: () => void): Promise<string | undefined> => {
		const response = await callAsNobody<NewPasswordResponse>('PUT', path, { token, password })
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
