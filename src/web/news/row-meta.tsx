import { languages } from '#domain/locale.ts'
import { dateAndTimeOf, relativeTime, shortNumber } from '#text/format.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { hintOnHover } from '#web/ui/title-on-hover.ts'
import { usePrinting } from '#web/ui/use-printing.ts'
import { nothingElse } from './coin-chips.tsx'
import { EditedMark } from './edited-mark.tsx'
import type { ListItem } from './home-data.ts'
import { outletOf } from './source-name.ts'
import { useShortAge } from './use-ago.ts'
import type { Home } from './use-home.ts'
import './row-meta.css'

/** Source, age, views, and on a narrow list the number of votes for importance. */
export function RowMeta({ item, home, isNew }: { item: ListItem; home: Home; isNew: boolean }) {
	const text = useText()
	const { uiLocale } = home
	const { source, importance, views } = item
	const outlet = outletOf(source, uiLocale)
	const age = useShortAge(item.published_date, home.data.now)
	const printing = usePrinting()
	const published = new Date(item.published_date)
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
						`${relativeTime(published, new Date(home.data.now), uiLocale)}${languages[uiLocale].comma}${dateAndTimeOf(published, uiLocale)}`,
				)}
			>
				{/* A printed page shows the date instead of the age. */}
				{printing ? dateAndTimeOf(published, uiLocale) : age}
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
