import { Link } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { useLoggedIn } from '#web/account/login-flag.ts'
import { useText } from '#web/layout/use-locale.ts'
import { PlaceLinks } from '#web/news/place-links.tsx'
import type { Home } from '#web/news/use-home.ts'
import { FilterCard } from './filter-card.tsx'
import { nothingSelected, overLimit, toggled } from './selection.ts'
import type { Filters } from './use-filters.ts'

type Props = { home: Home; filters: Filters; onDone?: () => void }

/** The three cards and their buttons; in the side column and in the phone's dialog alike. */
export function FilterPanel({ home, filters, onDone }: Props) {
	const text = useText()
	const loggedIn = useLoggedIn()
	const { catalogue, available } = home.data
	const { selection, setSelection } = filters
	const locale = home.uiLocale
	const coinRows = catalogue.coins.map((coin) => ({
		name: coin.symbol,
		label: coin[locale],
		note: coin.symbol,
		image: `/images/coins/${coin.symbol}.svg`,
		round: true,
	}))
	const sourceRows = (of: 'fa' | 'en') =>
		catalogue.sources
			.filter(
				(source) =>
					source.locale === of &&
					(available === null || available.length === 0 || available.includes(source.id)),
			)
			.map((source) => ({
				name: source.slug,
				label: source[locale],
				image: `/images/sources/${source.slug}`,
				round: false,
			}))
	const anything = selection.coins.length + selection.fa.length + selection.en.length > 0
	const submit = async () => {
		if (await filters.submit()) onDone?.()
	}
	return (
		<div className="grid content-start gap-3">
			<FilterCard
				title={text('filters.coins')}
				help={text('filters.helpCoins')}
				findLabel={text('filters.findCoin')}
				rows={coinRows}
				selected={selection.coins}
				onToggle={(name) => setSelection(toggled(selection, 'coins', name))}
				size="coins"
				startsOpen
			>
				{!loggedIn && selection.coins.length > 1 && (
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
					rows={sourceRows(of)}
					selected={selection[of]}
					onToggle={(name) => setSelection(toggled(selection, of, name))}
					size="sources"
					startsOpen={of === home.data.query.newsLocale}
				/>
			))}
			<div className="filter-actions">
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
						className="min-h-11 text-sm text-ink-2 hover:underline"
						onClick={() => {
							setSelection(nothingSelected)
							void filters.submit(nothingSelected)
						}}
					>
						{text('filters.clear')}
					</button>
				)}
				{overLimit(selection) && !loggedIn && (
					<p className="sr-only" role="status">
						{text('filters.unlimited')}
					</p>
				)}
			</div>
			<div className="card grid gap-2 p-3 lg:hidden">
				<h2 className="font-semibold">{text('topics.label')}</h2>
				<div className="flex flex-wrap gap-1.5">
					<PlaceLinks home={home} places={catalogue.categories} className="place-tag" />
				</div>
				<h2 className="font-semibold">{text('topics.people')}</h2>
				<div className="flex flex-wrap gap-1.5">
					<PlaceLinks home={home} places={catalogue.influencers} className="place-tag" />
				</div>
			</div>
		</div>
	)
}
