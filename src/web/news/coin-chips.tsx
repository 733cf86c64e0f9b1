import { createContext, use } from 'react'
import type { PricesResponse } from '#contract/prices.ts'
import { pathOf } from '#contract/route-names.ts'
import { languages, type UiLocale } from '#domain/locale.ts'
import { percentSize, withDigits } from '#text/format.ts'
import type { Translate } from '#text/sentence.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { hintOnHover } from '#web/ui/title-on-hover.ts'
import { useLive } from '#web/ui/use-live.ts'
import type { ListItem } from './home-data.ts'
import { PriceChange, wayOf } from './price-change.tsx'
import './coin-chips.css'

/** A row shows at most three coins, the rest as +N; on a narrow list one. */
const shownCoins = 3

/** The daily change of the coins in the price bar: shown if the price at publication is unknown. */
type PriceChanges = ReadonlyMap<string, number>
export const PriceChangeContext = createContext<PriceChanges>(new Map())

export const priceChanges = (prices: PricesResponse | null): PriceChanges =>
	new Map(
		prices?.data.flatMap(({ symbol, price_change_percentage_24h: change }) =>
			change === null ? [] : [[symbol.toUpperCase(), change]],
		),
	)

type Props = {
	item: Pick<ListItem, 'tags'>
	/** The coins that the list is filtered by. */
	filtered?: readonly string[]
}

export function CoinChips({ item, filtered = [] }: Props) {
	const text = useText()
	const locale = useLocale()
	const changes = use(PriceChangeContext)
	// In the server's page titles would take a kilobyte.
	const live = useLive()
	const coins = coinsInOrder(item, filtered)
	if (coins.length === 0) return null
	const more = (rest: ListItem['tags'], className: string) =>
		rest.length > 0 && (
			<li
				className={className}
				{...hintOnHover(() =>
					text('card.moreCoins', {
						count: rest.length,
						coins: rest.map(({ symbol }) => symbol).join(languages[locale].comma),
					}),
				)}
			>
				<bdi>{withDigits(`+${rest.length}`, locale)}</bdi>
			</li>
		)
	return (
		<ul className="row-coins" aria-label={text('card.coins')}>
			{coins.slice(0, shownCoins).map(({ symbol, change_since: since }) => {
				const inDay = changes.get(symbol)
				const change = since ?? inDay
				return (
					<li key={symbol}>
						<SiteLink
							to={pathOf(`${locale}-coin`, { symbol })}
							title={live && change !== undefined ? changeTitle(since, inDay, locale, text) : undefined}
						>
							<bdi>{symbol}</bdi>
							{change !== undefined && <PriceChange change={change} shown={percentSize(change, locale)} />}
						</SiteLink>
					</li>
				)
			})}
			{more(coins.slice(shownCoins), 'more-wide')}
			{more(coins.slice(1), 'more-narrow')}
		</ul>
	)
}

/** Says since when the change is measured; the other change is only in this title. */
function changeTitle(
	since: number | null,
	inDay: number | undefined,
	locale: UiLocale,
	text: Translate,
): string {
	if (since === null) return text('card.day')
	if (inDay === undefined) return text('card.since')
	const size = percentSize(inDay, locale)
	return text('card.sinceAndDay', { way: text(`prices.${wayOf(inDay)}`), size })
}

/** A coin of the filter is shown on every row, not among the +N. */
function coinsInOrder({ tags }: Props['item'], filtered: readonly string[]): ListItem['tags'] {
	if (filtered.length === 0) return tags
	const isFiltered = ({ symbol }: ListItem['tags'][number]) => filtered.includes(symbol)
	return [...tags.filter(isFiltered), ...tags.filter((coin) => !isFiltered(coin))]
}

/** A link to a coin or a source keeps only language and order. */
export const nothingElse = { search: '', category: undefined, sources: [] as string[] }
