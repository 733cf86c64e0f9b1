import {
	ceilings,
	clauseOpeners,
	forecasts,
	heights,
	levelMeasures,
	levels,
	movesAlone,
	otherGoods,
	otherSubjects,
	prepositions,
	priceNouns,
	priceRelatedWords,
	priceWords,
	rivalMoves,
	strongMoves,
	taxes,
	weakMoves,
} from '#ingest/vocabulary/price-words.ts'
import type { Entity } from './find-entities.ts'
import { isPrice } from './price-quote.ts'
import type { Token } from './tokenise-title.ts'

export const isMove = (key: string): boolean => strongMoves.has(key) || weakMoves.has(key)

const farthestNumber = 6
const farthestSubject = 4

/** The position of the word that says how the price of the named coins, or of the market, moves; -1 if there is none. */
export function findPriceMove(
	title: string,
	tokens: readonly Token[],
	coins: readonly Entity[],
	marketNamed: boolean,
): number {
	if (coins.length === 0 && !marketNamed) return -1
	const quantity = tokens.findIndex((token, index) => isPrice(title, tokens, token, index))
	return tokens.findIndex((token, index) => {
		if (!priceRelatedWords.has(token.key) && !startsWithDigit.test(token.key)) return false
		if (priceWords.has(token.key) && !isOtherPrice(tokens, index)) return true
		if (token.key === 'نرخ' && coins.some((coin) => coin.from === index + 1)) return true
		if (coins.some((coin) => index >= coin.from && index < coin.to)) return false
		const before = tokens[index - 1]?.key ?? ''
		if (
			otherSubjects.has(before) ||
			(!token.latin && isOfOther(tokens, index)) ||
			tokens[index + 1]?.key === 'by'
		)
			return false
		if (strongMoves.has(token.key)) return true
		if (levels.has(token.key) && levelMeasures.has(before)) return !tokens.some(isOtherSubject)
		if (heights.has(token.key) && ceilings.has(tokens[index + 1]?.key ?? '')) return false
		if (heights.has(token.key) && coins.length > 0) return !tokens.some(isOtherSubject)
		const afterCoin = coins.some((coin) => coin.to === index && !clauseEnd.test(token.gap))
		if (afterCoin && token.key === 'در' && quantity === index + 1) return true
		if (afterCoin && isPersianQuote(title, tokens, index)) return true
		if (afterCoin && rivalMoves.has(token.key) && coins.some((coin) => coin.from === index + 1)) return true
		if (forecasts.has(token.key) && money.test(title)) return true
		if (!weakMoves.has(token.key)) return false
		if (prepositions.has(token.key) && !money.test(title)) return false
		if (quantity >= 0 && Math.abs(quantity - index) <= farthestNumber) return !tokens.some(isTax)
		const subject = (afterCoin || priceNouns.has(before)) && !clauseEnd.test(token.gap)
		return subject && movesAlone.has(token.key) && standsAlone(tokens, index)
	})
}

const money = /[$€]\s?\d|دلار/
const startsWithDigit = /^\d/
const clauseEnd = /[,;:.]/
/** In a title about taxes a percentage is a tax rate. */
const isTax = (token: Token): boolean => taxes.has(token.key)
const isOtherSubject = (token: Token): boolean => otherSubjects.has(token.key)

/** The subject may be several words before, because Persian sentences end with the verb: «کارمزد شبکه اتریوم ریخت». */
const isOfOther = (tokens: readonly Token[], index: number): boolean =>
	tokens.slice(Math.max(0, index - farthestSubject), index).some(isOtherSubject)

/** Other prices: the floor of a collection, price manipulation, and the price of a company. */
const isOtherPrice = (tokens: readonly Token[], index: number): boolean => {
	const before = tokens[index - 1]?.key
	const next = tokens[index + 1]?.key ?? ''
	return (
		otherGoods.has(next) ||
		before === 'floor' ||
		next === 'manipulation' ||
		(before === 'به' && startsWithDigit.test(next))
	)
}

/** The price is an adjective: «بیت‌کوین ۱۰۰ هزار دلاری». */
const isPersianQuote = (title: string, tokens: readonly Token[], index: number): boolean =>
	startsWithDigit.test(tokens[index]?.key ?? '') &&
	/^[\d٫٬.,\u06f0-\u06f9]*\s(?:هزار|میلیون)\s?\u200c?دلاری/.test(title.slice(tokens[index]?.start))

function standsAlone(tokens: readonly Token[], index: number): boolean {
	const next = tokens[index + 1]
	return next === undefined || /[,;:.!?—–-]/.test(next.gap) || clauseOpeners.has(next.key)
}
