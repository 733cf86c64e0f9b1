export type Coin = {
	id: number
	symbol: string
	nameEn: string
	nameFa: string
	aliasesEn: readonly string[]
	aliasesFa: readonly string[]
	coingeckoId: string
	/** The symbol is also an ordinary word or abbreviation: it never tags an item alone. */
	ambiguousSymbol: boolean
	/** A name or alias is also an ordinary word in English or Persian: it never tags an item alone. */
	ambiguousName: boolean
}
