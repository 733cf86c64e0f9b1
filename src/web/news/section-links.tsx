import { isPersonId } from '#domain/catalogue.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import type { Section } from './home-catalogue.ts'
import type { Home } from './use-home.ts'
import './section-links.css'

/** Links to topics or people; the current one links back to all news. */
export function SectionLinks({
	home,
	sections,
	onChoose,
}: {
	home: Home
	sections: readonly Section[]
	/** In a dialog: closes it, and the chosen page replaces its history entry. */
	onChoose?: (() => void) | undefined
}) {
	const { query } = home.data
	return (
		<ul>
			{sections.map((section) => {
				const person = isPersonId(section.id)
				const current = query.category === section.route_ref
				const image = `/images/${person ? 'people' : 'categories'}/${section.route_ref}.svg`
				return (
					<li key={section.id}>
						<SiteLink
							to={home.addressOf({ category: current ? undefined : section.route_ref }, person)}
							replace={onChoose !== undefined}
							onClick={onChoose}
							aria-current={current ? 'page' : undefined}
						>
							<img src={image} alt="" loading="lazy" />
							{section.name}
						</SiteLink>
					</li>
				)
			})}
		</ul>
	)
}
