import { useState } from 'react'
import type { WebhookTestResponse } from '#contract/ways.ts'
import { call } from '#web/api-client.ts'
import { TextField } from '#web/ui/form-field.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { type ChannelPanelProps, waysPath } from './use-channels.ts'
import { useFollowText } from './use-follow-text.ts'

const path = `${waysPath}webhook/`

/** The reader's own server: where it is, what its messages are signed with, and whether it answers. */
export function WebhookPanel({ setUp, acts }: ChannelPanelProps) {
	const text = useFollowText()
	const say = useMessage()
	const known = setUp?.webhook
	const [url, setUrl] = useState(known?.url ?? '')
	const [fault, setFault] = useState<string>()
	const [testing, setTesting] = useState(false)
	const save = async () => {
		setFault(undefined)
		if (!url.trim().startsWith('https://')) return setFault(text('webhook.refused'))
		const answer = await call('PUT', path, { url: url.trim() })
		if (!answer.ok) return setFault(text(answer.failure.status === 400 ? 'webhook.refused' : 'saveFailed'))
		await acts.reload()
		say('success', text('saved'))
	}
	const test = async () => {
		if (testing) return
		setTesting(true)
		const answer = await call<WebhookTestResponse>('POST', `${path}test/`, {})
		setTesting(false)
		if (!answer.ok) return say('error', text('saveFailed'))
		const { arrived, problem } = answer.value.data
		if (arrived) return say('success', text('webhook.arrived'))
		say('error', text('webhook.failed', { problem: problem ?? '' }))
	}
	return (
		<form
			className="stack follow-panel-wide"
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				void save()
			}}
		>
			<p className="small-text quiet-text">{text('webhook.lead')}</p>
			<TextField
				name="url"
				type="url"
				dir="ltr"
				label={text('webhook.url')}
				placeholder="https://"
				maxLength={500}
				fault={fault}
				value={url}
				onChange={({ target }) => setUrl(target.value)}
			/>
			{known && (
				<TextField
					name="secret"
					dir="ltr"
					readOnly
					label={text('webhook.secret')}
					hint={text('webhook.secretHint')}
					value={known.secret}
					onFocus={({ target }) => target.select()}
				/>
			)}
			<div className="button-row">
				<button type="submit" className="quiet-button">
					{text('save')}
				</button>
				{known && (
					<>
						<button type="button" className="quiet-button" aria-busy={testing} onClick={() => void test()}>
							{text('webhook.test')}
						</button>
						<button
							type="button"
							className="quiet-button danger-button"
							onClick={() => void acts.change('DELETE', waysPath, { way: 'webhook' })}
						>
							{text('way.remove')}
						</button>
					</>
				)}
			</div>
		</form>
	)
}
