const coins = (text: string, topic: string): [string, string][] =>
	text.split(' ').map((ref): [string, string] => [ref, topic])

/** What a project does is told by its very name, as the catalogue holds of Uniswap, Axie Infinity and Decentraland. */
export const coinTopics: ReadonlyMap<string, string> = new Map([
	...coins(
		'UNI AAVE MKR CRV COMP SUSHI CAKE LDO YFI DYDX 1INCH SNX BNT KNC CVX FXS JOE RAY FEI SPELL ANC SRM PERP PEOPLE',
		'defi',
	),
	...coins('AXS GALA ILV YGG PYR SLP PLA', 'game'),
	...coins('MANA SAND CEEK', 'metaverse'),
	...coins('NFT', 'nft'),
])
