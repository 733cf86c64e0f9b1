import { memo, useDeferredValue, useEffect, useMemo } from 'react'
import { pathOf } from '#contract/route-names.ts'
import { newsLocales } from '#domain/locale.ts'
import { useLoggedIn } from '#web/account/login-flag.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { People } from '#web/news/people.tsx'
import { SectionLinks } from '#web/news/section-links.tsx'
import type { Home } from '#web/news/use-home.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { loadAllChoices } from './all-choices.ts'
import { FilterCard } from './filter-card.tsx'
import { filterRows, firstRows } from './filter-rows.ts'
import { filtersPath } from './filters-path.ts'
import { inEachCard, isAnySelected, nothingSelected, overLimit } from './selection.ts'
import type { Filters } from './use-filters.ts'
import './filter-panel.css'
import './filter-actions.css'

type Props = {
	home: Home
	filters: Filters
	/** Called in a dialog when the filter is applied. */
	onDone?: () => void
}

function rowsOf({ catalogue, isComplete, data: { query } }: Home) {
	const all = filterRows(catalogue)
	if (isComplete) return all
	return inEachCard((card) => firstRows(all[card], card === 'coins' ? query.coins : query.sources))
}

/** The cards and their buttons, for the side column and the phone's dialog. */
export const FilterPanel = memo(function FilterPanel({ home, filters, onDone }: Props) {
	const text = useText()
	const loggedIn = useLoggedIn()
	const { selection, setSelection, toggle } = filters
	const rows = useMemo(() => rowsOf(home), [home])
	const rest = useRest(home)
	const { path: choices } = home.data.choices
	const isEmpty = home.catalogue.sources.length === 0
	useEffect(() => {
		if (isEmpty) void loadAllChoices(choices)
	}, [isEmpty, choices])
	const [path = '', plain = ''] = home.addressOf({ coins: [], sources: [] }).split('?')
	const settled = useDeferredValue(selection)
	const anything = isAnySelected(settled)
	const submit = async () => {
		if (await filters.submit()) onDone?.()
	}
	return (
		<form
			method="get"
			action={path}
			className="plain-form filter-panel"
			onSubmit={(event) => {
				event.preventDefault()
				void submit()
			}}
		>
			{[...new URLSearchParams(plain)].map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<FilterCard
				title={text('filters.coins')}
				help={text('filters.helpCoins')}
				findLabel={text('filters.findCoin')}
				card="coins"
				rows={rows.coins}
				selected={selection.coins}
				onToggle={toggle}
				startsOpen
				rest={rest.coins}
			>
				{!loggedIn && settled.coins.length > 1 && (
					<p className="filter-unlimited">
						<SiteLink to={pathOf('signup')} className="inline-link">
							{text('filters.unlimited')}
						</SiteLink>
					</p>
				)}
			</FilterCard>
			{newsLocales.map((of) => (
				<FilterCard
					key={of}
					title={text(`filters.${of}`)}
					help={text('filters.helpSources')}
					findLabel={text('filters.findSource')}
					card={of}
					rows={rows[of]}
					selected={selection[of]}
					onToggle={toggle}
					startsOpen
					rest={rest.sources}
				/>
			))}
			<div className="filter-actions">
				<button
					type="submit"
					className={`plain-submit primary-button wide-button${filters.isChanged ? '' : ' filter-idle'}`}
				>
					{text('filters.apply')}
				</button>
				{loggedIn && (
					<button type="button" className="quiet-button wide-button" onClick={() => void filters.save()}>
						{text('filters.save')}
					</button>
				)}
				{anything && (
					<button
						type="button"
						className="filter-clear"
						onClick={() => {
							setSelection(nothingSelected)
							void filters.submit(nothingSelected, { stay: true })
						}}
					>
						{text('filters.clear')}
					</button>
				)}
				{overLimit(settled) && !loggedIn && (
					<p className="sr-only" role="status">
						{text('filters.unlimited')}
					</p>
				)}
			</div>
			{onDone !== undefined && <DialogSections home={home} onChoose={onDone} />}
		</form>
	)
})

/** How to load what the page does not contain; stable between selections. */
function useRest(home: Home) {
	const text = useText()
	const say = useMessage()
	return useMemo(() => {
		if (home.isComplete) return { coins: undefined, sources: undefined }
		const load = () =>
			void loadAllChoices(home.data.choices.path).then((found) => {
				if (found === undefined) say('error', text('filters.loadFailed'))
			})
		const path = filtersPath(home)
		return {
			coins: { name: text('filters.allCoins'), path, load },
			sources: { name: text('filters.allSources'), path, load },
		}
	}, [home, say, text])
}

/** Topics and people, below the filters of a phone; memoized, because selections do not change them. */
const DialogSections = memo(function DialogSections({
	home,
	onChoose,
}: {
	home: Home
	onChoose: () => void
}) {
	const text = useText()
	const { categories } = home.catalogue
	return (
		<div className="card dialog-places">
			<h2>{text('topics.label')}</h2>
			<SectionLinks home={home} sections={categories} onChoose={onChoose} />
			<h2>{text('topics.people')}</h2>
			<People home={home} onChoose={onChoose} />
		</div>
	)
})
