import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { emptyFilter, readFollowAddress } from '#contract/follow-address.ts'
import type { FollowResponse } from '#contract/follows.ts'
import { mostFollows } from '#domain/follow-limits.ts'
import { LoadState } from '#web/dashboard/load-state.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { FollowCard } from './follow-card.tsx'
import { type EditedFollow, FollowForm } from './follow-form.tsx'
import { useFollowNames } from './follow-names.ts'
import { MutedThings } from './muted-things.tsx'
import { ReaderChannels } from './reader-channels.tsx'
import { useChannels } from './use-channels.ts'
import { useFollowText } from './use-follow-text.ts'
import { useFollows } from './use-follows.ts'
import './following-view.css'

const filterOf = (follow: FollowResponse): EditedFollow => {
	const { id, name, langs, coins, sources, topics, people, words, not_words, min_outlets, ways } = follow
	return {
		id,
		name,
		channels: ways,
		filter: { langs, coins, sources, topics, people, words, not_words, min_outlets },
	}
}

/** The reader's follows. A list's “Follow” link leads here with its filter in the URL. */
export default function FollowingView() {
	const text = useFollowText()
	const say = useMessage()
	const acts = useFollows()
	const channelActs = useChannels()
	const names = useFollowNames()
	const [query, setQuery] = useSearchParams()
	const [edited, setEdited] = useState<EditedFollow | undefined>(() => {
		const fromAddress = readFollowAddress(query)
		return fromAddress && { ...fromAddress, channels: ['feed'] }
	})
	const close = () => {
		setEdited(undefined)
		if (query.has('name')) setQuery({}, { replace: true, preventScrollReset: true })
	}
	const { follows } = acts
	if (edited)
		return (
			<FollowForm
				given={edited}
				names={names}
				offered={channelActs.channels?.offered ?? []}
				setUp={channelActs.channels?.set_up}
				onCancel={close}
				onSave={async ({ id, name, filter, channels }) => {
					const isKept = await acts.save({
						...(id !== undefined && { id }),
						name,
						ways: [...channels],
						...filter,
					})
					if (isKept) {
						close()
						say('success', text('saved'))
					}
					return isKept
				}}
			/>
		)
	if (follows === undefined || acts.hasFailed) return <LoadState {...acts} failed={text('failed')} />
	return (
		<div className="stack">
			<p className="quiet-text">{text(follows.length === 0 ? 'none' : 'lead')}</p>
			{follows.length > 0 && (
				<ul className="tight-stack">
					{follows.map((follow, index) => (
						<FollowCard
							key={follow.id}
							follow={follow}
							names={names}
							channels={channelActs.channels}
							isFirst={index === 0}
							isLast={index === follows.length - 1}
							acts={acts}
							onEdit={() => setEdited(filterOf(follow))}
						/>
					))}
				</ul>
			)}
			{follows.length < mostFollows ? (
				<button
					type="button"
					className="quiet-button at-start"
					onClick={() => setEdited({ name: '', channels: ['feed'], filter: emptyFilter })}
				>
					{text('new')}
				</button>
			) : (
				<p className="quiet-text">{text('full', { count: mostFollows })}</p>
			)}
			<ReaderChannels acts={channelActs} />
			<MutedThings names={names} />
		</div>
	)
}
