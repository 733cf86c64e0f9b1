import { useCallback, useEffect, useState } from 'react'
import type { DigestHistoryResponse, DigestSentResponse } from '#contract/ways.ts'
import { dateAndTimeOf } from '#text/format.ts'
import { call } from '#web/api-client.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { useFollowText } from './use-follow-text.ts'
import './digest-history.css'
import { waysPath } from './use-channels.ts'

/** Sends the digest immediately, and lists the sent ones with their outcome. */
export function DigestHistory() {
	const text = useFollowText()
	const locale = useLocale()
	const say = useMessage()
	const [sent, setSent] = useState<DigestHistoryResponse['data']>()
	const reload = useCallback(async () => {
		const response = await call<DigestHistoryResponse>('GET', `${waysPath}mail/history/`)
		if (response.ok) setSent(response.value.data)
	}, [])
	useEffect(() => void reload(), [reload])
	const sendNow = async () => {
		const response = await call<DigestSentResponse>('POST', `${waysPath}mail/send/`)
		if (!response.ok) return say('error', text('saveFailed'))
		const isSent = response.value.status === 1
		say(isSent ? 'success' : 'warning', text(isSent ? 'mail.sentNow' : 'mail.nothingNew'))
		await reload()
	}
	return (
		<section className="stack digest-history" aria-labelledby="digest-history">
			<button type="button" className="quiet-button" onClick={() => void sendNow()}>
				{text('mail.sendNow')}
			</button>
			<h3 id="digest-history">{text('mail.history')}</h3>
			{sent?.length === 0 && <p className="small-text quiet-text">{text('mail.noHistory')}</p>}
			<ul className="small-text quiet-text">
				{sent?.map(({ at, state }) => (
					<li key={at}>
						<time dateTime={at}>{dateAndTimeOf(new Date(at), locale)}</time>
						<span>{text(`mail.state.${state}`)}</span>
					</li>
				))}
			</ul>
		</section>
	)
}
