import { wordSet } from './word-set.ts'

/** How clearly a word alone names a coin. */
export type Clarity =
	/** The word alone is enough. */
	| 'plain'
	/** A name that is also a word (Avalanche, «هلیوم»): it needs a capital letter or a fitting title. */
	| 'proper'
	/** A common word (near, flow, «نم»), or a ticker that is one: it needs further evidence. */
	| 'common'
	/** A ticker that is a common abbreviation (AR, PLA, UST): it needs the clearest evidence. */
	| 'strict'

/** Names that the catalogue flags because of the other language, or whose one-word alias is clear. */
const unmistakable = wordSet(`
	nem ankr qtum makerdao blockstack imutablex immutablex polymesh zelcash xinfin dfinity holochain eosio multiversx
	decentraland لیدو ترون دوج شیبا یرن ولاس اکسی نوسیس کایبر نروس دیکرد کرونوس کوانت آوالانچ اولنچ اوالانچ آواکس پالیگان پلیگان پولیگان پالیگون ماتیک متیک استلار کازماس کازموس کاسموس
	ویوز آیوتا استکس استکز ایمیوتبل پرسیستنس میکردایو سندباکس هولوچین کیوتوم کیوتم کانوکس تریدرجو کامپاند کامپوند
`)

const properNames = wordSet(`
	avalanche polygon cosmos stellar helium celsius harmony terra luna theta mina kava moonbeam casper chia golem serum
	ardor orbs convex immutable ecash polymath holo cronos
	ترا لونا هلیوم سلسیوس هارمونی تتا نیر آدا گالا فانتوم اتر دای هولو کسپر کاسپر فلو ایاس اوربز اربز ترایب
	میکر انکر آنکر نئو چیا آوه آوی سوشی انجین ریوین سلر اسپل بورا
	کوتی اوما یوما گولم مینا رندر سروم کاوا وکس فلاکس آردور
`)

const everydayWords = wordSet(`
	near flow waves dash gala neo quant nano symbol secret status request ultra swipe icon render rally stacks hive flux
	spell tribe persistence proton anchor maker compound amp dent joe just ren wax sandbox iota curve abracadabra sushi
	braintrust status
	نم دش امپ آمپ سیمبل سیمبول سکرت جاست رالی رن هایو فلوکس واکس ریکویست سلو کوانتوم دنت
	سوایپ گلم استیتوس الترا وینک سیک سند کرو ساند مانا اتم فرکس اسکیل یونی پرپ تن تون دات نانو گراف آیکون اولترا استاتوس پروتون
`)

/** Abbreviations that mean something else more often than the coin. */
const strictTickers = wordSet(`
	AR SC HT GT NU MED TEL REV SYS PLA UST ETC OMG NFT POLY ONT ANC FEI REN AMP UMA ELON WIN ONE PERP PEOPLE KEEP JST
	TWT HOT JOE REQ
`)
/** Not flagged in the catalogue, but also job titles, units or names of companies. */
const extraTickers = wordSet('CRO CEL MXC')

/** Names that are common words in lower case only: "Ripple" is the company, a ripple is not. */
export const capitalNames = wordSet('ripple tron doge shiba')

export function tickerClarity(symbol: string, flagged: boolean): Clarity {
	if (strictTickers.has(symbol)) return 'strict'
	return flagged || extraTickers.has(symbol) ? 'common' : 'plain'
}

/** `flagged` means that the catalogue calls the name ambiguous, which applies to its one-word forms. */
export function nameClarity(keys: readonly string[], flagged: boolean): Clarity {
	const [only, second] = keys
	if (only === undefined) return 'strict'
	if (second !== undefined) return ambiguousPhrases.has(keys.join(' ')) ? 'proper' : 'plain'
	if (everydayWords.has(only)) return 'common'
	if (properNames.has(only)) return 'proper'
	return flagged && !unmistakable.has(only) ? 'proper' : 'plain'
}

/** Tickers that count if one of these related coins is in the title. */
export const relatedCoins: ReadonlyMap<string, ReadonlySet<string>> = new Map([
	['UST', wordSet('LUNA USTC')],
	['ANC', wordSet('LUNA UST')],
	['JST', wordSet('TRX')],
	['WIN', wordSet('TRX BTT')],
	['FEI', wordSet('TRIBE')],
	['ONE', wordSet('HARMONY')],
])

/** Words that belong to a coin's project: with one of them even a common word is its name. */
export const contextWords: ReadonlyMap<string, ReadonlySet<string>> = new Map([
	['TON', wordSet('telegram durov تلگرام تلگرامی دوروف')],
	['LUNA', wordSet('kwon terraform کوان ترافرم')],
	['FLOW', wordSet('nba dapper cryptokitties دپر داپر')],
	['CRV', wordSet('convex egorov frax کانوکس اگوروف فرکس')],
	['ETH', wordSet('خرید فروش سرقت انتقال واحد ویتالیک')],
	['AAVE', wordSet('وام سپرده بیس نقدینگی')],
	['BAT', wordSet('brave browser بریو مرورگر')],
	['MANA', wordSet('متاورس متاورسی metaverse')],
	['SAND', wordSet('متاورس متاورسی metaverse')],
	['ENJ', wordSet('بازی بازیهای آیتم آیتمهای')],
])

/** Tickers in their Persian spelling; two of them in a list are coins. */
export const spokenTickers = wordSet('ساند مانا اتم دات تون یونی کرو آدا')

const ambiguousPhrases = new Set(['the graph', 'the sandbox', 'reserve protocol', 'trader joe', 'شبکه تون'])
