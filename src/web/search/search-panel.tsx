import { type RefObject, useDeferredValue, useMemo, useState } from 'react'
import { pathOf } from '#contract/route-names.ts'
import type { ListLocale } from '#domain/locale.ts'
import { isolated } from '#text/isolated.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale } from '#web/layout/use-locale.ts'
import { Icon } from '#web/ui/icon.tsx'
import { X } from '#web/ui/icons.tsx'
import { forgetSearch, useRecentSearches } from './recent-searches.ts'
import { nearNames, type SearchableThing, suggestNames, thingKinds } from './suggest-names.ts'
import { StorySuggestion, SuggestionGroup, ThingSuggestion } from './suggestion-rows.tsx'
import { useSearchText } from './use-search-text.ts'
import { useSearchableThings } from './use-searchable-things.ts'
import { useStorySuggestions } from './use-story-suggestions.ts'
import { useSuggestionKeys } from './use-suggestion-keys.ts'
import './search-panel.css'

/** At most so many of each kind. */
const shownThings = { coin: 4, topic: 3, person: 3, source: 3 } as const

type Props = {
	/** What is in the box. */
	typed: string
	newsLocale: ListLocale
	addressOf: (search: string) => string
	/** The box and this panel. */
	card: RefObject<HTMLElement | null>
	/** The reader is among the suggestions: the search must not begin by itself. */
	onChoosing: () => void
	onLeave: () => void
}

/** What is suggested below the box: recent searches and well-known names, or what the typed words may mean. */
export function SearchPanel({ typed: inBox, newsLocale, addressOf, card, onChoosing, onLeave }: Props) {
	const locale = useLocale()
	const text = useSearchText()
	const typed = useDeferredValue(inBox.trim())
	const recent = useRecentSearches()
	const stories = useStorySuggestions(typed, newsLocale)
	const [now] = useState(() => new Date().toISOString())
	useSuggestionKeys(card)
	const things = useSearchableThings()
	const found = useMemo(
		() => things && (typed === '' ? things : suggestNames(things, typed)),
		[things, typed],
	)
	const isNone = typed !== '' && found?.length === 0 && stories.isComplete && stories.items.length === 0
	const near = useMemo(() => (isNone && things ? nearNames(things, typed) : []), [isNone, things, typed])
	const shown = firstOfEachKind((isNone && near.length === 0 ? things : found) ?? [])
	const count = shown.length + near.length + stories.items.length
	const row = (thing: SearchableThing) => (
		<ThingSuggestion key={`${thing.kind} ${thing.ref}`} {...{ thing, typed, onLeave }} />
	)
	return (
		// It takes the focus of a press between the suggestions, which would otherwise leave the box.
		<section
			aria-label={text('panel.label')}
			className="search-panel"
			tabIndex={-1}
			onPointerMove={onChoosing}
			onPointerDown={onChoosing}
			onFocus={onChoosing}
		>
			<p className="sr-only" role="status">
				{found === undefined ? text('panel.loading') : text('panel.count', { count })}
			</p>
			<div className="suggestions">
				{typed === '' && recent.length > 0 && (
					<SuggestionGroup heading={text('panel.recent')}>
						{recent.map((search) => (
							<li key={search} className="suggestion">
								<Icon name="clock" />
								<SiteLink to={addressOf(search)} onClick={onLeave} dir="auto">
									{search}
								</SiteLink>
								<button
									type="button"
									className="suggestion-remove"
									aria-label={text('panel.remove', { search: isolated(search) })}
									onClick={() => {
										card.current?.querySelector('input')?.focus()
										forgetSearch(search)
									}}
								>
									<X size={15} />
								</button>
							</li>
						))}
					</SuggestionGroup>
				)}
				{isNone && (
					<div className="search-none">
						<p>{text('panel.none', { search: isolated(typed) })}</p>
						<p>{text('panel.noneHelp')}</p>
					</div>
				)}
				{near.length > 0 && <SuggestionGroup heading={text('panel.near')}>{near.map(row)}</SuggestionGroup>}
				{found === undefined && <Bones />}
				{found === null && stories.items.length === 0 && (
					<p className="search-none">{text('panel.failed')}</p>
				)}
				{thingKinds.map((kind) => {
					const some = shown.filter((thing) => thing.kind === kind)
					return (
						some.length > 0 && (
							<SuggestionGroup key={kind} heading={text(`panel.${kind}`)}>
								{some.map(row)}
							</SuggestionGroup>
						)
					)
				})}
				{stories.items.length > 0 && (
					<SuggestionGroup heading={text('panel.story')}>
						{stories.items.map((item) => (
							<StorySuggestion key={item.id} {...{ item, typed, now, onLeave }} />
						))}
					</SuggestionGroup>
				)}
			</div>
			<div className="search-foot">
				<span className="search-hints" aria-hidden="true">
					<kbd>↑</kbd>
					<kbd>↓</kbd> {text('panel.choose')}
					<kbd>↵</kbd> {text('panel.open')}
					<kbd>Ctrl ↵</kbd> {text('panel.follow')}
				</span>
				<SiteLink to={pathOf(`${locale}-help`)} onClick={onLeave} className="inline-link">
					{text('panel.help')}
				</SiteLink>
			</div>
		</section>
	)
}

const firstOfEachKind = (things: readonly SearchableThing[]): SearchableThing[] =>
	thingKinds.flatMap((kind) => things.filter((thing) => thing.kind === kind).slice(0, shownThings[kind]))

/** As high as the rows that replace them. */
const Bones = () => (
	<div aria-hidden="true" className="search-bones">
		{[1, 2, 3, 4, 5, 6].map((bone) => (
			<i key={bone} />
		))}
	</div>
)
