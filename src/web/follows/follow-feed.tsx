import type { FollowResponse } from '#contract/follows.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { useFollowText } from './use-follow-text.ts'
import '#web/ui/form-field.css'
import './follow-feed.css'

/** The secret URL of a follow's feed, to be copied into a feed reader or replaced by a new one. */
export function FollowFeed({ follow, onRenew }: { follow: FollowResponse; onRenew: () => Promise<void> }) {
	const text = useFollowText()
	const say = useMessage()
	const { feed, name } = follow
	if (feed === null) return null
	const copy = async (address: string) => {
		await navigator.clipboard.writeText(address)
		say('success', text('feed.copied'))
	}
	return (
		<details className="follow-feed">
			<summary>{text('feed.title')}</summary>
			<p className="small-text quiet-text">{text('feed.lead')}</p>
			{(['atom', 'json'] as const).map((form) => (
				<div key={form} className="field-row">
					<input
						className="field-input"
						dir="ltr"
						readOnly
						value={feed[form]}
						aria-label={`${text(`feed.${form}`)}: ${name}`}
						onFocus={({ target }) => target.select()}
					/>
					<button
						type="button"
						className="quiet-button"
						aria-label={`${text('feed.copy')}: ${text(`feed.${form}`)}`}
						onClick={() => void copy(feed[form])}
					>
						{text('feed.copy')}
					</button>
				</div>
			))}
			<button type="button" className="quiet-button at-start" onClick={() => void onRenew()}>
				{text('feed.renew')}
			</button>
		</details>
	)
}
