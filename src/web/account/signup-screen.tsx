import { Fragment } from 'react'
import { useNavigate } from 'react-router'
import type { SignUpResponse } from '#contract/account.ts'
import { pathOf } from '#contract/route-names.ts'
import { checkEmail, checkName, checkPassword, checkUsername, sexes } from '#domain/account.ts'
import { callAsNobody } from '#web/api-client.ts'
import { recallPendingFollow } from '#web/follows/followed-things.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { pageRequest } from '#web/server-context.ts'
import { CheckedForm, useCheckedForm, type Values } from '#web/ui/checked-form.tsx'
import { emailWord, PasswordField, plainWord, SelectField, TextField } from '#web/ui/form-field.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useLive } from '#web/ui/use-live.ts'
import type { Route } from './+types/signup-screen.ts'
import { AccountCard } from './account-card.tsx'
import { faultTexts, refusedFields } from './field-faults.ts'
import { GoogleButton } from './google-button.tsx'
import { Notice } from './notice.tsx'
import { PendingFollowNotice } from './pending-follow-notice.tsx'
import { keepPendingSignUp, resendAfter } from './pending-sign-up.ts'
import { sendMembersOn, useMembersGoOn } from './redirect-members.ts'
import { useFailureMessage } from './use-failure-message.ts'

export function loader({ context }: Route.LoaderArgs) {
	sendMembersOn(context)
	const { googleSignIn, sampleNews } = context.get(pageRequest)
	return { google: googleSignIn, isTemporary: sampleNews }
}

export default function SignUpScreen({ loaderData }: Route.ComponentProps) {
	const text = useText()
	const live = useLive()
	useMembersGoOn()
	return (
		<AccountCard
			title={text('account.signup.title')}
			lead={text('account.signup.lead')}
			found={{ route: 'signup', description: text('account.signup.lead') }}
		>
			{/* Accounts of the sample are deleted when live news arrives, so the visitor is warned. */}
			{loaderData.isTemporary && <Notice>{text('account.signup.temporary')}</Notice>}
			<PendingFollowNotice />
			<SignUpForm />
			<p className="account-or">{text('account.or')}</p>
			<GoogleButton isSetUp={loaderData.google} landing={(live && recallPendingFollow()?.from) || '/'} />
			<p className="centred">
				<SiteLink to={pathOf('login')} className="inline-link target-link">
					{text('account.signup.haveAccount')}
				</SiteLink>
			</p>
		</AccountCard>
	)
}

type Field = 'first_name' | 'last_name' | 'email' | 'username' | 'password' | 'sex'

/** Removes trailing spaces of phone keyboards from names; a password is sent unchanged. */
const trimmed = (values: Values<Field>): Values<Field> => ({
	...values,
	first_name: values.first_name.trim(),
	last_name: values.last_name.trim(),
	email: values.email.trim(),
	username: values.username.trim(),
})

function SignUpForm() {
	const text = useText()
	const locale = useLocale()
	const say = useMessage()
	const navigate = useNavigate()
	const sayFailure = useFailureMessage()
	const form = useCheckedForm<Field>({
		labels: {
			first_name: text('account.signup.firstName'),
			last_name: text('account.signup.lastName'),
			email: text('account.email'),
			username: text('account.username'),
			password: text('account.password'),
			sex: text('account.signup.sex'),
		},
		check: (values) => {
			const { first_name, last_name, email, username, password } = trimmed(values)
			const faults = {
				first_name: checkName(first_name),
				last_name: checkName(last_name),
				email: checkEmail(email),
				username: checkUsername(username),
				password: checkPassword(password),
			}
			return faultTexts<Field>(faults, text)
		},
		send: async (values, again) => {
			const given = trimmed(values)
			const pressed = recallPendingFollow()
			// The link that confirms the account may be opened in another browser.
			const follow = pressed && { kind: pressed.kind, ref: pressed.ref }
			const body = { ...given, lang: locale, follow }
			const response = await callAsNobody<SignUpResponse>('POST', '/v1/user/signup/', body)
			if (!response.ok) {
				const refused = response.failure.status === 400 ? refusedFields(response.failure) : {}
				if (Object.keys(refused).some((field) => field in given)) return refused
				return sayFailure(response.failure, again)
			}
			if (!response.value.status) return say('error', text('account.signup.taken'))
			const { email, username } = given
			const pending = { email, username, resendAt: resendAfter() }
			keepPendingSignUp(pending)
			await navigate(pathOf('signup_confirmation'), { state: pending })
		},
	})
	const field = (name: Field) => ({ ...form.field(name), required: true })
	return (
		<CheckedForm form={form}>
			<div className="field-pair">
				<TextField {...field('first_name')} dir="auto" autoComplete="given-name" />
				<TextField {...field('last_name')} dir="auto" autoComplete="family-name" />
			</div>
			<TextField {...field('email')} {...emailWord} />
			<TextField
				{...field('username')}
				{...plainWord}
				autoComplete="username"
				hint={text('account.signup.usernameHint')}
			/>
			<PasswordField
				{...field('password')}
				autoComplete="new-password"
				hint={text('account.signup.passwordHint')}
			/>
			<SelectField {...form.field('sex')} autoComplete="sex" defaultValue="U">
				{sexes.map((sex) => (
					<option key={sex} value={sex}>
						{text(`account.signup.sex${sex}`)}
					</option>
				))}
			</SelectField>
			<Consent />
			<SubmitButton busy={form.busy}>{text('account.signup.submit')}</SubmitButton>
		</CheckedForm>
	)
}

/** Terms, privacy and marketing e-mails in one sentence: signing up accepts all three. */
function Consent() {
	const text = useText()
	const locale = useLocale()
	const links = {
		'{terms}': { to: pathOf(`${locale}-terms`), name: text('account.signup.terms') },
		'{privacy}': { to: pathOf(`${locale}-policy`), name: text('account.signup.privacy') },
	}
	return (
		<p className="small-text quiet-text">
			{text('account.signup.consent')
				.split(/(\{\w+\})/)
				.map((part) => {
					const link = part in links ? links[part as keyof typeof links] : undefined
					if (link === undefined) return <Fragment key={part}>{part}</Fragment>
					return (
						// In a new tab, so that the filled form stays.
						<SiteLink key={part} to={link.to} target="_blank" className="inline-link">
							{link.name}
							<span className="sr-only"> {text('news.opensTab')}</span>
						</SiteLink>
					)
				})}
		</p>
	)
}
