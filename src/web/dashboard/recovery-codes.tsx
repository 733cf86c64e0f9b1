import { useEffect, useRef } from 'react'
import { useMessage } from '#web/ui/message-bar.tsx'
import { useDashboardText } from './use-dashboard-text.ts'

/** Shown only once: the server stores their hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
	const text = useDashboardText()
	const say = useMessage()
	const title = useRef<HTMLHeadingElement>(null)
	useEffect(() => title.current?.focus(), [])
	const copy = async () => {
		await navigator.clipboard.writeText(codes.join('\n'))
		say('success', text('twoFactor.copied'))
	}
	return (
		<div className="stack two-factor-form">
			<h3 ref={title} tabIndex={-1}>
				{text('twoFactor.codesTitle')}
			</h3>
			<p>{text('twoFactor.codesLead')}</p>
			<ol dir="ltr" className="recovery-codes">
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ol>
			<div className="button-row">
				<button type="button" className="primary-button" onClick={onDone}>
					{text('twoFactor.saved')}
				</button>
				<button type="button" className="quiet-button" onClick={() => void copy()}>
					{text('twoFactor.copy')}
				</button>
			</div>
		</div>
	)
}
