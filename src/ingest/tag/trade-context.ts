import { tradeWords } from '#ingest/vocabulary/signal-words.ts'
import type { Token } from './tokenise-title.ts'

const currencies = new Set(['ارز', 'ارزهای', 'دارایی', 'داراییهای', 'های'])

/** «دیجیتال» is a word of this trade only after a currency: «ارزهای دیجیتال», not «بازاریابی دیجیتال». */
export function isTradeWord(tokens: readonly Token[], index: number): boolean {
	const key = tokens[index]?.key ?? ''
	return tradeWords.has(key) || (key === 'دیجیتال' && currencies.has(tokens[index - 1]?.key ?? ''))
}
