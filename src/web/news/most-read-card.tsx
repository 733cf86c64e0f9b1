import { titleDirectionOnPage } from '#domain/title-direction.ts'
import { withDigits } from '#text/format.ts'
import { useText } from '#web/layout/use-locale.ts'
import { countsView } from './count-view.ts'
import type { Home } from './use-home.ts'
import './most-read-card.css'

/** The most read items of the last 24 hours, in the language of the list. */
export function MostReadCard({ home }: { home: Home }) {
	const text = useText()
	const { items } = home.data.mostRead
	if (items.length === 0) return null
	return (
		<section aria-label={text('side.mostRead')} className="card side-card">
			<h2>{text('side.mostRead')}</h2>
			<ol className="most-read">
				{items.map(({ id, title, url, locale }, index) => (
					<li key={id}>
						<span aria-hidden="true">{withDigits(String(index + 1), home.uiLocale)}</span>
						<a href={url} target="_blank" rel="noopener noreferrer" {...countsView(id)}>
							<bdi dir={titleDirectionOnPage(title, locale)} lang={locale}>
								{title}
							</bdi>
						</a>
					</li>
				))}
			</ol>
		</section>
	)
}
