import { useEffect, useRef, useState } from 'react'
import { peopleAtFirst } from '#contract/choices.ts'
import { loadAllChoices } from '#web/filters/all-choices.ts'
import { filtersPath } from '#web/filters/filters-path.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { SectionLinks } from './section-links.tsx'
import { type Home, useWholeHome } from './use-home.ts'

/** The first people and the one of the page; all after "Show all", whose link needs no script. */
export function People({ home, onChoose }: { home: Home; onChoose?: (() => void) | undefined }) {
	const text = useText()
	const say = useMessage()
	const [open, setOpen] = useState(false)
	const whole = useWholeHome(home)
	const all = open && whole.isComplete
	const people = whole.catalogue.influencers.filter(
		({ route_ref }, index) => all || index < peopleAtFirst || route_ref === home.data.query.category,
	)
	const list = useRef<Element | null>(null)
	// The link that was pressed is gone: the first of the people that it brought takes its focus.
	useEffect(() => {
		if (all) list.current?.querySelectorAll('a')[peopleAtFirst]?.focus()
	}, [all])
	const showAll = (link: Element) => {
		list.current = link.previousElementSibling
		setOpen(true)
		void loadAllChoices(home.data.choices.path).then((found) => {
			if (found === undefined) say('error', text('filters.loadFailed'))
		})
	}
	return (
		<>
			<SectionLinks home={home} sections={people} onChoose={onChoose} />
			{!all && (
				<SiteLink
					to={`${filtersPath(home)}#people`}
					className="all-people"
					onClick={(event) => {
						event.preventDefault()
						showAll(event.currentTarget)
					}}
				>
					{text('topics.allPeople')}
				</SiteLink>
			)}
		</>
	)
}
