import { wordSet } from '#ingest/word-set.ts'
import type { Entity } from './find-entities.ts'
import { isMove } from './price-move.ts'
import { inBusiness, inCryptoContext, inMarket, type TitleContext } from './title-context.ts'

export function tickerInContext(coin: Entity, context: TitleContext): string | undefined {
	if (coin.rule.kind !== 'coin' || coin.rule.clarity === 'strict' || context.style === 'all-capitals')
		return undefined
	if (inCryptoContext(coin, context)) return 'ticker in a title of the trade'
	if (inMarket(coin, context)) return 'ticker in a market report'
	const label = coin.from === 0 && context.tokens[1]?.gap.startsWith(':')
	// A common word of four letters or more is rarely the only one in capitals.
	return coin.rule.text.length >= 4 && !label ? 'ticker in capitals' : undefined
}

export function nameInContext(coin: Entity, context: TitleContext): string | undefined {
	if (coin.rule.kind !== 'coin') return undefined
	const { words } = context
	const first = context.tokens[coin.from]
	const after = context.tokens[coin.to]
	if (first === undefined) return undefined
	const everyday = coin.rule.clarity === 'common'
	const backed = after?.gap === '-' && backing.has(after.key)
	if (everyday && after?.gap === '-' && !backed) return undefined
	// After a half space the word is an ending: «پول‌تون» ends in a pronoun and not in a coin.
	if (first.gap === '\u200c') return undefined
	const isCrypto = inCryptoContext(coin, context)
	if (!first.latin) {
		if (everyday)
			return opensAsTicker(coin, context) && isCrypto ? 'spoken ticker in a title of the trade' : undefined
		if (isCrypto) return 'name in a title of the trade'
		return inMarket(coin, context) ? 'name in a market report' : inBusiness(coin, context)
	}
	if (isLongerName(coin, context)) return undefined
	const named = context.style === 'sentence' && coin.from > 0
	if (everyday) {
		const owner = after !== undefined && /^['’]s/.test(after.gap) && context.style !== 'all-capitals'
		const opens = coin.from === 0 && after?.gap === ' ' && context.style !== 'all-capitals'
		const acts = opens && (words.signals.verbs.has(after.key) || isMove(after.key, words))
		if (!(named || owner || acts || backed)) return undefined
		if (isCrypto) return 'name in a title of the trade'
		return inOwnField(coin, context) ? 'name among words of its field' : undefined
	}
	if (named) return 'proper name'
	if (isCrypto) return 'name in a title of the trade'
	return inMarket(coin, context) ? 'name in a market report' : inBusiness(coin, context)
}

const backing = wordSet('based backed powered pegged')

/** Persian writes tickers as they are spoken at the beginning of a title: «اتم با رشد ۹ درصدی …». */
const opensAsTicker = ({ from, rule }: Entity, { words }: TitleContext): boolean =>
	from === 0 && rule.kind === 'coin' && words.tickers.spoken.has(rule.text)

/** The name of a DeFi project among words of DeFi. */
function inOwnField({ from, to, rule }: Entity, { classes }: TitleContext): boolean {
	if (rule.kind !== 'coin' || rule.topic !== 'defi') return false
	return classes.some((found) => found.name === 'defi' && (found.from >= to || found.to <= from))
}

const ownCompanies = new Set(['development', 'horizon', 'mobile', 'digital'])

/** A capitalised word after the name continues it: "Luna Rossa", "Theta Capital". */
function isLongerName({ to }: Entity, { tokens, style, words }: TitleContext): boolean {
	const next = tokens[to]
	if (style !== 'sentence' || next?.gap !== ' ' || !/^[A-Z][a-z]+$/.test(next.text)) return false
	return !words.signals.after.has(next.key) && !ownCompanies.has(next.key)
}
