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
	...coins(
		'ENA MORPHO JUP PENDLE AERO GMX RPL ETHFI SYRUP FLUID COW BAL LQTY LISTA XVS KMNO ORCA DRIFT LIT ASTER SPK GHO STETH',
		'defi',
	),
	...coins('RON HMSTR CATI', 'game'),
	...coins('PENGU BLUR ME', 'nft'),
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
export const generalTopics = new Set(['market', 'regulation', 'game', 'whale', 'iran'])

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

const named = (topic: string, words: string): [string, string][] =>
	words.split(' ').map((word): [string, string] => [word, topic])

/** A topic's own word: in a title about crypto it is enough. */
export const ownWords: ReadonlyMap<string, string> = new Map([
	...named('whale', 'whale whales نهنگ نهنگها نهنگهای نهنگی'),
	...named('nft', 'nft nfts انافتی'),
	...named('airdrop', 'airdrop airdrops airdropped ایردراپ ایردراپها ایردراپهای'),
	...named('metaverse', 'metaverse متاورس متاورسی'),
	...named('defi', 'defi دیفای'),
	...named('game', 'gaming gamefi p2e گیمفای'),
])

/** Phrases in which a word of a topic means something else. */
export const topicDecoys = phrases(`
	game changing|game changer|game changers|game plan|game theory|long game|end game|blame game|zero sum game|ball game|waiting game|numbers game
	high conviction|strong conviction|conviction buy|conviction buys|conviction grows|diamond conviction|investor conviction|with conviction
	market conviction|conviction level|conviction bet|conviction bets|lack of conviction|to address|addresses concerns|address concerns|addresses issue
	trial run|trial and error|free trial|bill gates|bill ackman|bill miller|utility bill|dollar bill|killer whale|whale watching|whale shark|beached whale
	law firm of|murphy s law|moore s law|metcalfe s law|power law|appeal to|appeals to investors|bridge the gap|bridges the gap|bridging the gap
	fork out|ban on shorts|yield to|yields to|by court of public|in the game|skin in the game|game on|fair game|on trial basis
	طلای بازی|تغییر بازی|بازی را تغییر|بازی با آتش|نهنگ قاتل|شکار نهنگ
`)

/** What a Persian headline names without a country is Iran's. */
export const domesticKeywords = phrases(`
	بانک مرکزی|رئیس کل بانک مرکزی|مجلس|نماینده مجلس|کمیسیون اقتصادی مجلس|ریال دیجیتال|مالیات بر رمزارز|مالیات بر عایدی|مالیات بر سوداگری
	مالیات رمزارز|استخراج غیرمجاز|مزارع غیرمجاز|ماینر غیرمجاز|ماینرهای غیرمجاز|دستگاه ماینر|ماینر قاچاق|ماینرهای قاچاق|قاچاق ماینر|استخراج خانگی
	درگاه پرداخت صرافی|درگاه ریالی|واریز ریالی|صرافی داخلی|صرافی‌های داخلی|فیلترینگ صرافی|قوه قضاییه|وزارت نیرو|وزارت صمت|وزارت اقتصاد|سازمان بورس
`)
