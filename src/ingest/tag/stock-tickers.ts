import { wordSet } from '#ingest/word-set.ts'
import type { Entity } from './find-entities.ts'
import type { TitleContext } from './title-context.ts'

const stockExchanges = wordSet('nasdaq nyse tsx tsxv lse asx amex otc')
const shareWords = wordSet('shares stock plc inc corp')

/** Whether a ticker is that of a company: "(NASDAQ: DASH)", "Seagate (STX)", "BAT shares". */
export function isStockTicker({ from, to, rule }: Entity, { tokens, words }: TitleContext): boolean {
	if (rule.kind !== 'coin' || rule.form !== 'ticker') return false
	const owners = words.coins.owners.get(rule.ref)
	if (owners && tokens.some((token) => owners.has(token.key))) return true
	if (shareWords.has(tokens[to]?.key ?? '') && tokens[to]?.gap === ' ') return true
	return stockExchanges.has(tokens[from - 1]?.key ?? '') && (tokens[from]?.gap.startsWith(':') ?? false)
}
