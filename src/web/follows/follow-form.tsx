import { useEffect, useId, useRef, useState } from 'react'
import type { FollowFilter } from '#contract/follow-address.ts'
import type { FollowPreviewResponse } from '#contract/follows.ts'
import type { ChannelName } from '#domain/channels.ts'
import { longestFollowName, mostFollowed, mostOutlets } from '#domain/follow-limits.ts'
import { newsLocales } from '#domain/locale.ts'
import { dateOf } from '#text/format.ts'
import { call } from '#web/api-client.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { OutletName, ReportLink } from '#web/news/report-link.tsx'
import { TextField } from '#web/ui/form-field.tsx'
import { channelState } from './channel-state.ts'
import { CheckGroup } from './check-group.tsx'
import { ChosenList, choiceOf, readWord } from './chosen-list.tsx'
import type { ChoiceKind, FollowNames } from './follow-names.ts'
import type { Channels } from './use-channels.ts'
import { useChannelText, useFollowText } from './use-follow-text.ts'
import { followsPath } from './use-follows.ts'
import './follow-form.css'

export type EditedFollow = {
	id?: number
	name: string
	channels: readonly ChannelName[]
	filter: FollowFilter
}

type Props = {
	given: EditedFollow
	names: FollowNames | undefined
	/** The channels that are offered, and those that the reader has set up. */
	offered: readonly ChannelName[]
	setUp: Channels['set_up']
	onSave: (follow: EditedFollow) => Promise<boolean>
	onCancel: () => void
}

const kinds = ['coins', 'sources', 'topics', 'people'] as const satisfies readonly ChoiceKind[]

const isUnbounded = ({ words, not_words, min_outlets, ...filter }: FollowFilter): boolean =>
	min_outlets === 1 &&
	[words, not_words, ...kinds.map((kind) => filter[kind])].every((list) => list.length === 0)

/** Creates or changes a follow, with a preview of what it would have matched. */
export function FollowForm({ given, names, offered, setUp, onSave, onCancel }: Props) {
	const text = useFollowText()
	const channelText = useChannelText()
	const titleId = useId()
	const heading = useRef<HTMLHeadingElement>(null)
	const [name, setName] = useState(given.name.slice(0, longestFollowName))
	const [filter, setFilter] = useState(given.filter)
	const [channels, setChannels] = useState(given.channels)
	const [faults, setFaults] = useState<{ name?: string; langs?: string }>({})
	const [busy, setBusy] = useState(false)
	useEffect(() => heading.current?.focus(), [])
	/** Chosen, but not set up; mail is set up by being chosen, and a feed needs nothing. */
	const isMissing = (channel: ChannelName): channel is Exclude<ChannelName, 'mail' | 'feed'> =>
		channels.includes(channel) &&
		channel !== 'mail' &&
		channelState(channel, { set_up: setUp }) === 'channel.off'
	const change = (part: Partial<FollowFilter>) => setFilter((now) => ({ ...now, ...part }))
	const submit = async () => {
		const found = {
			...(name.trim() === '' && { name: text('nameMissing') }),
			...(filter.langs.length === 0 && { langs: text('langMissing') }),
		}
		setFaults(found)
		if (Object.keys(found).length > 0 || busy) return
		setBusy(true)
		const isStored = await onSave({ ...given, name: name.trim(), channels, filter })
		if (!isStored) setBusy(false)
	}
	return (
		<form
			className="follow-form"
			aria-labelledby={titleId}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				void submit()
			}}
		>
			<h2 ref={heading} id={titleId} tabIndex={-1}>
				{given.id === undefined ? text('newTitle') : text('editTitle', { name: given.name })}
			</h2>
			<TextField
				name="name"
				label={text('name')}
				fault={faults.name}
				value={name}
				maxLength={longestFollowName}
				dir="auto"
				onChange={({ target }) => setName(target.value)}
			/>
			<CheckGroup
				legend={text('langs')}
				offered={newsLocales}
				chosen={filter.langs}
				label={(lang) => text(`lang.${lang}`)}
				onChange={(langs) => change({ langs })}
			>
				{faults.langs && <p className="field-fault">{faults.langs}</p>}
			</CheckGroup>
			<div className="follow-form-choices">
				{kinds.map((kind) => (
					<ChosenList
						key={kind}
						label={text(kind)}
						hint={text('anyOf')}
						chosen={filter[kind]}
						most={mostFollowed[kind]}
						{...choiceOf(names?.[kind], text)}
						onChange={(refs) => change({ [kind]: refs })}
					/>
				))}
			</div>
			<ChosenList
				label={text('words')}
				hint={text('wordsHint')}
				chosen={filter.words}
				most={mostFollowed.words}
				read={readWord(text)}
				onChange={(words) => change({ words })}
			/>
			<ChosenList
				label={text('notWords')}
				chosen={filter.not_words}
				most={mostFollowed.notWords}
				read={readWord(text)}
				onChange={(words) => change({ not_words: words })}
			/>
			<TextField
				name="min_outlets"
				type="number"
				label={text('outlets')}
				min={1}
				max={mostOutlets}
				value={filter.min_outlets}
				onChange={({ target }) =>
					change({ min_outlets: Math.min(mostOutlets, Math.max(1, Math.trunc(target.valueAsNumber) || 1)) })
				}
			/>
			<CheckGroup
				legend={text('channels')}
				offered={offered}
				chosen={channels}
				label={(channel) => (
					<>
						{channelText(`${channel}.name`)}
						{isMissing(channel) && (
							<span className="small-text faint-text">{channelText(`${channel}.missing`)}</span>
						)}
					</>
				)}
				onChange={setChannels}
			>
				<p className="small-text faint-text">{text('channelsHint')}</p>
			</CheckGroup>
			{isUnbounded(filter) && <p className="quiet-text">{text('unbounded')}</p>}
			<FollowPreview filter={filter} />
			<div className="button-row">
				<button type="submit" className="primary-button form-button" aria-busy={busy} aria-disabled={busy}>
					{text('save')}
				</button>
				<button type="button" className="quiet-button" onClick={onCancel}>
					{text('cancel')}
				</button>
			</div>
		</form>
	)
}

