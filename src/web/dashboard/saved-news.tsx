import type { BookmarkListResponse } from '#contract/favourites.ts'
import { dateOf } from '#text/format.ts'
import { call } from '#web/api-client.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import type { ListItem } from '#web/news/home-data.ts'
import { OutletName, ReportLink } from '#web/news/report-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { BookmarkX } from './dashboard-icons.tsx'
import { LoadState } from './load-state.tsx'
import { useDashboardText } from './use-dashboard-text.ts'
import { useOwnData, useRefusal } from './use-user.ts'
import './saved-news.css'

const path = '/v1/user/favorites/news/'

export function SavedNews() {
	const text = useDashboardText()
	const locale = useLocale()
	const say = useMessage()
	const refuse = useRefusal()
	const { data: items, setData: setItems, ...state } = useOwnData<BookmarkListResponse>(path)
	const remove = async (item: ListItem) => {
		const response = await call('DELETE', path, { id: item.id })
		if (!response.ok) return refuse(response.failure, () => void remove(item), text('failed'))
		setItems((now) => now?.filter(({ id }) => id !== item.id))
		say('success', text('bookmarks.removed'))
	}
	if (items === undefined) return <LoadState {...state} failed={text('bookmarks.failed')} />
	if (items.length === 0) return <p className="quiet-text">{text('bookmarks.none')}</p>
	return (
		<>
			<p className="saved-lead quiet-text">{text('bookmarks.lead')}</p>
			<ul className="divided-list saved-news">
				{items.map((item) => (
					<li key={item.id}>
						<div>
							<ReportLink item={item} />
							<p className="small-text faint-text">
								<OutletName source={item.source} /> · {dateOf(new Date(item.published_date), locale)}
							</p>
						</div>
						<IconButton
							name={`${text('bookmarks.remove')}: ${item.title}`}
							title={text('bookmarks.remove')}
							onClick={() => void remove(item)}
						>
							<BookmarkX size={19} />
						</IconButton>
					</li>
				))}
			</ul>
		</>
	)
}
