/** Long titles, as some outlets write them, to try the layout: close to 250 characters. */
export const englishLongReads: readonly string[] = [
	'Everything you need to know before {weekday}: the {upgrade} network upgrade on {chain}, the {usdB} {BTC} options expiry, fresh inflation data, two court dates and the {coin} token unlock that traders in {city} say could decide the mood of the month',
	'From a spare bedroom in {city} to {usdM} in total value locked: how {n3-9} friends built {protocol}, why they turned down three funds, what a failed audit taught them about smart contracts & trust, and where {defi} and {chain} fit in the plan',
	'Opinion: {coin} does not need another roadmap, a louder conference or a cleverer memecoin; it needs {n3-6} boring years of wallets that do not lose money, fees that do not surprise anyone and developers in {country} who are paid on time',
]
