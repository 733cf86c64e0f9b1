import type { Coin, Topic } from '#domain/catalogue.ts'
import { PhraseTrie } from '#ingest/tag/phrase-trie.ts'
import { keysOf } from '#ingest/tag/tokenise-title.ts'
import { joinedSpellings } from './persian-suffixes.ts'
import { tradeKeywords } from './trade-keywords.ts'

export type TopicRule = {
	ref: string
	keyword: string
	/** The word counts only in a title that is about this trade. */
	conditional: boolean
	/** Abbreviations that are words when small: SEC, not "30 sec". */
	exact: string | undefined
}

const coins = (text: string, topic: string): [string, string][] =>
	text.split(' ').map((ref): [string, string] => [ref, topic])

/** What a project does is told by its very name, as the catalogue holds of Uniswap, Axie Infinity and Decentraland. */
export const coinTopics: ReadonlyMap<string, string> = new Map([
	...coins(
		'UNI AAVE MKR CRV COMP SUSHI CAKE LDO YFI DYDX 1INCH SNX BNT KNC CVX FXS JOE RAY FEI SPELL ANC SRM PERP PEOPLE',
		'defi',
	),
	...coins('AXS GALA ILV YGG PYR SLP PLA', 'game'),
	...coins('MANA SAND CEEK', 'metaverse'),
	...coins('NFT', 'nft'),
])

export function buildTopicRules(topics: readonly Topic[], coins: readonly Coin[]): PhraseTrie<TopicRule> {
	const projects = namesByTopic(coins)
	const trie = new PhraseTrie<TopicRule>()
	const add = (ref: string, keyword: string, shared: boolean) => {
		const keys = keysOf(keyword)
		const joined = keys.join('')
		// A project's name counts where it is that project: «آوه» is also a town, a sandbox also a rule of banks.
		if (projects.get(ref)?.has(joined)) return
		const conditional =
			shared || (worldlyTopics.has(ref) ? !ownKeywords.has(joined) : sharedKeywords.has(joined))
		const exact = exactKeywords.has(joined) ? keyword.toUpperCase() : undefined
		const rule: TopicRule = { ref, keyword, conditional, exact }
		for (const spelling of joinedSpellings(keys)) trie.add(spelling, rule)
		const last = keys.at(-1)
		if (exact === undefined && last !== undefined && takesPlural.test(last)) {
			trie.add([...keys.slice(0, -1), `${last}s`], rule)
		}
	}
	for (const { routeRef, keywordsEn, keywordsFa } of topics) {
		for (const keyword of [...keywordsEn, ...keywordsFa]) add(routeRef, keyword, false)
		for (const keyword of tradeKeywords.get(routeRef) ?? []) add(routeRef, keyword, true)
	}
	return trie
}

function namesByTopic(coins: readonly Coin[]): ReadonlyMap<string, ReadonlySet<string>> {
	const names = new Map<string, Set<string>>()
	for (const { symbol, nameEn, nameFa, aliasesEn, aliasesFa } of coins) {
		const topic = coinTopics.get(symbol)
		if (topic === undefined) continue
		const known = names.get(topic) ?? new Set()
		for (const name of [nameEn, nameFa, ...aliasesEn, ...aliasesFa]) known.add(keysOf(name).join(''))
		names.set(topic, known)
	}
	return names
}

const takesPlural = /^[a-z]{3,}[^s]$/

const exactKeywords = new Set(
	'sec doj fca irs rbi vr eth fed gmx cpi zk evm l2 ftc mas l1 tge ico rsi macd rpg apy tps ibit gbtc esma fbi htx eip erc bip rwa'.split(
		' ',
	),
)

const keywordSet = (text: string): ReadonlySet<string> =>
	new Set(text.split(/[|\n]/).map((phrase) => keysOf(phrase).join('')))

/** Courts, prices, games and whales belong to all the world; their words count in a title of this trade. */
const worldlyTopics = new Set(['market', 'regulation', 'game', 'whale'])

/** Words of those topics that only this trade uses, or that move its market by themselves. */
const ownKeywords = keywordSet(`
	price prediction|price analysis|fear and greed index|bitcoin dominance|spot etf|etf flows|federal reserve|fomc|fed minutes
	rate cut|rate cuts|rate hike|rate hikes|raises rates|hikes rates|cuts rates|interest rates|inflation data|rates unchanged|holds rates|leaves rates
	keeps rates|rate decision
	دامیننس|فدرال رزرو|شاخص ترس و طمع|لیکویید|لیکویید شدن|سلطه بیت کوین|محدوده طمع
	sec|cftc|ofac|cbdc|mica|nydfs|fincen|gensler|wells notice|travel rule|unregistered securities|money transmitter
	securities and exchange commission|digital yuan|digital euro|digital pound|digital dollar|digital rupee|digital ruble
	digital rouble|enaira|genius act|clarity act|etf approval|approves spot|approves first spot|رمزریال|ریال دیجیتال|یوان دیجیتال
	یوروی دیجیتال|یورو دیجیتال|دلار دیجیتال|قانون میکا|کمیسیون بورس آمریکا|کمیسیون بورس و اوراق بهادار
	play-to-earn|play-and-earn|move-to-earn|tap-to-earn|p2e|gamefi|gala games|axie infinity|hamster kombat|gods unchained|splinterlands
	guild of guardians|mythical games|پلی تو ارن|تپ تو ارن|گیم فای|همستر کامبت|گالا گیمز|اکسی اینفینیتی|بازی درآمدزا
	whale alert|lookonchain|santiment|glassnode|satoshi era|ویل الرت|گلس نود|لوک‌آن‌چین|سنتیمنت
`)

/** Words of this trade's own topics that others use as well. */
const sharedKeywords = keywordSet(`
	claim period|points program|free tokens|community allocation|quest campaign|توزیع رایگان توکن
	برنامه امتیازدهی|layer 1|layer 2|validator|network upgrade|the merge|interoperability|fork|upgrade
	nodes|bridge|outage|tokenized|virtual machine|consensus|شبکه اصلی|لایه اول|لایه دوم|لایه ۲
	کارمزد گس|ارتقای|ارتقا|به‌روزرسانی|بروزرسانی|گس|نود|فورک|لایه ۱|لایه یک|لایه دو|اجماع|مقیاس‌پذیری
	پل|اتر|miner|private key|mining|miners|hardware wallet|استخراج|liquidity provider|governance token
	collateralized loan|oracle network|lido|staked|lending|borrowing|liquidity|yield|vault|dapp|dexs
	تامین نقدینگی|وثیقه‌گذاری|اوراکل|استیک|وام‌دهی|بازار وام‌دهی|کایبر|virtual world|avatar|the sandbox
	digital twin|immersive experience|virtual event|آواتار|سندباکس|هدست|digital art|floor price
	royalties|inscriptions|collectibles
`)
