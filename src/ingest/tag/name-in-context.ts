import { companyVerbs, nounsAfterCoin } from '#ingest/vocabulary/signal-words.ts'
import type { Entity } from './find-entities.ts'
import { inBusiness, inMarket, inTrade, type Reading } from './title-context.ts'

export function tickerInContext(coin: Entity, reading: Reading): string | undefined {
	if (coin.rule.kind !== 'coin' || coin.rule.clarity === 'strict' || reading.style === 'shouting')
		return undefined
	if (inTrade(coin, reading)) return 'ticker in a title of the trade'
	if (inMarket(coin, reading)) return 'ticker in a market report'
	const label = coin.from === 0 && reading.tokens[1]?.gap.startsWith(':')
	// An everyday word of four letters or more is seldom shouted alone in a quiet title.
	return coin.rule.text.length >= 4 && !label ? 'ticker in capitals' : undefined
}

export function nameInContext(coin: Entity, reading: Reading): string | undefined {
	if (coin.rule.kind !== 'coin') return undefined
	const first = reading.tokens[coin.from]
	const after = reading.tokens[coin.to]
	if (first === undefined) return undefined
	const everyday = coin.rule.clarity === 'common'
	if (everyday && after?.gap === '-') return undefined
	// «پولتون» with a half space ends in a pronoun, not in a coin.
	if (first.gap === '\u200c') return undefined
	const trade = inTrade(coin, reading)
	if (!first.latin) {
		if (everyday) return undefined
		if (trade) return 'name in a title of the trade'
		return inMarket(coin, reading) ? 'name in a market report' : inBusiness(coin, reading)
	}
	if (isLongerName(coin, reading)) return undefined
	const named = reading.style === 'sentence' && coin.from > 0
	if (everyday) {
		const owner = after !== undefined && /^['’]s/.test(after.gap) && reading.style !== 'shouting'
		const acts =
			coin.from === 0 && after?.gap === ' ' && companyVerbs.has(after.key) && reading.style !== 'shouting'
		return (named || owner || acts) && trade ? 'name in a title of the trade' : undefined
	}
	if (named) return 'proper name'
	if (trade) return 'name in a title of the trade'
	return inMarket(coin, reading) ? 'name in a market report' : inBusiness(coin, reading)
}

const ownCompanies = new Set(['development', 'horizon', 'mobile', 'digital'])

/** "Luna Rossa", "Theta Capital": in a sentence a capital letter after a name goes on with it. */
function isLongerName({ to }: Entity, { tokens, style }: Reading): boolean {
	const next = tokens[to]
	if (style !== 'sentence' || next?.gap !== ' ' || !/^[A-Z][a-z]+$/.test(next.text)) return false
	return !nounsAfterCoin.has(next.key) && !ownCompanies.has(next.key)
}
