import type { SocialKind } from '#domain/social-link.ts'
import { useDashboardText } from './use-dashboard-text.ts'
import './social-mark.css'

/** Our own drawings, plain enough to represent the service without its trademark. */
const shapes: Record<SocialKind, string> = {
	linkedin: 'M3 3h18v18H3zM7 10v7M7 7v.01M11 17v-7M11 13c0-2 1.5-3 3-3s3 1 3 3v4',
	instagram:
		'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7v.01',
	twitter: 'M4 4l16 16M20 4 4 20',
	facebook: 'M15 3h-2a4 4 0 0 0-4 4v14M6 11h8',
	youtube: 'M5 6h14a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10 9.5v5l4.5-2.5z',
}

/** The icon of the service that a link leads to. */
export function SocialMark({ kind }: { kind: SocialKind }) {
	const text = useDashboardText()
	return (
		<span className={`social-mark social-${kind}`}>
			<svg
				viewBox="0 0 24 24"
				fill="none"
				stroke="currentColor"
				strokeWidth="2"
				strokeLinecap="round"
				strokeLinejoin="round"
				aria-hidden="true"
				focusable="false"
			>
				<path d={shapes[kind]} />
			</svg>
			<span>{text(`social.${kind}`)}</span>
		</span>
	)
}
