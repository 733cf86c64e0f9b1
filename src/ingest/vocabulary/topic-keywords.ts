const coins = (text: string, topic: string): [string, string][] =>
	text.split(' ').map((ref): [string, string] => [ref, topic])

/** The topic of a project, for projects whose name alone shows it. */
export const coinTopics: ReadonlyMap<string, string> = new Map([
	...coins(
		'UNI AAVE MKR CRV COMP SUSHI CAKE LDO YFI DYDX 1INCH SNX BNT KNC CVX FXS JOE RAY FEI SPELL ANC SRM PERP PEOPLE',
		'defi',
	),
	...coins('AXS GALA ILV YGG PYR SLP PLA', 'game'),
	...coins('MANA SAND CEEK', 'metaverse'),
	...coins('NFT', 'nft'),
])

/** Abbreviations that are words in lower case: SEC, not "30 sec". */
export const exactKeywords = new Set(
	'sec doj fca irs rbi vr eth fed gmx cpi zk evm l2 ftc mas l1 tge ico rsi macd rpg apy tps ibit gbtc esma fbi htx eip erc bip rwa'.split(
		' ',
	),
)

const phrases = (text: string): readonly string[] => text.trim().split(/[|\n]\s*/)

/** Topics that other news has as well: their keywords count only in a title about crypto. */
export const generalTopics = new Set(['market', 'regulation', 'game', 'whale'])

/** Keywords of those topics that are hardly used outside crypto, or that always move its market. */
export const ownKeywords = phrases(`
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

/** Keywords of the other topics that are also used outside crypto. */
export const sharedKeywords = phrases(`
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
