import { useCallback, useEffect, useState } from 'react'
import type { CatalogueResponse } from '#contract/catalogue.ts'
import type { ItemTagsResponse } from '#contract/tags.ts'
import { type NewsLocale, newsLocaleFor } from '#domain/locale.ts'
import { call, callAsNobody } from '#web/api-client.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import type { ListItem } from '#web/news/home-data.ts'
import { TitleWords } from '#web/news/report-link.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { MissingTag } from './missing-tag.tsx'
import { TagEntry } from './tag-entry.tsx'
import { type ExplainedTag, explainTags, type TagNames } from './tag-words.ts'
import { useReportTag } from './use-report-tag.ts'
import './item-tags.css'

/** Why an item has its tags, with buttons to report them. */
export function ItemTags({ item }: { item: ListItem }) {
	const text = useText()
	return (
		<div className="tags-dialog">
			<p className="tags-title">
				<TitleWords {...item} />
			</p>
			<p className="tags-lead small-text quiet-text">{text('tags.lead')}</p>
			<Content item={item} />
		</div>
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

type Loaded = { tags: ExplainedTag[]; names: TagNames }
type ItemTags = { state: 'loading' | 'failed' | 'gone' | Loaded; reload: () => Promise<void> }

/** The tags of an item with the words that caused them, and all possible ones. */
function useItemTags({ id, title }: { id: number; title: string }): ItemTags {
	const locale = newsLocaleFor(useLocale())
	const [state, setState] = useState<ItemTags['state']>('loading')
	const load = useCallback(async () => {
		const [reasons, catalogue] = await Promise.all([
			call<ItemTagsResponse>('GET', `/v1/news/tags/?id=${id}`),
			callAsNobody<CatalogueResponse>('GET', '/v1/catalogue/'),
		])
		if (!reasons.ok) return setState(reasons.failure.status === 404 ? 'gone' : 'failed')
		if (!catalogue.ok) return setState('failed')
		const { coins, categories, influencers } = catalogue.value.data
		const named = (place: { route_ref: string } & Record<NewsLocale, string>) => ({
			ref: place.route_ref,
			name: place[locale],
		})
		setState({
			tags: explainTags(title, reasons.value),
			names: {
				coin: coins.map((coin) => ({ ref: coin.symbol, name: `${coin[locale]} (${coin.symbol})` })),
				topic: categories.map(named),
				person: influencers.map(named),
			},
		})
	}, [id, title, locale])
	useEffect(() => void load(), [load])
	const reload = useCallback(() => {
		setState('loading')
		return load()
	}, [load])
	return { state, reload }
}
