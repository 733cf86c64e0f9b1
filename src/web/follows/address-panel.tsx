import { useState } from 'react'
import type { ChannelTestResponse } from '#contract/channels.ts'
import { carriesBriefing } from '#domain/channels.ts'
import { call } from '#web/api-client.ts'
import { useChange } from '#web/dashboard/own-data.ts'
import { TextField } from '#web/ui/form-field.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { BriefingHour, RemoveChannel } from './channel-choices.tsx'
import { testFailure } from './test-failure.ts'
import { type ChannelPanelProps, channelsPath } from './use-channels.ts'
import { useChannelText, useFollowText } from './use-follow-text.ts'

/** The address of a channel, its signing secret, and a test. */
export function AddressPanel({ name, setUp }: ChannelPanelProps) {
	const text = useFollowText()
	const channelText = useChannelText()
	const say = useMessage()
	const change = useChange()
	const path = `${channelsPath}${name}/`
	const secret = setUp?.webhook?.secret
	const [url, setUrl] = useState(setUp?.address?.url ?? '')
	const [fault, setFault] = useState<string>()
	const [testing, setTesting] = useState(false)
	const save = async () => {
		setFault(undefined)
		if (!url.trim().startsWith('https://')) return setFault(text('address.refused'))
		const response = await change(
			'PUT',
			path,
			{ url: url.trim() },
			{ done: text('saved'), failed: text('saveFailed'), expected: ['invalid_input'] },
		)
		if (!response.ok && response.failure.code === 'invalid_input') setFault(text('address.refused'))
	}
	const test = async () => {
		if (testing) return
		setTesting(true)
		const response = await call<ChannelTestResponse>('POST', `${path}test/`, {})
		setTesting(false)
		if (!response.ok) return say('error', text('saveFailed'))
		const { arrived, problem } = response.value.data
		if (arrived) return say('success', text('address.arrived'))
		say('error', testFailure(problem, text))
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
			<p className="small-text quiet-text">{channelText(`${name}.lead`)}</p>
			<TextField
				name="url"
				type="url"
				dir="ltr"
				label={text('address.url')}
				placeholder="https://"
				maxLength={500}
				fault={fault}
				value={url}
				onChange={({ target }) => setUrl(target.value)}
			/>
			{secret && (
				<TextField
					name="secret"
					dir="ltr"
					readOnly
					label={text('webhook.secret')}
					hint={text('webhook.secretHint')}
					value={secret}
					onFocus={({ target }) => target.select()}
				/>
			)}
			{carriesBriefing(name) && <BriefingHour setUp={setUp} />}
			<div className="button-row">
				<button type="submit" className="quiet-button">
					{text('save')}
				</button>
				{setUp && (
					<>
						<button type="button" className="quiet-button" aria-busy={testing} onClick={() => void test()}>
							{text('address.test')}
						</button>
						<RemoveChannel channel={name} />
					</>
				)}
			</div>
		</form>
	)
}
