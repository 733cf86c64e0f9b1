import { useId, useState } from 'react'
import type { MutesResponse } from '#contract/follows.ts'
import { mostMuted } from '#domain/follow-limits.ts'
import { useChange } from '#web/dashboard/own-data.ts'
import { ChosenList, choiceOf, readWord } from './chosen-list.tsx'
import type { FollowNames } from './follow-names.ts'
import { useFollowText } from './use-follow-text.ts'

export const mutesPath = '/v1/user/mutes/'
type Muted = MutesResponse['data']
type Props = { given: Muted; names: FollowNames | undefined }

/** Muted words and sources; each change is stored immediately. */
export function MutedThings({ given, names }: Props) {
	const text = useFollowText()
	const change = useChange()
	const titleId = useId()
	const [muted, setMuted] = useState(given)
	const save = async (part: Partial<Muted>) => {
		const wanted = { ...muted, ...part }
		setMuted(wanted)
		const words = { done: text('saved'), failed: text('saveFailed'), again: () => void save(part) }
		const response = await change('PUT', mutesPath, wanted, words)
		if (!response.ok) setMuted(muted)
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
