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
	ethena fantom klaytn makerdao asterdex stepn axelar berachain asterdex kaia trumpcoin آپتیمیزم آپتیمیسم اپتیمیزم اپتیمیسم لایرزیرو کلایتن کلایتون کلیتن
	مورفو مجیک رونین اسکرول اوندو
`)

const properNames = wordSet(`
	avalanche polygon cosmos stellar helium celsius harmony terra luna theta mina kava moonbeam casper chia golem serum
	ardor orbs convex immutable ecash polymath holo cronos
	pepe sei ondo aster jupiter linea metis sonic ronin brett mog maple balancer babylon canton venus zora astar lombard allora zama
	vana libra aztec renzo
	ترا لونا هلیوم سلسیوس هارمونی تتا نیر آدا گالا فانتوم اتر دای هولو کسپر کاسپر فلو ایاس اوربز اربز ترایب
	میکر انکر آنکر نئو چیا آوه آوی سوشی انجین ریوین سلر اسپل بورا
	سویی سوئی پپه اتنا آستر ژوپیتر جوپیتر سونیک منتل مانتل مانتا تائو مانترا ونوس زورا بابیلون لینیا لینئا آستار والروس بالانسر لیبرا
	آزتک فلوید تنسور متیس اورکا کایا
	کوتی اوما یوما گولم مینا رندر سروم کاوا وکس فلاکس آردور
`)

const everydayWords = wordSet(`
	near flow waves dash gala neo quant nano symbol secret status request ultra swipe icon render rally stacks hive flux
	spell tribe persistence proton anchor maker compound amp dent joe just ren wax sandbox iota curve abracadabra sushi
	braintrust status
	pi sky optimism mantle story midnight plasma movement beam core flare blast scroll grass dogs safe fluid spark kite stable sentient
	succinct lighter drift orca walrus plume usual saga tensor wormhole blur caldera sign doodles verge dusk ergo railgun fogo popcat toshi
	virtuals
	نم دش امپ آمپ سیمبل سیمبول سکرت جاست رالی رن هایو فلوکس واکس ریکویست سلو کوانتوم دنت
	سوایپ گلم استیتوس الترا وینک سیک سند کرو ساند مانا اتم فرکس اسکیل یونی پرپ تن تون دات نانو گراف آیکون اولترا استاتوس پروتون
	استوری پلاسما کور بیم سیف بلاست اسپارک کایت ساین ساگا پلوم لایتر دریفت میپل ورج داسک برت بلر گرس کانتون لومبارد سنتینت زاما
	وانا فوگو آلورا یوژوال میدنایت اسکای ارگو
`)

/** Abbreviations that mean something else more often than the coin. */
const strictTickers = wordSet(`
	AR SC HT GT NU MED TEL REV SYS PLA UST ETC OMG NFT POLY ONT ANC FEI REN AMP UMA ELON WIN ONE PERP PEOPLE KEEP JST
	TWT HOT JOE REQ
	PI IP ME M W H S IO ID CC FF ALT NOT ACT MEME GOAT MX MET ZK SPX NIL ATH SKY SAFE CORE FORM DEEP COW STABLE PROVE INIT BABY SAGA
	GIGA LIT SENT RON SIGN KITE DOGS BEAM USUAL FLUID BLAST HTX
`)
/** Not flagged in the catalogue, but also job titles, units or names of companies. */
const extraTickers = wordSet('CRO CEL MXC')

/** Names that are common words in lower case only: "Ripple" is the company, a ripple is not. */
export const capitalNames = wordSet('ripple tron doge shiba')

/** Symbols that stand for something else in every second title: only a sign or the coin's name shows them. */
export const signedTickers: ReadonlySet<string> = new Set(['NFT', 'ATH', 'GMT', 'M', 'S'])

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
