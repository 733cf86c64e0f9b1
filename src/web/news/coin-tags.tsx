import type { Locale } from '#domain/locale.ts'
import { withDigits } from '#text/format.ts'
import { useText } from '#web/layout/use-locale.ts'
import { titleOnHover } from './title-on-hover.ts'

/** At most three coins on a card, the rest as +N. */
const shownCoins = 3

export function CoinTags({ coins, uiLocale }: { coins: readonly { symbol: string }[]; uiLocale: Locale }) {
	const text = useText()
	if (coins.length === 0) return null
	const rest = coins.slice(shownCoins)
	return (
		<ul className="coin-tags" aria-label={text('card.coins')}>
			{coins.slice(0, shownCoins).map(({ symbol }) => (
				<li key={symbol} className="coin-tag">
					<bdi>{symbol}</bdi>
				</li>
			))}
			{rest.length > 0 && (
				<li
					className="coin-tag"
					{...titleOnHover(() =>
						text('card.moreCoins', {
							count: rest.length,
							coins: rest.map(({ symbol }) => symbol).join(text('list.comma')),
						}),
					)}
				>
					<bdi>{withDigits(`+${rest.length}`, uiLocale)}</bdi>
				</li>
			)}
		</ul>
	)
}
