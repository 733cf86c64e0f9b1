import { flushSync } from 'react-dom'
import { pathOf } from '#contract/route-names.ts'
import { languages } from '#domain/locale.ts'
import { dateAndTimeOf, relativeTime } from '#text/format.ts'
import { createStore, useStore } from '#web/create-store.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { hintOnHover } from '#web/ui/title-on-hover.ts'
import { browserTimeZone } from '#web/ui/use-time-zone.ts'
import type { ListItem } from './home-data.ts'
import { TitleWords } from './report-link.tsx'
import { sourceAddress, useRowList } from './row-context.ts'
import { outletOf } from './source-name.ts'
import { useShortAge } from './use-ago.ts'
import '#web/ui/pop-over.css'

/** The age of an item; a printed page shows the date instead. */
export function RowAge({ publishedAt }: { publishedAt: string }) {
	const locale = useLocale()
	const { now } = useRowList()
	const age = useShortAge(publishedAt, now)
	const printing = usePrinting()
	const published = new Date(publishedAt)
	const exactTime = () => dateAndTimeOf(published, locale, browserTimeZone())
	return (
		<time
			className="row-age"
			dateTime={publishedAt}
			{...hintOnHover(
				() => `${relativeTime(published, new Date(now), locale)}${languages[locale].comma}${exactTime()}`,
			)}
		>
			{printing ? exactTime() : age}
		</time>
	)
}

export function RowSource({ source }: Pick<ListItem, 'source'>) {
	const text = useText()
	const locale = useLocale()
	const list = useRowList()
	const outlet = outletOf(source, locale)
	return (
		<SiteLink
			className="row-source"
			to={sourceAddress(list, source.slug, locale)}
			{...hintOnHover(text('card.newsFrom', { source: outlet.name }))}
		>
			<img src={`/images/sources/${source.slug}`} alt="" loading="lazy" />
			<bdi lang={outlet.lang}>{outlet.name}</bdi>
		</SiteLink>
	)
}

/** The number of a story's reports, which opens the story; a single report has none. */
export function RowReports({ story }: { story: Pick<ListItem['story'], 'slug' | 'size'> }) {
	const text = useText()
	const locale = useLocale()
	const { isUngrouped } = useRowList()
	if (story.slug === null || story.size < 2 || isUngrouped) return null
	return (
		<SiteLink className="row-reports" to={pathOf(`${locale}-story`, { slug: story.slug })}>
			{text('card.reports', { count: story.size })}
		</SiteLink>
	)
}

/** Shows that the source has changed its headline, with the old one. */
export function EditedMark({ item: { edited, source } }: { item: Pick<ListItem, 'edited' | 'source'> }) {
	const text = useText()
	if (!edited) return null
	const { count, before } = edited
	return (
		<details className="row-edited">
			<summary aria-label={text('card.edited')} {...hintOnHover(text('card.edited'))} />
			<p className="pop-over">
				<small>{count === 1 ? text('card.earlier') : text('card.changedOften', { count })}</small>
				<TitleWords title={before} source={source} />
			</p>
		</details>
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
