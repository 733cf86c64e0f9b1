import { isPersonId } from '#domain/catalogue.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import type { Place } from './home-catalogue.ts'
import type { Home } from './use-home.ts'

/** Links to topics or people; the one that is shown leads back to all news. */
export function PlaceLinks({
	home,
	places,
	onChoose,
}: {
	home: Home
	places: readonly Place[]
	/** In a dialog: it closes, and the page that was chosen takes the place of its entry in the history. */
	onChoose?: (() => void) | undefined
}) {
	const { query } = home.data
	return (
		<ul>
			{places.map((place) => {
				const person = isPersonId(place.id)
				const current = query.category === place.route_ref
				const image = `/images/${person ? 'people' : 'categories'}/${place.route_ref}.svg`
				return (
					<li key={place.id}>
						<SiteLink
							to={home.addressOf({ category: current ? undefined : place.route_ref }, person)}
							replace={onChoose !== undefined}
							onClick={onChoose}
							aria-current={current ? 'page' : undefined}
						>
							<img src={image} alt="" loading="lazy" />
							{place.name}
						</SiteLink>
					</li>
				)
			})}
		</ul>
	)
}
