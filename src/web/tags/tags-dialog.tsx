import { titleDirectionOnPage } from '#domain/title-direction.ts'
import { useText } from '#web/layout/use-locale.ts'
import type { ListItem } from '#web/news/home-data.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { MissingTag } from './missing-tag.tsx'
import { TagEntry } from './tag-entry.tsx'
import { useItemTags } from './use-item-tags.ts'
import { useReportTag } from './use-report-tag.ts'
import './tags-dialog.css'

type Props = { item: ListItem; onClose: () => void }

/** Why an item has its tags, with buttons to report them. */
export function TagsDialog({ item, onClose }: Props) {
	const text = useText()
	const { title, source } = item
	return (
		<Dialog open onClose={onClose} title={text('card.tags')} closeLabel={text('filters.close')}>
			<div className="tags-dialog">
				<p className="tags-title">
					<bdi dir={titleDirectionOnPage(title, source.locale)} lang={source.locale}>
						{title}
					</bdi>
				</p>
				<p className="tags-lead small-text quiet-text">{text('tags.lead')}</p>
				<Content item={item} />
			</div>
		</Dialog>
	)
}

function Content({ item }: { item: ListItem }) {
	const text = useText()
	const { state, reload } = useItemTags(item)
	const report = useReportTag(item.id, reload)
	if (state === 'loading')
		return (
			<p role="status" className="tags-state">
				<Spinner />
				{text('tags.loading')}
			</p>
		)
	if (state === 'gone') return <p className="tags-state">{text('tags.gone')}</p>
	if (state === 'failed')
		return (
			<p role="alert" className="tags-state tags-failed">
				{text('tags.failed')}
				<button type="button" className="quiet-button" onClick={() => void reload()}>
					{text('news.retry')}
				</button>
			</p>
		)
	const { tags, names } = state
	return (
		<>
			{tags.length === 0 ? (
				<p className="tags-none">{text('tags.none')}</p>
			) : (
				// biome-ignore lint/a11y/noRedundantRoles: without its bullets one reader takes it for no list any more.
				<ul role="list" aria-label={text('tags.list')}>
					{tags.map((tag) => (
						<TagEntry
							key={`${tag.kind} ${tag.ref}`}
							tag={tag}
							name={names[tag.kind].find(({ ref }) => ref === tag.ref)?.name ?? tag.ref}
							lang={item.source.locale}
							report={report}
						/>
					))}
				</ul>
			)}
			<MissingTag tags={tags} names={names} report={report} />
		</>
	)
}
