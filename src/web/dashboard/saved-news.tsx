import { useCallback, useEffect, useState } from 'react'
import type { BookmarkListResponse } from '#contract/favourites.ts'
import { titleDirectionOnPage } from '#domain/title-direction.ts'
import { dateOf } from '#text/format.ts'
import { Waiting } from '#web/account/waiting.tsx'
import { call } from '#web/api-client.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import type { ListItem } from '#web/news/home-data.ts'
import { outletOf } from '#web/news/source-name.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { BookmarkX } from './dashboard-icons.tsx'
import { useDashboardText } from './use-dashboard-text.ts'
import { useLeave } from './use-user.ts'
import './saved-news.css'

const path = '/v1/user/favorites/news/'

export function SavedNews() {
	const text = useDashboardText()
	const locale = useLocale()
	const say = useMessage()
	const leave = useLeave()
	const [items, setItems] = useState<readonly ListItem[]>()
	const [hasFailed, setHasFailed] = useState(false)
	const load = useCallback(async () => {
		setHasFailed(false)
		const response = await call<BookmarkListResponse>('GET', path)
		if (response.ok) setItems(response.value.data)
		else setHasFailed(true)
	}, [])
	useEffect(() => void load(), [load])

	const remove = async (item: ListItem) => {
		const response = await call('DELETE', path, { id: item.id })
		if (response.ok) {
			setItems((now) => now?.filter(({ id }) => id !== item.id))
			say('success', text('bookmarks.removed'))
		} else if (response.failure.status === 401) await leave()
		else say('error', text('failed'), { label: text('retry'), run: () => void remove(item) })
	}
	if (hasFailed)
		return (
			<div role="alert" className="load-failure">
				<p>{text('bookmarks.failed')}</p>
				<button type="button" className="quiet-button" onClick={() => void load()}>
					{text('retry')}
				</button>
			</div>
		)
	if (items === undefined) return <Waiting>{text('loading')}</Waiting>
	if (items.length === 0) return <p className="quiet-text">{text('bookmarks.none')}</p>
	return (
		<>
			<p className="saved-lead quiet-text">{text('bookmarks.lead')}</p>
			<ul className="divided-list saved-news">
				{items.map((item) => (
					<li key={item.id}>
						<div>
							<a
								href={item.url}
								target="_blank"
								rel="noopener noreferrer"
								lang={item.source.locale}
								dir={titleDirectionOnPage(item.title, item.source.locale)}
							>
								{item.title}
							</a>
							<p className="small-text faint-text">
								<bdi lang={outletOf(item.source, locale).lang}>{outletOf(item.source, locale).name}</bdi> ·{' '}
								{dateOf(new Date(item.published_date), locale)}
							</p>
						</div>
						<button
							type="button"
							className="icon-button"
							aria-label={`${text('bookmarks.remove')}: ${item.title}`}
							title={text('bookmarks.remove')}
							onClick={() => void remove(item)}
						>
							<BookmarkX size={19} aria-hidden="true" />
						</button>
					</li>
				))}
			</ul>
		</>
	)
}
