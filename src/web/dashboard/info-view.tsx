import { useState } from 'react'
import type { UserInfoResponse } from '#contract/account.ts'
import { dashboardPath } from '#contract/dashboard-path.ts'
import type { ProfileEditRequest } from '#contract/profile.ts'
import { checkEmail } from '#domain/account.ts'
import { readSocialLink } from '#domain/social-link.ts'
import { isolated } from '#text/isolated.ts'
import { refusedFields } from '#web/account/field-faults.ts'
import { Notice } from '#web/account/notice.tsx'
import { keepUserInfo, type User } from '#web/account/user-info.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { CheckedForm, type Faults, useCheckedForm, type Values } from '#web/ui/checked-form.tsx'
import { emailWord, PasswordField, TextField } from '#web/ui/form-field.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useChange } from './own-data.ts'
import { useUser } from './own-view.tsx'
import { PhoneField } from './phone-field.tsx'
import { readCountry, storedNumber } from './phone-text.ts'
import { useSaveProfile } from './save-profile.ts'
import { SocialField } from './social-field.tsx'
import { useDashboardText } from './use-dashboard-text.ts'
import './info-view.css'

type Field = 'email' | 'current' | 'phone' | 'social' | 'country'

const wireNames: Record<string, Field> = {
	new_email: 'email',
	new_phone: 'phone',
	new_social_media_link: 'social',
}

export default function InfoView() {
	const text = useDashboardText()
	const user = useUser()
	const common = useText()
	const say = useMessage()
	const save = useSaveProfile()
	/** The server requires the password if the log-in is too long ago for a new address. */
	const [needsPassword, setNeedsPassword] = useState(false)
	const check = (values: Values<Field>): Faults<Field> => {
		const email = values.email.trim()
		const social = values.social.trim()
		const emailFault = checkEmail(email)
		return {
			...(emailFault === undefined ? {} : { email: text('emailWrong') }),
			...(needsPassword && email !== user.email && values.current === ''
				? { current: text('emailPassword') }
				: {}),
			...(storedNumber(values.phone, readCountry(values.country)) === undefined
				? { phone: text('phoneWrong') }
				: {}),
			...(social !== '' && social !== user.social_media_link && readSocialLink(social) === undefined
				? { social: common('fault.social_form') }
				: {}),
		}
	}
	const form = useCheckedForm<Field>({
		labels: {
			email: text('email'),
			current: text('password.current'),
			phone: text('phone'),
			social: text('social'),
			country: text('country'),
		},
		check,
		send: async (values) => {
			const changes = changesOf(values, user)
			if (Object.keys(changes).length === 0) return say('plain', text('unchanged'))
			let refused: Faults<Field> | undefined
			const saved = await save(changes, ({ status, code, ...failure }) => {
				if (code === 'email_taken') refused = { email: text('emailTaken') }
				else if (code === 'password_required') {
					setNeedsPassword(user.has_password)
					if (!user.has_password) refused = { email: text('emailAgain') }
					else refused = { current: text(values.current === '' ? 'emailPassword' : 'password.wrong') }
				} else if (status === 400) {
					const byWireName = refusedFields({ status, code, ...failure })
					refused = Object.fromEntries(
						Object.entries(byWireName).flatMap(([wire, message]) => {
							const field = wireNames[wire]
							return field === undefined ? [] : [[field, message]]
						}),
					)
				}
				return refused !== undefined && Object.keys(refused).length > 0
			})
			if (saved?.email_status === 1) setNeedsPassword(false)
			return refused
		},
	})
	return (
		<CheckedForm form={form}>
			{user.pending_email && <PendingEmail email={user.pending_email} />}
			<div className="field-pair">
				<TextField
					name="first"
					label={text('firstName')}
					defaultValue={user.first_name}
					dir="auto"
					disabled
				/>
				<TextField name="last" label={text('lastName')} defaultValue={user.last_name} dir="auto" disabled />
			</div>
			<TextField
				name="username"
				label={text('username')}
				defaultValue={user.username}
				hint={text('fixed')}
				dir="ltr"
				disabled
			/>
			<TextField
				// The requested address is shown above; the field shows the current one.
				key={user.pending_email}
				{...form.field('email')}
				{...emailWord}
				required
				defaultValue={user.email}
			/>
			{needsPassword && <PasswordField {...form.field('current')} required autoComplete="current-password" />}
			<PhoneField stored={user.phone_number} fault={form.field('phone').fault} />
			<SocialField stored={user.social_media_link} fault={form.field('social').fault} />
			<div className="personal-end">
				<div>
					<SubmitButton busy={form.busy}>{text('save')}</SubmitButton>
				</div>
				<SiteLink to={dashboardPath('credit')} className="inline-link target-link">
					{text('charge')}
				</SiteLink>
				<p className="small-text quiet-text">{text('credit.stays')}</p>
			</div>
		</CheckedForm>
	)
}

/** Only changed fields are sent, so that another tab's changes stay. */
function changesOf(values: Values<Field>, user: User): ProfileEditRequest {
	const email = values.email.trim()
	const phone = storedNumber(values.phone, readCountry(values.country))
	const social = values.social.trim()
	return {
		...(email === user.email ? {} : { new_email: email }),
		...(email === user.email || values.current === '' ? {} : { current_pass: values.current }),
		...(phone === undefined || phone === user.phone_number ? {} : { new_phone: phone }),
		...(social === user.social_media_link ? {} : { new_social_media_link: social }),
	}
}

/** A new address that is not confirmed yet, with a button to cancel it. */
function PendingEmail({ email }: { email: string }) {
	const text = useDashboardText()
	const change = useChange()
	const [busy, setBusy] = useState(false)
	const cancel = async (): Promise<void> => {
		if (busy) return
		setBusy(true)
		const response = await change<UserInfoResponse>('DELETE', '/v1/user/email/pending/', undefined, {
			done: text('emailCancelled'),
			failed: text('failed'),
			again: () => void cancel(),
		})
		setBusy(false)
		if (response.ok) keepUserInfo(response.value.data)
	}
	return (
		<Notice>
			<p>{text('emailSent', { email: isolated(email) })}</p>
			<button
				type="button"
				className="quiet-button at-start"
				aria-busy={busy}
				aria-disabled={busy}
				onClick={() => void cancel()}
			>
				{text('emailCancel')}
			</button>
		</Notice>
	)
}
