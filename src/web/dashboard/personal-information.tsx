import { useState } from 'react'
import type { ProfileEditRequest } from '#contract/profile.ts'
import { checkEmail } from '#domain/account.ts'
import { readSocialLink } from '#domain/social-link.ts'
import { refusedFields } from '#web/account/field-faults.ts'
import type { User } from '#web/account/user-info.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { PasswordField, TextField } from '#web/ui/form-field.tsx'
import { FormSummary } from '#web/ui/form-summary.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { type Faults, useCheckedForm, type Values } from '#web/ui/use-checked-form.ts'
import { creditView, viewPath } from './dashboard-view.ts'
import { PendingEmail } from './pending-email.tsx'
import { PhoneField } from './phone-field.tsx'
import { readCountry, storedNumber } from './phone-text.ts'
import { useSaveProfile } from './save-profile.ts'
import { SocialField } from './social-field.tsx'
import { useDashboardText } from './use-dashboard-text.ts'
import './personal-information.css'

const fields = ['email', 'current', 'phone', 'social', 'country'] as const
type Field = (typeof fields)[number]

const wireNames: Record<string, Field> = {
	new_email: 'email',
	new_phone: 'phone',
	new_social_media_link: 'social',
}

export function PersonalInformation({ user }: { user: User }) {
	const text = useDashboardText()
	const common = useText()
	const say = useMessage()
	const save = useSaveProfile()
	/** The server requires the password if the log-in is too long ago for a new address. */
	const [needsPassword, setNeedsPassword] = useState(false)
	const labels: Record<Field, string> = {
		email: text('email'),
		current: text('password.current'),
		phone: text('phone'),
		social: text('social'),
		country: text('country'),
	}
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
		fields,
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
					const told = refusedFields({ status, code, ...failure })
					refused = Object.fromEntries(
						Object.entries(told).flatMap(([wire, message]) => {
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
	const { faults } = form
	return (
		<form {...form.formProps} className="stack">
			<FormSummary wrong={form.refused.map((name) => labels[name])} />
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
				name="email"
				label={labels.email}
				fault={faults.email}
				type="email"
				inputMode="email"
				autoComplete="email"
				dir="ltr"
				autoCapitalize="off"
				spellCheck={false}
				required
				defaultValue={user.email}
			/>
			{needsPassword && (
				<PasswordField
					name="current"
					label={labels.current}
					fault={faults.current}
					required
					autoComplete="current-password"
				/>
			)}
			<PhoneField stored={user.phone_number} fault={faults.phone} />
			<SocialField stored={user.social_media_link} fault={faults.social} />
			<div className="personal-end">
				<div>
					<SubmitButton busy={form.busy}>{text('save')}</SubmitButton>
				</div>
				<SiteLink to={viewPath(creditView)} className="inline-link target-link">
					{text('charge')}
				</SiteLink>
				<p className="small-text quiet-text">{text('credit.stays')}</p>
			</div>
		</form>
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
