import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ChannelsResponse } from '#contract/channels.ts'
import { emptyFilter, readFollowAddress } from '#contract/follow-address.ts'
import type { FollowListResponse, FollowResponse, MutesResponse } from '#contract/follows.ts'
import { mostFollows } from '#domain/follow-limits.ts'
import { readOwn } from '#web/dashboard/own-data.ts'
import { ViewFailure, ViewWaiting } from '#web/dashboard/own-view.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import type { Route } from './+types/following-view.ts'
import { FollowCard } from './follow-card.tsx'
import { type EditedFollow, FollowForm } from './follow-form.tsx'
import { useFollowNames } from './follow-names.ts'
import { MutedThings, mutesPath } from './muted-things.tsx'
import { ReaderChannels } from './reader-channels.tsx'
import { channelsPath } from './use-channels.ts'
import { useFollowText } from './use-follow-text.ts'
import { followsPath, useFollowActs } from './use-follows.ts'
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

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
	Promise.all([
		readOwn<FollowListResponse>(followsPath, url),
		readOwn<ChannelsResponse>(channelsPath, url),
		readOwn<MutesResponse>(mutesPath, url),
	])
export const HydrateFallback = ViewWaiting
export const ErrorBoundary = ViewFailure

/** The reader's follows. A list's “Follow” link leads here with its filter in the URL. */
export default function FollowingView({ loaderData: [follows, channels, muted] }: Route.ComponentProps) {
	const text = useFollowText()
	const say = useMessage()
	const acts = useFollowActs()
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
	if (edited)
		return (
			<FollowForm
				given={edited}
				names={names}
				offered={channels.offered}
				setUp={channels.set_up}
				onCancel={close}
				onSave={async ({ id, name, filter, channels }) => {
					const isStored = await acts.save({
						...(id !== undefined && { id }),
						name,
						ways: [...channels],
						...filter,
					})
					if (isStored) {
						close()
						say('success', text('saved'))
					}
					return isStored
				}}
			/>
		)
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
							channels={channels}
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
			<ReaderChannels channels={channels} />
			<MutedThings given={muted} names={names} />
		</div>
	)
}
