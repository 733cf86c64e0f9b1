import { type ReactNode, useState } from 'react'
import { pathOf } from '#contract/route-names.ts'
import { wholeNumber } from '#text/format.ts'
import { FollowButton } from '#web/follows/follow-button.tsx'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { noVotes } from '#web/news/own-votes.ts'
import { TitleWords } from '#web/news/report-link.tsx'
import { isOwn, type RowActsProps, voteKinds, voteNames } from '#web/news/row-props.ts'
import { outletOf } from '#web/news/source-name.ts'
import { useShare } from '#web/news/use-share.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ItemTags } from './item-tags.tsx'
import './row-sheet.css'

/** Every action of a row, in words: at the bottom edge of a phone, and in the middle of a wide screen. */
export function RowSheet({ onClose, ...row }: RowActsProps & { onClose: () => void }) {
	const { item, own = noVotes, saved, onVote, onKeep, onMute } = row
	const text = useText()
	const locale = useLocale()
	const share = useShare()
	const [showsTags, setShowsTags] = useState(false)
	const { slug, size } = item.story
	const then = (act: () => void) => () => {
		act()
		onClose()
	}
	return (
		<Dialog
			open
			onClose={onClose}
			title={text(showsTags ? 'card.tags' : 'card.more')}
			className="dialog-bottom"
		>
			{showsTags ? (
				<ItemTags item={item} />
			) : (
				<div className="row-sheet">
					<p className="row-sheet-title">
						<TitleWords {...item} />
					</p>
					<ul>
						{voteKinds.map((kind) => (
							<SheetAct
								key={kind}
								kind={kind}
								name={text(voteNames[kind])}
								pressed={isOwn(kind, own)}
								onPress={then(() => onVote(item, kind))}
							>
								<em>{wholeNumber(item[kind], locale)}</em>
							</SheetAct>
						))}
						<SheetAct
							kind="keep"
							name={text('account.bookmark')}
							pressed={saved}
							onPress={then(() => onKeep(item))}
						/>
						<SheetAct kind="share" name={text('card.share')} onPress={then(() => void share(item))} />
						{slug !== null && (
							<>
								<li>
									<SiteLink to={pathOf(`${locale}-story`, { slug })} className="act-reports">
										{text('card.reports', { count: size })}
									</SiteLink>
								</li>
								<li>
									<FollowButton
										thing={{ kind: 'story', ref: slug, name: text('story.this') }}
										className="row-sheet-follow"
									/>
								</li>
							</>
						)}
						<SheetAct kind="tags" name={text('card.tags')} onPress={() => setShowsTags(true)} />
						{onMute && (
							<SheetAct
								kind="mute"
								name={text('card.mute', { source: outletOf(item.source, locale).name })}
								onPress={then(() => onMute(item.source))}
							/>
						)}
					</ul>
				</div>
			)}
		</Dialog>
	)
}

type ActProps = {
	kind: string
	name: string
	pressed?: boolean
	onPress: () => void
	children?: ReactNode
}

const SheetAct = ({ kind, name, pressed, onPress, children }: ActProps) => (
	<li>
		<button type="button" className={`act-${kind}`} aria-pressed={pressed} onClick={onPress}>
			{name}
			{children}
		</button>
	</li>
)
