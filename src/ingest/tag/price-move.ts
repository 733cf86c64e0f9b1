import type { TagWords } from '#domain/tag-words.ts'
import type { Entity } from './find-entities.ts'
import { isPrice } from './price-quote.ts'
import type { SplitTitle } from './title-context.ts'
import type { Token } from './tokenise-title.ts'

export const isMove = (key: string, { prices }: TagWords): boolean =>
	prices.strong.has(key) || prices.weak.has(key)

const farthestNumber = 6
/** The subject may be several words before, because Persian sentences end with the verb: «کارمزد شبکه اتریوم ریخت». */
const farthestSubject = 4

/** The position of the word that says how the price of the named coins, or of the market, moves; -1 if there is none. */
export function findPriceMove(
	{ title, tokens, words: { prices } }: Pick<SplitTitle, 'title' | 'tokens' | 'words'>,
	coins: readonly Entity[],
	marketNamed: boolean,
): number {
	if (coins.length === 0 && !marketNamed) return -1
	const isOtherSubject = (token: Token): boolean => prices.subjects.has(token.key)
	/** In a title about taxes a percentage is a tax rate. */
	const isTax = (token: Token): boolean => prices.taxes.has(token.key)
	const quantity = tokens.findIndex((token, index) => isPrice(title, tokens, token, index))
	return tokens.findIndex((token, index) => {
		if (!prices.related.has(token.key) && !startsWithDigit.test(token.key)) return false
		if (prices.names.has(token.key) && !isOtherPrice(tokens, index, prices)) return true
		if (token.key === 'نرخ' && coins.some((coin) => coin.from === index + 1)) return true
		if (coins.some((coin) => index >= coin.from && index < coin.to)) return false
		const before = tokens[index - 1]?.key ?? ''
		if (
			prices.subjects.has(before) ||
			(!token.latin && tokens.slice(Math.max(0, index - farthestSubject), index).some(isOtherSubject)) ||
			tokens[index + 1]?.key === 'by'
		)
			return false
		if (prices.strong.has(token.key)) return true
		if (prices.levels.has(token.key) && prices.measures.has(before)) return !tokens.some(isOtherSubject)
		if (prices.heights.has(token.key) && prices.ceilings.has(tokens[index + 1]?.key ?? '')) return false
		if (prices.heights.has(token.key) && coins.length > 0) return !tokens.some(isOtherSubject)
		const afterCoin = coins.some((coin) => coin.to === index && !clauseEnd.test(token.gap))
		if (afterCoin && token.key === 'در' && quantity === index + 1) return true
		if (afterCoin && isPersianQuote(title, tokens, index)) return true
		if (afterCoin && prices.rivals.has(token.key) && coins.some((coin) => coin.from === index + 1))
			return true
		if (prices.forecasts.has(token.key) && money.test(title)) return true
		if (!prices.weak.has(token.key)) return false
		if (prices.prepositions.has(token.key) && !money.test(title)) return false
		if (quantity >= 0 && Math.abs(quantity - index) <= farthestNumber) return !tokens.some(isTax)
		const subject = (afterCoin || prices.nouns.has(before)) && !clauseEnd.test(token.gap)
		return subject && prices.alone.has(token.key) && standsAlone(tokens, index, prices)
	})
}

const money = /[$€]\s?\d|دلار/
const startsWithDigit = /^\d/
const clauseEnd = /[,;:.]/

/** Other prices: the floor of a collection, price manipulation, and the price of a company. */
const isOtherPrice = (tokens: readonly Token[], index: number, { goods }: TagWords['prices']): boolean => {
	const before = tokens[index - 1]?.key
	const next = tokens[index + 1]?.key ?? ''
	return (
		goods.has(next) ||
		before === 'floor' ||
		next === 'manipulation' ||
		(before === 'به' && startsWithDigit.test(next))
	)
}

/** The price is an adjective: «بیت‌کوین ۱۰۰ هزار دلاری». */
const isPersianQuote = (title: string, tokens: readonly Token[], index: number): boolean =>
	startsWithDigit.test(tokens[index]?.key ?? '') &&
	/^[\d٫٬.,\u06f0-\u06f9]*\s(?:هزار|میلیون)\s?\u200c?دلاری/.test(title.slice(tokens[index]?.start))

function standsAlone(tokens: readonly Token[], index: number, { openers }: TagWords['prices']): boolean {
	const next = tokens[index + 1]
	return next === undefined || /[,;:.!?—–-]/.test(next.gap) || openers.has(next.key)
}
