import type { Entity } from './find-entities.ts'
import { nameInContext, tickerInContext } from './name-in-context.ts'
import { isMove } from './price-move.ts'
import { isStockTicker } from './stock-tickers.ts'
import { inCryptoContext, price, type TitleContext } from './title-context.ts'
import { joins, type Token } from './tokenise-title.ts'

/** The rule by which an ambiguous coin is accepted, or undefined if there is no evidence for it. */
export function acceptAmbiguousCoin(coin: Entity, context: TitleContext): string | undefined {
	if (coin.rule.kind !== 'coin') return undefined
	const { coins, tickers } = context.words
	if (coin.rule.form === 'ticker' && tickers.signed.has(coin.rule.text)) {
		const sign = coin.rule.text === 'NFT' ? cashtag(coin, context) : inSigns(coin, context)
		return sign ?? sibling(coin, context)
	}
	const direct =
		inSigns(coin, context) ?? sibling(coin, context) ?? paired(coin, context) ?? listed(coin, context)
	if (direct) return direct
	const relatives = coins.relatives.get(coin.rule.ref)
	for (const other of context.accepted) if (relatives?.has(other.rule.ref)) return 'beside a related coin'
	const own = coins.companions.get(coin.rule.ref)
	const companion = own && context.tokens.find((token) => own.has(token.key))
	if (companion) return `in company of ${companion.key}`
	const beside = besideNoun(coin, context) ?? movesInPrice(coin, context) ?? counted(coin, context)
	if (beside) return beside
	return coin.rule.form === 'ticker' ? tickerInContext(coin, context) : nameInContext(coin, context)
}

function cashtag({ from }: Entity, { title, tokens }: TitleContext): string | undefined {
	const before = title[(tokens[from]?.start ?? 0) - 1]
	return before === '$' || before === '#' ? 'cashtag' : undefined
}

function inSigns(coin: Entity, context: TitleContext): string | undefined {
	const { title, tokens } = context
	const start = tokens[coin.from]?.start ?? 0
	const end = tokens[coin.to - 1]?.end ?? 0
	const bracketed = title[start - 1] === '(' && title[end] === ')'
	return cashtag(coin, context) ?? (bracketed ? 'in brackets' : undefined)
}

/** Two different words for one coin: "Cosmos … ATOM". */
function sibling(coin: Entity, { coins, tokens }: TitleContext): string | undefined {
	const own = tokens[coin.from]?.text
	const other = coins.find(
		(candidate) => candidate.rule.ref === coin.rule.ref && tokens[candidate.from]?.text !== own,
	)
	return other ? 'two names of one coin' : undefined
}

const quotes = new Set(['usd', 'usdt', 'usdc', 'btc', 'eth', 'busd', 'eur', 'krw', 'irt', 'bnb'])

function paired({ from, to }: Entity, { tokens }: TitleContext): string | undefined {
	const before = tokens[from]?.gap === '/' && quotes.has(tokens[from - 1]?.key ?? '')
	const gapAfter = tokens[to]?.gap
	const after = (gapAfter === '/' || gapAfter === '-') && quotes.has(tokens[to]?.key ?? '')
	return before || after ? 'trading pair' : undefined
}

/** Rally is a coin and every second report of the market: "Shiba Inu Set for Rally, Dogecoin Follows". */
const isRally = ({ rule }: Pick<Entity, 'rule'>): boolean =>
	rule.kind === 'coin' && (rule.text === 'Rally' || rule.text === 'رالی')

/** A neighbour in a list that is a coin makes this one a coin: "AVAX, NEAR and ATOM". */
function listed(coin: Entity, context: TitleContext): string | undefined {
	const { coins, tokens, accepted, style } = context
	const { spoken } = context.words.tickers
	const at = coins.indexOf(coin)
	if (isRally(coin)) return undefined
	for (const other of [coins[at - 1], coins[at + 1]]) {
		if (other === undefined || other.rule.kind !== 'coin' || coin.rule.kind !== 'coin') continue
		if (!listGap(tokens, Math.min(other.to, coin.to), Math.max(other.from, coin.from))) continue
		const bothTickers =
			other.rule.form === 'ticker' && coin.rule.form === 'ticker' && style !== 'all-capitals'
		const bothSpoken = spoken.has(other.rule.text) && spoken.has(coin.rule.text)
		if (accepted.has(other) || bothTickers || bothSpoken) return 'listed with a coin'
		const oneIsProper = other.rule.clarity === 'proper' || coin.rule.clarity === 'proper'
		if (other.rule.ref !== coin.rule.ref && (oneIsProper || inCryptoContext(coin, context)))
			return 'listed with another name'
	}
	return undefined
}

const conjunctions = new Set(['and', 'or', 'vs', 'versus', 'و', 'یا', 'with'])
const listComma = /^\s*[,،&/+|](?:\s*&)?\s*$/

function listGap(tokens: readonly Token[], from: number, to: number): boolean {
	const gap = tokens[from]?.gap ?? ''
	if (to === from) return listComma.test(gap)
	if (to - from !== 1) return false
	return conjunctions.has(tokens[from]?.key ?? '') && /^,?\s+$/.test(gap)
}

const clearestNouns = new Set([
	'token',
	'tokens',
	'coin',
	'price',
	'holders',
	'stakers',
	'staking',
	'توکن',
	'قیمت',
])
const endings = new Set(['ها', 'های', 'ی', 'هایی'])

