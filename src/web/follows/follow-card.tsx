import { useState } from 'react'
import type { FollowResponse } from '#contract/follows.ts'
import { pathOf } from '#contract/route-names.ts'
import { feedFormName, feedForms } from '#domain/feed-form.ts'
import { languages } from '#domain/locale.ts'
import { Trash } from '#web/dashboard/dashboard-icons.tsx'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale } from '#web/layout/use-locale.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { svgIcon } from '#web/ui/svg-icon.tsx'
import { channelState } from './channel-state.ts'
import { type FollowNames, nameOf } from './follow-names.ts'
import { hourChoices } from './hour-names.ts'
import type { Channels, SetUpName } from './use-channels.ts'
import { useChannelText, useFollowText } from './use-follow-text.ts'
import type { FollowActs } from './use-follows.ts'
import './follow-card.css'
import './follow-feed.css'
import './follow-paused.css'
import '#web/ui/form-field.css'

const Up = svgIcon('M12 20V5M5.5 11L12 4.5 18.5 11')
const Down = svgIcon('M12 4v15M5.5 13l6.5 6.5 6.5-6.5')
const Pause = svgIcon('M8 5v14M16 5v14')
const Play = svgIcon('M7 4.5l12 7.5-12 7.5z')
const Pencil = svgIcon('M4 20h4L19.5 8.5l-4-4L4 16zM13.5 6.5l4 4')

type Props = {
	follow: FollowResponse
	names: FollowNames | undefined
	channels: Channels
	isFirst: boolean
	isLast: boolean
	acts: FollowActs
	onEdit: () => void
}

/** A follow with its actions. */
export function FollowCard({ follow, names, channels, isFirst, isLast, acts, onEdit }: Props) {
	const text = useFollowText()
	const channelText = useChannelText()
	const locale = useLocale()
	const [deleting, setDeleting] = useState(false)
	const { id, name, paused, position } = follow
	// The feed has a section of its own below.
	const sentBy = follow.ways.filter((channel) => channel !== 'feed')
	const stateOf = (channel: SetUpName, { set_up: setUp }: Channels): string => {
		const found = setUp.find((one) => one.way === channel)
		const state = text(channelState(channel, { set_up: setUp }))
		if (found === undefined) return `${state}. ${channelText(`${channel}.missing`)}`
		if (found.paused !== null) return text(`paused.${found.paused}`)
		const hour = found.mail?.hour ?? found.briefing?.hour
		if (hour === undefined) return state
		const isWeekly = found.mail?.period === 'weekly'
		const time = hourChoices(locale)[hour]?.label ?? ''
		return `${state}${languages[locale].comma}${text(isWeekly ? 'at.weekly' : 'at.daily', { time })}`
	}
	const act = (label: string, Icon: typeof Trash, run: () => void, disabled = false) => (
		<IconButton name={`${label}: ${name}`} title={label} disabled={disabled} onClick={run}>
			<Icon size={18} />
		</IconButton>
	)
	return (
		<li className="follow-card">
			<div className="follow-card-head">
				<div>
					<h2>
						<SiteLink to={`${pathOf(`${locale}-my`)}?follow=${id}`} className="follow-card-name">
							<bdi>{name}</bdi>
						</SiteLink>
						{paused && <span className="follow-paused">{text('paused')}</span>}
					</h2>
					<p className="small-text quiet-text">
						<Summary follow={follow} names={names} />
					</p>
					{sentBy.length > 0 && (
						<ul className="follow-card-channels small-text quiet-text">
							{sentBy.map((channel) => (
								<li key={channel}>
									{channelText(`${channel}.name`)}: {stateOf(channel, channels)}
								</li>
							))}
						</ul>
					)}
				</div>
				<div className="follow-card-acts">
					{act(text('up'), Up, () => void acts.save({ id, position: position - 1 }), isFirst)}
					{act(text('down'), Down, () => void acts.save({ id, position: position + 1 }), isLast)}
					{act(
						text(paused ? 'resume' : 'pause'),
						paused ? Play : Pause,
						() => void acts.save({ id, paused: !paused }),
					)}
					{act(text('edit'), Pencil, onEdit)}
					{act(text('delete'), Trash, () => setDeleting(true))}
				</div>
			</div>
			<FollowFeed follow={follow} onRenew={() => acts.renewFeed(id)} />
			{deleting && (
				<Dialog open onClose={() => setDeleting(false)} title={text('delete')}>
					<div className="stack dialog-body">
						<p>{text('sure', { name })}</p>
						<div className="button-row">
							<button
								type="button"
								className="quiet-button danger-button"
								onClick={() => {
									setDeleting(false)
									void acts.remove(id)
								}}
							>
								{text('delete')}
							</button>
							<button type="button" className="quiet-button" onClick={() => setDeleting(false)}>
								{text('keep')}
							</button>
						</div>
					</div>
				</Dialog>
			)}
		</li>
	)
}

/** The criteria in one line. */
function Summary({ follow, names }: Pick<Props, 'follow' | 'names'>) {
	const text = useFollowText()
	const locale = useLocale()
	const { comma, quotes } = languages[locale]
	const parts = [
		...follow.langs.map((lang) => text(`lang.${lang}`)),
		...(['coins', 'sources', 'topics', 'people'] as const).flatMap((kind) =>
			follow[kind].length > 0 ? [follow[kind].map((ref) => nameOf(names?.[kind], ref)).join(comma)] : [],
		),
		...follow.words.map((word) => quotes.join(word)),
		...(follow.not_words.length > 0 ? [text('without', { words: follow.not_words.join(comma) })] : []),
		...(follow.min_outlets > 1 ? [text('outletsAtLeast', { count: follow.min_outlets })] : []),
	]
	const isAll = parts.length === follow.langs.length
	return [...parts, ...(isAll ? [text('everything')] : [])].map((part, index) => (
		<span key={part}>
			{index > 0 && ' · '}
			<bdi>{part}</bdi>
		</span>
	))
}

/** The secret URL of a follow's feed, to be copied into a feed reader or replaced by a new one. */
function FollowFeed({ follow, onRenew }: { follow: FollowResponse; onRenew: () => Promise<unknown> }) {
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
			{feedForms.map((form) => (
				<div key={form} className="field-row">
					<input
						className="field-input"
						dir="ltr"
						readOnly
						value={feed[form]}
						aria-label={`${text('feed.address', { form: feedFormName(form) })}: ${name}`}
						onFocus={({ target }) => target.select()}
					/>
					<button
						type="button"
						className="quiet-button"
						aria-label={`${text('feed.copy')}: ${text('feed.address', { form: feedFormName(form) })}`}
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
