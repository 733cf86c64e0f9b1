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
import { useRowList } from './row-context.ts'
import './coin-chips.css'

/** A row has at most three coins, the rest as +N; those without space are not visible. */
const shownCoins = 3

/** A smaller change since a headline says nothing, in per cent. */
const leastChange = 0.2

/** The daily change of the coins in the price bar, for the title of a chip. */
type PriceChanges = ReadonlyMap<string, number>
export const PriceChangeContext = createContext<PriceChanges>(new Map())

export const priceChanges = (prices: PricesResponse | null): PriceChanges =>
	new Map(
		prices?.data.flatMap(({ symbol, price_change_percentage_24h: change }) =>
			change === null ? [] : [[symbol.toUpperCase(), change]],
		),
	)

type Props = { item: Pick<ListItem, 'tags'> }

export function CoinChips({ item }: Props) {
	const text = useText()
	const locale = useLocale()
	const changes = use(PriceChangeContext)
	// In the server's page titles would take a kilobyte.
	const live = useLive()
	const { coins: filtered = [] } = useRowList()
	const coins = coinsInOrder(item, filtered)
	if (coins.length === 0) return null
	return (
		<ul className="row-coins" aria-label={text('card.coins')}>
			{coins.slice(0, shownCoins).map(({ symbol, change_since: since }) => {
				const isShown = since !== null && Math.abs(since) >= leastChange
				return (
					<li key={symbol}>
						<SiteLink
							to={pathOf(`${locale}-coin`, { symbol })}
							title={live && since !== null ? changeTitle(changes.get(symbol), locale, text) : undefined}
						>
							<bdi>{symbol}</bdi>
							{isShown && <PriceChange change={since} shown={percentSize(since, locale)} />}
						</SiteLink>
					</li>
				)
			})}
			{coins.length > shownCoins && <MoreCoins rest={coins.slice(shownCoins)} />}
		</ul>
	)
}

function MoreCoins({ rest }: { rest: ListItem['tags'] }) {
	const text = useText()
	const locale = useLocale()
	return (
		<li
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
}

/** The change is that since the headline; the daily one is only in this title. */
function changeTitle(inDay: number | undefined, locale: UiLocale, text: Translate): string {
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