const wordsBeforeName = new Set(
	'on of to for with at from by in via into inside behind how why the and as is are'.split(' '),
)

/** In "Listing Rumors Spark Price Surge" capitals say nothing, and the word is a verb. */
function mayBeVerb({ from, rule }: Entity, { tokens, style }: TitleContext): boolean {
	const first = tokens[from]
	if (style === 'sentence' || rule.kind !== 'coin' || rule.form !== 'name' || !first?.latin) return false
	if (rule.clarity !== 'common' || from === 0 || !/^\s+$/.test(first.gap)) return false
	return !wordsBeforeName.has(tokens[from - 1]?.key ?? '')
}

function besideNoun(coin: Entity, context: TitleContext): string | undefined {
	const { tokens, style, words } = context
	const { after, before: leading } = words.signals
	if (coin.rule.kind !== 'coin') return undefined
	const strict = coin.rule.clarity === 'strict'
	// A Latin ticker after a Persian noun cannot be an English word.
	const fits = ({ key, latin }: Token, nouns: ReadonlySet<string>) =>
		nouns.has(key) && (!strict || !latin || clearestNouns.has(key))
	const next = tokens[coin.to]
	if (next && (joins(next.gap) || next.gap.startsWith("'s") || next.gap.startsWith('’s'))) {
		const hyphenated = next.gap === '-'
		if (next.key === 'co' && tokens[coin.to + 1]?.key.startsWith('founder')) return 'followed by co-founder'
		const isTicker = coin.rule.form === 'ticker'
		if (!hyphenated && fits(next, after) && !mayBeVerb(coin, context)) return `followed by ${next.key}`
		if (!hyphenated && isTicker && next.key === 'crypto') return 'followed by crypto'
		if (hyphenated && isTicker && !strict && (next.key === 'based' || next.key === 'backed'))
			return 'hyphenated'
	}
	let before = coin.from - 1
	while (before > 0 && endings.has(tokens[before]?.key ?? '')) before--
	const previous = tokens[before]
	const gap = tokens[before + 1]?.gap ?? ''
	if (previous && joins(gap) && fits(previous, leading)) {
		// "Crypto Rally" in a title-case headline is not the coin; a notice that begins with "Cryptocurrency Mantle" names one.
		const weak =
			!(before === 0 && previous.key === 'cryptocurrency') &&
			style !== 'sentence' &&
			coin.rule.clarity === 'common' &&
			coin.rule.form === 'name' &&
			previous.latin
		if (!weak) return `after ${previous.key}`
	}
	return undefined
}

const unitNumbers = new Set(['million', 'billion', 'هزار', 'میلیون', 'میلیارد'])
const countedNames = new Set(['اتر', 'آدا', 'لونا', 'دای', 'سول'])

/** A coin follows a number: "36 million DOT", «۲۰ هزار اتر». */
function counted({ from, rule }: Entity, { tokens, style }: TitleContext): string | undefined {
	if (rule.kind !== 'coin' || rule.clarity === 'strict' || style === 'all-capitals') return undefined
	if (rule.form === 'name' && !countedNames.has(rule.text)) return undefined
	const before = tokens[from - 1]?.key ?? ''
	const number = unitNumbers.has(before) || /^\d/.test(before)
	return number && tokens[from]?.gap === ' ' ? 'counted' : undefined
}

const clauseStart = /[,;:—–|،؛]/
const joiners = new Set(['as', 'and', 'while', 'but', 'و'])

/** «فلو ۸ درصد …», «تون از ۳ دلار …», «سول به زیر ۱۳۰ دلار …» */
const persianMove =
	/^\s(?:(?:به\s)?(?:از|به|در|زیر|بالای|تا)\s(?:مرز\s|کانال\s)?)?[\d\u0660-\u0669\u06f0-\u06f9.,٫٬]+\s?(?:[%٪]|درصد|(?:هزار\s)?(?:دلار|سنت))/

/** The name begins a clause and a number says how its price moved: "HOT drops 8%", «فلو ۸ درصد سقوط کرد». */
function movesInPrice(
	{ from, to, rule }: Entity,
	{ title, tokens, style, words }: TitleContext,
): string | undefined {
	const first = tokens[from]
	const next = tokens[to]
	if (first === undefined || next === undefined || style === 'all-capitals' || rule.kind !== 'coin')
		return undefined
	const opens = from === 0 || clauseStart.test(first.gap) || joiners.has(tokens[from - 1]?.key ?? '')
	if (!opens || !/^\s|^['’]s\s/.test(next.gap) || isRally({ rule })) return undefined
	const moves = first.latin
		? isMove(next.key, words) && price.test(title.slice(next.end))
		: persianMove.test(title.slice(tokens[to - 1]?.end))
	return moves ? 'subject of a price move' : undefined
}

/** Whether the title contains words of another meaning of the name, and no clear evidence for the coin. */
export function hasOtherMeaning(coin: Entity, context: TitleContext): boolean {
	if (isStockTicker(coin, context)) return true
	const others = context.words.coins.homonyms.get(coin.rule.ref)
	if (others === undefined || !context.tokens.some((token) => others.has(token.key))) return false
	const clear =
		inSigns(coin, context) ?? paired(coin, context) ?? sibling(coin, context) ?? listed(coin, context)
	return clear === undefined && movesInPrice(coin, context) === undefined
}
