import { useId } from 'react'
import type { MutesResponse } from '#contract/follows.ts'
import { mostMuted } from '#domain/follow-limits.ts'
import { call } from '#web/api-client.ts'
import { useOwnData } from '#web/dashboard/use-user.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { ChosenList, choiceOf, readWord } from './chosen-list.tsx'
import type { FollowNames } from './follow-names.ts'
import { useFollowText } from './use-follow-text.ts'

const path = '/v1/user/mutes/'

/** Muted words and sources; each change is stored immediately. */
export function MutedThings({ names }: { names: FollowNames | undefined }) {
	const text = useFollowText()
	const say = useMessage()
	const titleId = useId()
	const { data: muted, setData: setMuted } = useOwnData<MutesResponse>(path)
	if (muted === undefined) return null
	const save = async (change: Partial<MutesResponse['data']>) => {
		const wanted = { ...muted, ...change }
		setMuted(wanted)
		const response = await call<MutesResponse>('PUT', path, wanted)
		if (response.ok) return say('success', text('saved'))
		setMuted(muted)
		say('error', text('saveFailed'))
	}
	return (
		<section aria-labelledby={titleId} className="stack follow-section">
			<h2 id={titleId}>{text('mute.title')}</h2>
			<p className="quiet-text">{text('mute.lead')}</p>
			<ChosenList
				label={text('mute.words')}
				chosen={muted.words}
				most={mostMuted}
				read={readWord(text)}
				onChange={(words) => void save({ words })}
			/>
			<ChosenList
				label={text('mute.sources')}
				chosen={muted.sources}
				most={mostMuted}
				{...choiceOf(names?.sources, text)}
				onChange={(sources) => void save({ sources })}
			/>
		</section>
	)
}
