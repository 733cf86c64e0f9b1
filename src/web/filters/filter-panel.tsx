import { memo, useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { useLoggedIn } from '#web/account/login-flag.ts'
import { useText } from '#web/layout/use-locale.ts'
import { PlaceLinks } from '#web/news/place-links.tsx'
import type { Home } from '#web/news/use-home.ts'
import { FilterCard } from './filter-card.tsx'
import { filterRows } from './filter-rows.ts'
import { nothingSelected, overLimit } from './selection.ts'
import type { Filters } from './use-filters.ts'

type Props = {
	home: Home
	filters: Filters
	/** In a dialog: it has done its work. */
	onDone?: () => void
}

/** The three cards and their buttons; in the side column and in the phone's dialog alike. */
export function FilterPanel({ home, filters, onDone }: Props) {
	const text = useText()
	const loggedIn = useLoggedIn()
	const { catalogue } = home
	const { selection, setSelection, toggle } = filters
	const rows = useMemo(() => filterRows(catalogue), [catalogue])
	const settled = useDeferredValue(selection)
	const anything = settled.coins.length + settled.fa.length + settled.en.length > 0
	const submit = async () => {
		if (await filters.submit()) onDone?.()
	}
	return (
		<div className="grid content-start gap-3">
			<FilterCard
				title={text('filters.coins')}
				help={text('filters.helpCoins')}
				findLabel={text('filters.findCoin')}
				card="coins"
				rows={rows.coins}
				selected={selection.coins}
				onToggle={toggle}
				startsOpen
			>
				{!loggedIn && settled.coins.length > 1 && (
					<p className="px-3.5 pb-2 text-sm">
						<Link to={pathOf('signup')} className="inline-link">
							{text('filters.unlimited')}
						</Link>
					</p>
				)}
			</FilterCard>
			{(['fa', 'en'] as const).map((of) => (
				<FilterCard
					key={of}
					title={text(`filters.${of}`)}
					help={text('filters.helpSources')}
					findLabel={text('filters.findSource')}
					card={of}
					rows={rows[of]}
					selected={selection[of]}
					onToggle={toggle}
					startsOpen={of === home.data.query.newsLocale}
				/>
			))}
			<div className="filter-actions needs-script">
				<button type="button" className="primary-button w-full rounded-card" onClick={() => void submit()}>
					{text('filters.apply')}
				</button>
				{loggedIn && (
					<button
						type="button"
						className="quiet-button w-full rounded-card"
						onClick={() => void filters.save()}
					>
						{text('filters.save')}
					</button>
				)}
				{anything && (
					<button
						type="button"
						className="min-h-target text-sm text-ink-2 hover:underline"
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
			<Places home={home} onChoose={onDone} />
		</div>
	)
}

/** Topics and people, below the filters where they have no panel of their own. Ticks do not touch them. */
const Places = memo(function Places({ home, onChoose }: { home: Home; onChoose?: (() => void) | undefined }) {
	const text = useText()
	const { categories, influencers } = home.catalogue
	return (
		<div className="card grid gap-2 p-3 lg:hidden">
			<h2 className="font-semibold">{text('topics.label')}</h2>
			<div className="flex flex-wrap gap-1.5">
				<PlaceLinks home={home} places={categories} className="place-tag" onChoose={onChoose} />
			</div>
			<h2 className="font-semibold">{text('topics.people')}</h2>
			<div className="flex flex-wrap gap-1.5">
				<PlaceLinks home={home} places={influencers} className="place-tag" onChoose={onChoose} />
			</div>
		</div>
	)
})
