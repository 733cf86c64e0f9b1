import { useDeferredValue, useMemo, useState } from 'react'
import type { BookmarkListResponse } from '#contract/favourites.ts'
import { savedRow, writeSavedCsv } from '#domain/saved-export.ts'
import { hasPattern, searchTerms, titleWords } from '#domain/search-words.ts'
import { useOwnData } from '#web/dashboard/own-data.ts'
import { useText } from '#web/layout/use-locale.ts'
import { isLostWithPage } from '#web/local-storage.ts'
import { useGuestSaved } from '#web/news/guest-saved.ts'
import type { ListItem } from '#web/news/home-data.ts'
import { Skeletons } from '#web/news/list-states.tsx'
import { NewsRow } from '#web/news/news-row.tsx'
import { RowListContext } from '#web/news/row-context.ts'
import { useRows } from '#web/news/use-rows.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PlainList } from '#web/ui/plain-list.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { useFollowText } from './use-follow-text.ts'
import '#web/filters/filter-card.css'

const path = '/v1/user/favorites/news/'

/** What the reader has saved, by their account. */
export function SavedList({ now }: { now: string }) {
	const text = useFollowText()
	const { data: items, hasFailed, reload } = useOwnData<BookmarkListResponse>(path, { isInMemory: true })
	if (items === undefined && hasFailed)
		return (
			<LoadFailure onRetry={reload} className="my-state">
				{text('saved.failed')}
			</LoadFailure>
		)
	if (items === undefined) return <Skeletons />
	return <SavedRows items={items} now={now} />
}

/** What a guest has saved on this device. */
export function GuestSavedList({ now }: { now: string }) {
	const saved = useGuestSaved()
	// What is removed here stays in the list until the reader leaves it, so that it can be saved again.
	const [items] = useState(saved)
	return <SavedRows items={items} now={now} isOnDevice />
}

type Props = { items: readonly ListItem[]; now: string; isOnDevice?: boolean }

function SavedRows({ items, now, isOnDevice = false }: Props) {
	const text = useFollowText()
	const common = useText()
	const [typed, setTyped] = useState('')
	const search = useDeferredValue(typed)
	const found = useMemo(() => matching(items, search), [items, search])
	const rows = useRows(found)
	const rowList = useMemo(() => ({ now, search }), [now, search])
	if (items.length === 0) return <p className="my-state quiet-text">{text('saved.none')}</p>
	return (
		<>
			<div className="saved-tools">
				<input
					type="search"
					className="find-input"
					aria-label={text('saved.find')}
					placeholder={text('saved.find')}
					dir={typed === '' ? undefined : 'auto'}
					maxLength={100}
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
				/>
				<Export items={items} />
			</div>
			{isOnDevice && (
				<p className="my-note">
					{text(isLostWithPage('guest_saved') ? 'saved.untilClosed' : 'saved.onDevice')}
				</p>
			)}
			{found.length === 0 ? (
				<p className="my-state quiet-text" role="status">
					{text('saved.nothing')}
				</p>
			) : (
				<RowListContext value={rowList}>
					<PlainList className="row-list my-rows" aria-label={common('news.list')}>
						{rows.map((row) => (
							<li key={row.item.id}>
								<NewsRow {...row} density="story" heading="h2" />
							</li>
						))}
					</PlainList>
				</RowListContext>
			)}
		</>
	)
}

/** By the words of titles, as every search. */
function matching(items: readonly ListItem[], search: string): readonly ListItem[] {
	const terms = searchTerms(search)
	if (terms.length === 0) return items
	return items.filter(({ title }) => {
		const words = titleWords(title)
		return terms.every(
			({ patterns, isExcluded }) =>
				patterns.length > 0 && patterns.every((pattern) => hasPattern(words, pattern)) !== isExcluded,
		)
	})
}

const forms = ['json', 'csv'] as const

/** Saves the whole list as a file. */
function Export({ items }: Pick<Props, 'items'>) {
	const text = useFollowText()
	return (
		<p className="saved-export">
			<span aria-hidden="true">{text('saved.export')}</span>
			{forms.map((form) => (
				<button
					key={form}
					type="button"
					className="quiet-button"
					aria-label={`${text('saved.export')} ${form.toUpperCase()}`}
					onClick={() => {
						const rows = items.map(savedRow)
						const content = form === 'csv' ? writeSavedCsv(rows) : JSON.stringify(rows, null, 2)
						saveFile(`saved-news.${form}`, content, form === 'csv' ? 'text/csv' : 'application/json')
					}}
				>
					{form.toUpperCase()}
				</button>
			))}
		</p>
	)
}
