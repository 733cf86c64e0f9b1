export type CoinPrice = {
	symbol: string
	/** In US dollars. */
	currentPrice: number
	/** Per cent; a newly listed coin has none. */
	change24h: number | null
}
