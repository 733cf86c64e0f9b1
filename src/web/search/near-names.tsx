import { useMemo } from 'react'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale } from '#web/layout/use-locale.ts'
import { nearNames, pictureOf } from './suggest-names.ts'
import { thingAddress } from './thing-address.ts'
import { useSearchText } from './use-search-text.ts'
import { useSearchableThings } from './use-searchable-things.ts'
import './near-names.css'

/** What a search that found nothing may have meant. */
export function NearNames({ search }: { search: string }) {
	const text = useSearchText()
	const locale = useLocale()
	const things = useSearchableThings()
	const near = useMemo(() => nearNames(things ?? [], search), [things, search])
	if (near.length === 0) return null
	return (
		<section className="near-names" aria-labelledby="near-names">
			<p id="near-names">{text('panel.near')}</p>
			<ul>
				{near.map((thing) => (
					<li key={`${thing.kind} ${thing.ref}`}>
						<SiteLink to={thingAddress(thing, locale)} className="quiet-button">
							<img src={pictureOf(thing)} alt="" width={20} height={20} />
							<bdi lang={thing.lang}>{thing.name}</bdi>
						</SiteLink>
					</li>
				))}
			</ul>
		</section>
	)
}
