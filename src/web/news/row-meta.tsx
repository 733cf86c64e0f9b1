import { flushSync } from 'react-dom'
import { languages } from '#domain/locale.ts'
import { dateAndTimeOf, relativeTime, shortNumber } from '#text/format.ts'
import { createStore, useStore } from '#web/create-store.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { hintOnHover } from '#web/ui/title-on-hover.ts'
import { browserTimeZone } from '#web/ui/use-time-zone.ts'
import { nothingElse } from './coin-chips.tsx'
import type { ListItem } from './home-data.ts'
import { TitleWords } from './report-link.tsx'
import { outletOf } from './source-name.ts'
import { useShortAge } from './use-ago.ts'
import type { Home } from './use-home.ts'
import './row-meta.css'
import '#web/ui/pop-over.css'

/** Source, age, views, and on a narrow list the number of votes for importance. */
export function RowMeta({ item, home, isNew }: { item: ListItem; home: Home; isNew: boolean }) {
	const text = useText()
	const { uiLocale } = home
	const { source, importance, views } = item
	const outlet = outletOf(source, uiLocale)
	const age = useShortAge(item.published_date, home.data.now)
	const printing = usePrinting()
	const published = new Date(item.published_date)
	const exactTime = () => dateAndTimeOf(published, uiLocale, browserTimeZone())
	return (
		<div className="row-meta">
			<SiteLink
				to={home.addressOf({ coins: [], ...nothingElse, sources: [source.slug] })}
				{...hintOnHover(text('card.newsFrom', { source: outlet.name }))}
			>
				<img src={`/images/sources/${source.slug}`} alt="" loading="lazy" />
				<bdi lang={outlet.lang}>{outlet.name}</bdi>
			</SiteLink>
			<time
				dateTime={item.published_date}
				{...hintOnHover(
					() =>
						`${relativeTime(published, new Date(home.data.now), uiLocale)}${languages[uiLocale].comma}${exactTime()}`,
				)}
			>
				{/* A printed page shows the date instead of the age. */}
				{printing ? exactTime() : age}
			</time>
			<EditedMark item={item} />
			{isNew && <span className="sr-only">{text('news.new')}</span>}
			{views > 0 && (
				<span className="row-views" {...hintOnHover(text('card.views'))}>
					<span className="sr-only">{text('card.views')} </span>
					<bdi>{shortNumber(views, uiLocale)}</bdi>
				</span>
			)}
			{importance > 0 && (
				<span className="row-note" aria-hidden="true">
					<bdi>{shortNumber(importance, uiLocale)}</bdi>
				</span>
			)}
		</div>
	)
}

/**
 * True while the page is printed. The browser prints the page as it is when the event returns, so it is rendered
 * synchronously.
 */
const printing = createStore(false, () => {
	const onStart = () => flushSync(() => printing.set(true))
	const onEnd = () => printing.set(false)
	window.addEventListener('beforeprint', onStart)
	window.addEventListener('afterprint', onEnd)
	return () => {
		window.removeEventListener('beforeprint', onStart)
		window.removeEventListener('afterprint', onEnd)
	}
})

const usePrinting = (): boolean => useStore(printing, false)

/** Shows that the source has changed its headline, with the old one. */
function EditedMark({ item: { edited, source } }: { item: ListItem }) {
	const text = useText()
	if (edited === null) return null
	const { count, before } = edited
	return (
		<details className="row-edited">
			<summary className="thumb">
				<span className="edited-word">{text('card.edited')}</span>
			</summary>
			<p className="pop-over">
				<small>{count === 1 ? text('card.earlier') : text('card.changedOften', { count })}</small>
				<TitleWords title={before} source={source} />
			</p>
		</details>
	)
}
