import { useState } from 'react'
import { readSocialLink, type SocialKind } from '#domain/social-link.ts'
import { plainWord, TextField } from '#web/ui/form-field.tsx'
import { svgIcon } from '#web/ui/svg-icon.tsx'
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
				{...plainWord}
				defaultValue={stored}
				onInput={({ currentTarget }) => setLink(currentTarget.value)}
			/>
			{/* It exists from the start, so that screen readers announce a change. */}
			<p role="status">{kind && <SocialMark kind={kind} />}</p>
		</div>
	)
}

/** Our own drawings, plain enough to represent the service without its trademark. */
const icons = {
	linkedin: svgIcon('M3 3h18v18H3zM7 10v7M7 7v.01M11 17v-7M11 13c0-2 1.5-3 3-3s3 1 3 3v4'),
	instagram: svgIcon(
		'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7v.01',
	),
	twitter: svgIcon('M4 4l16 16M20 4 4 20'),
	facebook: svgIcon('M15 3h-2a4 4 0 0 0-4 4v14M6 11h8'),
	youtube: svgIcon(
		'M5 6h14a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10 9.5v5l4.5-2.5z',
	),
} satisfies Record<SocialKind, unknown>

/** The icon of the service that a link leads to. */
function SocialMark({ kind }: { kind: SocialKind }) {
	const text = useDashboardText()
	const Icon = icons[kind]
	return (
		<span className={`social-mark social-${kind}`}>
			<Icon size={18} />
			<span>{text(`social.${kind}`)}</span>
		</span>
	)
}
