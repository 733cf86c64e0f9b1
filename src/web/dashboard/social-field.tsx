import { useState } from 'react'
import { readSocialLink } from '#domain/social-link.ts'
import { TextField } from '#web/ui/form-field.tsx'
import { SocialMark } from './social-mark.tsx'
import { useDashboardText } from './use-dashboard-text.ts'
import './social-field.css'

export function SocialField({ stored, fault }: { stored: string; fault: string | undefined }) {
	const text = useDashboardText()
	const [link, setLink] = useState(stored)
	const kind = readSocialLink(link)?.kind
	return (
		<div className="social-field">
			<TextField
				name="social"
				label={text('social')}
				hint={text('socialHint')}
				fault={fault}
				type="url"
				inputMode="url"
				dir="ltr"
				autoCapitalize="off"
				autoCorrect="off"
				spellCheck={false}
				defaultValue={stored}
				onInput={({ currentTarget }) => setLink(currentTarget.value)}
			/>
			{/* It exists from the start, so that screen readers announce a change. */}
			<p role="status">{kind && <SocialMark kind={kind} />}</p>
		</div>
	)
}