/** The preview is not requested at every key while typing. */
const pauseMs = 400

type Preview = FollowPreviewResponse['data'] | 'waiting' | 'failed'

function usePreview(filter: FollowFilter): Preview {
	const [preview, setPreview] = useState<Preview>('waiting')
	const asked = JSON.stringify(filter)
	useEffect(() => {
		setPreview('waiting')
		const leaving = new AbortController()
		const timer = setTimeout(async () => {
			const look = call<FollowPreviewResponse>('POST', `${followsPath}preview/`, JSON.parse(asked), {
				signal: leaving.signal,
			})
			// A request that was aborted by further typing.
			const response = await look.catch(() => undefined)
			if (response && !leaving.signal.aborted) setPreview(response.ok ? response.value.data : 'failed')
		}, pauseMs)
		return () => {
			clearTimeout(timer)
			leaving.abort()
		}
	}, [asked])
	return preview
}

/** What a follow would have matched, while it is edited. */
function FollowPreview({ filter }: { filter: FollowFilter }) {
	const text = useFollowText()
	const locale = useLocale()
	const preview = usePreview(filter)
	const said =
		preview === 'waiting'
			? text('preview.wait')
			: preview === 'failed'
				? text('preview.failed')
				: preview.count === 0
					? text('preview.none')
					: text(preview.more ? 'preview.more' : 'preview.count', { count: preview.count })
	const stories = typeof preview === 'string' ? [] : preview.stories
	return (
		<section className="follow-preview" aria-label={text('preview.label')}>
			<p role="status">{said}</p>
			<ul>
				{stories.map((item) => (
					<li key={item.id}>
						<ReportLink item={item} />
						<span className="small-text faint-text">
							<OutletName source={item.source} /> · {dateOf(new Date(item.published_date), locale)}
						</span>
					</li>
				))}
			</ul>
		</section>
	)
}
