import type { FollowedKind } from '#domain/follow.ts'

const stablecoins =
	'USDT USDC DAI USDS USDE PYUSD FDUSD USD1 RLUSD TUSD BUSD USDP USDD USDN USDG USDY USDH GUSD MUSD GHO EURC'

const notSuggested: ReadonlySet<string> = new Set([
	'topic crypto',
	...stablecoins.split(' ').map((symbol) => `coin ${symbol}`),
])

/** The price of a stablecoin says nothing, and the topic “Crypto” has what fits no other. */
export const isSuggested = ({ kind, ref }: { kind: FollowedKind; ref: string }): boolean =>
	!notSuggested.has(`${kind} ${ref}`)
