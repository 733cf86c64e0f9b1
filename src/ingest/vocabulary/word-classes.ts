/** Classes of words in both languages: what the model learns about one word applies to its whole class. */
const group = (name: string, text: string): [string, readonly string[]] => [
	name,
	text.split(/[|\n]/).flatMap((phrase) => phrase.trim() || []),
]

/** First classes of names, then of actions. Words with `!` count only with a capital letter. */
export const wordClasses: ReadonlyMap<string, readonly string[]> = new Map([
	group(
		'exchange',
		`
		binance|coinbase|kraken|kucoin|okx|okex|bybit|huobi|htx|bitfinex|bitstamp|bitget|mexc|gate.io|gate io|upbit|bithumb|korbit|coinone
		bitflyer|coincheck|wazirx|coindcx|crypto.com|bitmex|deribit|poloniex|bittrex|ftx|mt gox|mt. gox|quadrigacx|bitpanda|bitvavo
		bitso|luno|btcturk|paribu|lbank|coinex|phemex|bingx|backpack|bullish|dunamu|zondacrypto|garantex|grinex|liquid exchange
		bitmart|woo x|bigone|indodax|tokocrypto|coins.ph|valr|yellow card|mercado bitcoin|binance.us|swissborg|bitbank|bakkt|!gemini
		بایننس|کوین‌بیس|کراکن|کوکوین|اوکی‌اکس|بای‌بیت|بایبیت|هوبی|بیت‌فینکس|بیت‌استمپ|بیت‌گت|آپبیت|آپ‌بیت|بیت‌هامب|بیتمکس|بیت‌مکس|مکسی
		اف‌تی‌ایکس|مت‌گاکس|مت گاکس|نوبیتکس|والکس|بیت‌پین|رمزینکس|صرافی تبدیل|اکسیر|اکسکوینو|آبان‌تتر|آبان تتر|کوینکس|ال‌بانک|بینگ‌ایکس|تترلند
		صرافی ارز دیجیتال|صرافی رمزارز|صرافی‌های رمزارز|صرافی‌های ارز دیجیتال|صرافی ایرانی|صرافی‌های ایرانی|صرافی داخلی|صرافی‌های داخلی|جمینی|دریبیت
		ووزیرایکس|وزیرایکس|کریپتو دات کام|بیتستمپ|کوین‌کس|ارز پلاس|ارزپلاس|سرمایکس|کیف پول من|فینکس|بیت ۲۴|بیت24|پول‌نو|توبیت|راستین
		crypto exchange|crypto exchanges|bitcoin exchange
	`,
	),
	group(
		'wallet',
		`
		metamask|ledger|trezor|trust wallet|phantom wallet|!phantom|rabby|exodus wallet|safepal|tangem|onekey|coldcard|electrum|argent|safe wallet
		seed phrase|private key|private keys|recovery phrase|hardware wallet|cold wallet|hot wallet|hot wallets|self custody|wallet app|wallets
		متامسک|لجر|ترزور|تراست ولت|فانتوم ولت|سیف‌پل|کیف پول سخت‌افزاری|کیف پول داغ|عبارت بازیابی|کلمات بازیابی|کلید خصوصی|کیف پول|کیف پول‌ها|کیف پول‌های|ولت
	`,
	),
	group(
		'stablecoin',
		`
		stablecoin|stablecoins|circle|paxos|rlusd|pyusd|usd1|usat|fdusd|usde|usdd|gho|crvusd|usdt0|eurc|jpyc|musd|usdh|tether|paypal usd|first digital
		synthetic dollar|dollar token
		استیبل‌کوین|استیبل‌کوین‌ها|استیبل‌کوین‌های|سیرکل|پکسوس|دلار دیجیتال تتر|ارز پایدار|استیبل
	`,
	),
	group(
		'miner',
		`
		bitcoin miner|bitcoin miners|crypto miner|crypto miners|mara holdings|marathon digital|mara|riot platforms|!riot|cleanspark|core scientific|hut 8|bitfarms
		bitdeer|bitmain|canaan|iren|iris energy|cipher mining|terawulf|hive digital|bit digital|argo blockchain|cango|american bitcoin|antminer|asic|asics
		foundry|antpool|f2pool|mining rig|mining rigs|mining farm|mining farms|crypto mining|bitcoin mining|crypto mine|bitcoin mine|cryptomining|mining firm|mining machines
		mining pool|mining pools|hashprice|hash price|miner|miners|galaxy digital|soluna|greenidge|northern data|whatsminer|rigs|megawatts|megawatt
		ماینر|ماینرها|ماینرهای|ماینینگ|استخراج رمزارز|استخراج بیت‌کوین|استخراج ارز دیجیتال|مزرعه ماینینگ|مزارع ماینینگ|دستگاه ماینر|دستگاه‌های استخراج
		ماراتون دیجیتال|رایوت|بیت‌مین|انت‌ماینر|استخر استخراج|استخرهای استخراج|مراکز استخراج|استخراج‌کنندگان|استخراج خانگی|مگاوات|کنان|هات ایت|بیت‌فارمز|مزرعه استخراج
	`,
	),
	group(
		'holder',
		`
		microstrategy|strategy|metaplanet|twenty one capital|twenty one|bitmine|sharplink|semler scientific|treasury company|treasury firm|bitcoin treasury|ether treasury
		digital asset treasury|nakamoto holdings|kindlymd|forward industries|defi development|upexi|tron inc|trump media|strive|marathon holdings|el salvador|bhutan
		gamestop|next technology|smarter web|capital b|the blockchain group|h100|remixpoint|bitmine immersion|eth zilla|ethzilla|sequans|tesla|block inc|spacex|helius
		مایکرواستراتژی|میکرواستراتژی|متاپلنت|بیت‌ماین|شارپ‌لینک|السالوادور|بوتان|خزانه بیت‌کوین|شرکت استراتژی|تسلا|ترامپ مدیا|گیم‌استاپ|ذخایر بیت‌کوین|ذخیره بیت‌کوین
	`,
	),
	group(
		'fund',
		`
		etf|etfs|etp|etps|etn|etns|spot etf|blackrock|ibit|fbtc|gbtc|etha|ethe|fidelity|grayscale|bitwise|vaneck|21shares|ark invest|ark 21shares|canary capital|canary|coinshares
		franklin templeton|wisdomtree|invesco|galaxy|valkyrie|hashdex|rex osprey|rex-osprey|proshares|volatility shares|vanguard|morgan stanley|pantera|paradigm|a16z|multicoin
		dragonfly|polychain|hedge fund|hedge funds|pension fund|endowment|sovereign fund|sovereign wealth fund|trust conversion|index fund|exchange traded
		صندوق|صندوق‌ها|صندوق‌های|ای‌تی‌اف|ای تی اف|ETFها|ETFهای|بلک‌راک|بلک راک|بلاک‌راک|فیدلیتی|گری‌اسکیل|گری اسکیل|بیت‌وایز|ون‌اک|آرک اینوست|ونگارد|کوین‌شیرز|صندوق قابل معامله|صندوق‌های قابل معامله
	`,
	),
	group(
		'analyst',
		`
		analyst|analysts|tom lee|arthur hayes|peter brandt|standard chartered|bernstein|jpmorgan|citi|citigroup|goldman sachs|michaël van de poppe|van de poppe|plan b|planb|rekt capital
		benjamin cowen|raoul pal|peter schiff|kiyosaki|novogratz|max keiser|ali martinez|glassnode|santiment|cryptoquant|k33|10x research|matrixport|qcp|bitfinex alpha|cryptorank
		coinglass|technical analyst|strategist|strategists|economist|bofa|deutsche bank|galaxy research|traders|trader|capriole|swissblock|cobie|jim cramer|veteran trader|chartist
		تحلیلگر|تحلیلگران|تحلیل‌گر|تحلیل‌گران|تام لی|آرتور هیز|پیتر برنت|پیتر شیف|کیوساکی|جی‌پی مورگان|جی پی مورگان|گلدمن ساکس|استاندارد چارترد|گلس‌نود|گلس نود|سنتیمنت|کریپتوکوانت
		کوین‌گلس|برنستاین|معامله‌گر|معامله‌گران|معامله گران|تریدر|تریدرها|کارشناس|کارشناسان|استراتژیست
	`,
	),
	group(
		'watcher',
		`
		whale alert|lookonchain|arkham|nansen|spot on chain|onchain lens|embercn|ember cn|zachxbt|on-chain data|onchain data|on chain data|on-chain sleuth|chainalysis|elliptic|trm labs|peckshield|certik|cyvers|slowmist|blockaid|halborn
		ویل الرت|وال الرت|لوک‌آن‌چین|لوکان‌چین|آرکام|نانسن|زک‌ایکس‌بی‌تی|داده‌های درون‌زنجیره‌ای|داده‌های آنچین|داده‌های زنجیره‌ای|چینالیسیس|الیپتیک|پک‌شیلد|سرتیک
	`,
	),
	group(
		'chain',
		`
		arbitrum|optimism|base network|starknet|zksync|linea|scroll|blast|mantle|celestia|eigenda|monad|megaeth|berachain|sui|aptos|sei|hyperevm|soneium|unichain|ink|abstract chain|plasma|canton|canton network
		tempo|arc|robinhood chain|layer zero|layerzero|wormhole|axelar|hyperlane|xrpl|xrp ledger|bnb chain|bnb smart chain|bsc|c-chain|l1|l2|l1s|l2s|layer 1|layer 2|layer-1|layer-2|layer two|rollup|rollups|sidechain|appchain
		beacon chain|evm|wasm|mempool|consensys|ethereum foundation|solana foundation|cardano foundation|iohk|input output|emurgo|offchain labs|op labs|matter labs|starkware|mysten labs|ava labs|parity|web3 foundation|blockstream
		hyperledger|ethereum virtual machine|opbnb|lightning network|lightning|rgb|bitvm|sbtc|rootstock|babylon|midnight|hydra|firedancer|alpenglow|agave|reth|geth|prysm|lighthouse|kaspa|icp|dfinity
		آربیتروم|اپتیمیزم|آپتیمیزم|استارک‌نت|زک‌سینک|زدکی‌سینک|لینیا|اسکرول|بلست|منتل|سلستیا|موناد|مونَد|مگا اتریوم|براچین|سویی|آپتوس|سی نتورک|شبکه بیس|لیرزیرو|لایرزیرو|ورم‌هول|دفتر کل ریپل|لایه دوم|لایه اول|لایه ۲|لایه ۱|لایه دو|لایه یک
		رول‌آپ|سایدچین|شبکه لایتنینگ|لایتنینگ|بنیاد اتریوم|بنیاد سولانا|بنیاد کاردانو|بی‌ان‌بی چین|BNB چین|کسپا|میدنایت|هایدرا|فایردنسر|بلاکچین|بلاک‌چین|دفتر کل|دفتر کل توزیع‌شده|کانسنسیس
	`,
	),
	group(
		'tech',
		`
		upgrade|upgrades|hard fork|soft fork|hardfork|fork|mainnet|testnet|devnet|validator|validators|node|nodes|client|clients|gas limit|gas fees|gas fee|gas|gwei|block time|block times|block size|finality|throughput|tps|transactions per second
		consensus|proof of stake|proof of work|proof-of-stake|proof-of-work|sharding|shards|zk|zero knowledge|zero-knowledge|zkevm|zk proofs|smart contract|smart contracts|developers|devs|core developers|hackathon|grants|grant|roadmap|eip|erc|bip|op_return
		op return|sequencer|blob|blobs|data availability|interoperability|cross-chain|cross chain|oracle|hashrate|hash rate|difficulty|mining difficulty|halving|block reward|reorg|51 attack|quantum|quantum resistant|post quantum|outage|halts|halted|block production
		network outage|congestion|open source|github|codebase|tokenization|tokenisation|tokenized|tokenizes|ledger technology|distributed ledger|account abstraction|staked|slashing|slashed|unstaking|staking rewards|depin|decentralized storage|whitepaper|protocol upgrade
		dencun|pectra|fusaka|glamsterdam|shapella|taproot|vasil|chang|jam|genesis block|native staking|solo miner|zettahash|exahash|web3|sdk|api|ai agents|encryption|privacy layer|bridge
		ارتقا|ارتقای|ارتقاء|آپگرید|به‌روزرسانی|بروزرسانی|آپدیت|هارد فورک|هاردفورک|سافت فورک|فورک|مین‌نت|مین نت|شبکه اصلی|تست‌نت|تست نت|شبکه آزمایشی|اعتبارسنج|اعتبارسنج‌ها|اعتبارسنج‌های|نود|نودها|گره|گره‌ها|گس|کارمزد گس|کارمزد شبکه|کارمزدهای شبکه|زمان بلاک|حجم بلاک
		اجماع|اثبات سهام|اثبات کار|شاردینگ|شارد|دانش صفر|قرارداد هوشمند|قراردادهای هوشمند|توسعه‌دهنده|توسعه‌دهندگان|هکاتون|گرنت|نقشه راه|مقیاس‌پذیری|مقیاس‌پذیر|میان‌زنجیره‌ای|بین‌زنجیره‌ای|هش‌ریت|نرخ هش|هش ریت|سختی شبکه|سختی استخراج|هاوینگ|هالوینگ|پاداش بلاک
		حمله ۵۱|کوانتوم|کوانتومی|قطعی|از کار افتاد|متوقف شد|تولید بلاک|تراکنش در ثانیه|متن‌باز|توکنیزه|توکن‌سازی|استیکینگ|استیک|وب ۳|وب۳|پل|پکترا|فوساکا|دنکان|دنکون|پروتکل ارتباطی|کلاینت|ذخیره‌سازی غیرمتمرکز
	`,
	),
	group(
		'defi',
		`
		defi|decentralized finance|decentralised finance|dex|dexs|dexes|decentralized exchange|perp dex|perps|perpetuals|amm|liquidity pool|liquidity pools|liquidity provider|liquidity providers|tvl|total value locked|lending protocol|lending market|lending markets|borrow|borrowing|borrowers|lenders
		yield|yields|yield farming|apy|savings rate|vault|vaults|flash loan|flash loans|depeg|depegs|depegged|peg|off peg|algorithmic stablecoin|algorithmic|collateral|collateralized|liquid staking|restaking|lsd|lst|impermanent loss|money market|bad debt|governance token|fee switch|dao|tokenomics vote
		uniswap|aave|makerdao|maker|sky protocol|curve finance|!curve|compound finance|pancakeswap|sushiswap|sushi|balancer|morpho|pendle|ethena|euler|fluid|instadapp|spark|kamino|jupiter|raydium|orca|meteora|marinade|jito|lido|rocket pool|etherfi|ether.fi|eigenlayer|eigen|renzo|kelp
		hyperliquid|dydx|gmx|lighter|aster|drift|vertex|gains network|synthetix|1inch|cow swap|paraswap|thorchain|thorswap|osmosis|astroport|trader joe|aerodrome|velodrome|camelot|velora|yearn|convex|frax|liquity|abracadabra|alchemix|venus|benqi|radiant|stargate|maple|goldfinch|centrifuge|ondo
		justlend|sunswap|moonwell|silo|dolomite|resolv|usual|elixir|stream finance|level|falcon finance|world liberty|anchor protocol|mirror protocol|iron finance|bancor|kyberswap|bunni|cetus|navi|suilend|momentum|mango markets|solend|port finance|euler finance|wormhole portal|multichain|nomad|synapse
		دیفای|امور مالی غیرمتمرکز|مالی غیرمتمرکز|صرافی غیرمتمرکز|صرافی‌های غیرمتمرکز|دکس|دکس‌ها|دکس‌های|استخر نقدینگی|استخرهای نقدینگی|تامین‌کنندگان نقدینگی|ارزش کل قفل‌شده|ارزش کل قفل شده|ارزش قفل‌شده|ارزش قفل شده|پروتکل وام‌دهی|وام‌دهی|وام‌گیری|وام‌گیرندگان|وام‌دهندگان|وثیقه
		سود سپرده|سپرده‌گذاری|نرخ پس‌انداز|نرخ سود|کشت سود|ییلد فارمینگ|فارمینگ|وام آنی|فلش لون|پگ|از دلار جدا شد|برابری با دلار|استیبل‌کوین الگوریتمی|الگوریتمی|استیکینگ نقدشونده|استیکینگ مایع|ری‌استیکینگ|زیان ناپایدار|ضرر ناپایدار|بدهی بد|توکن حاکمیتی|دائو
		یونی‌سواپ|یونی سواپ|آوه|میکردائو|اسکای|کرو فایننس|کامپاند|پنکیک‌سواپ|پنکیک سواپ|سوشی‌سواپ|سوشی سواپ|بالانسر|مورفو|پندل|اتنا|اویلر|ژوپیتر|ریدیوم|لیدو|راکت پول|آیگن‌لیر|ایگن‌لیر|هایپرلیکویید|دی‌وای‌دی‌ایکس|جی‌ام‌ایکس|سینتتیکس|وان‌اینچ|تورچین|یرن فایننس|یرن|فرکس|آبراکادابرا|ونوس|رادیانت|مپل|ایرودروم|سوییچ کارمزد
	`,
	),
	group(
		'nft',
		`
		nft|nfts|non-fungible|cryptopunks|cryptopunk|punk|punks|bored ape|bored apes|bayc|mayc|ape|apes|pudgy penguins|pudgy penguin|penguins|pengu|azuki|doodles|moonbirds|milady|degods|clonex|rtfkt|yuga|yuga labs|opensea|blur|magic eden|rarible|looksrare|x2y2|superrare|art blocks|fidenza|beeple
		ordinals|ordinal|inscription|inscriptions|runes|taproot wizards|quantum cats|top shot|sorare|nba top shot|digital collectible|digital collectibles|collectible|collectibles|trading cards|floor price|mint|minted|mints|royalties|soulbound|profile picture|jpeg|jpegs|generative art|digital art|christie's|sotheby's|nifty gateway|courtyard|telegram gifts|gondi
		ان‌اف‌تی|ان اف تی|NFT|NFTها|NFTهای|توکن غیرمثلی|توکن‌های غیرمثلی|غیرمثلی|کریپتوپانک|کریپتوپانک‌ها|میمون بی‌حوصله|میمون‌های بی‌حوصله|میمون‌ها|پنگوئن|پنگوئن‌ها|پنگوئن‌های|آزوکی|دودلز|یوگا لبز|اوپن‌سی|اوپن سی|مجیک ایدن|بلر|رریبل|اوردینالز|رونز|کلکسیون|کلکسیونی|کف قیمت|مینت|رویالتی|هنر دیجیتال|بیپل|گیفت تلگرام|گیفت تلگرامی|تاپ شات|کریستیز
	`,
	),
	group(
		'metaverse',
		`
		metaverse|virtual land|virtual world|virtual worlds|virtual reality|augmented reality|mixed reality|vr|xr|headset|headsets|vision pro|quest 3|quest pro|quest 4|reality labs|horizon worlds|horizon|avatar|avatars|decentraland|the sandbox|!sandbox|otherside|roblox|digital twin|virtual concert|virtual real estate|virtual property|virtual plot
		virtual city|virtual mansion|virtual fashion|digital fashion|immersive|spatial computing|second life|somnium|voxels|virtual store|smart glasses|ar glasses|virtual embassy|virtual headquarters|upland
		متاورس|متاورسی|زمین مجازی|زمین‌های مجازی|املاک مجازی|دنیای مجازی|جهان مجازی|جهان‌های مجازی|واقعیت مجازی|واقعیت افزوده|واقعیت ترکیبی|هدست|ویژن پرو|ریلیتی لبز|آواتار|آواتارها|آواتارهای|دیسنترالند|سندباکس|آدرساید|روبلاکس|دوقلوی دیجیتال|کنسرت مجازی|مد دیجیتال|فراجهان|عینک هوشمند|شهر مجازی|فروشگاه مجازی
	`,
	),
	group(
		'game',
		`
		game|games|gaming|gamer|gamers|player|players|playable|studio|studios|play-to-earn|play to earn|p2e|gamefi|move-to-earn|tap-to-earn|esports|guild|guilds|rpg|mmo|shooter|card game|web3 game|web3 games|web3 gaming|blockchain game|blockchain games|in-game|steam|epic games|unity|unreal|ubisoft|square enix|sega|konami|nexon|krafton|netmarble|wemade|bandai
		axie|axie infinity|sky mavis|ronin|gala games|illuvium|immutable|yield guild|ygg|star atlas|big time|pixels|parallel|shrapnel|off the grid|gunzilla|deadrop|nyan heroes|ember sword|pirate nation|splinterlands|gods unchained|alien worlds|sunflower land|catizen|hamster kombat|hamster|notcoin|tapswap|stepn|mythical|fifa rivals|nfl rivals|maplestory|treasure dao|treasure|beam|merit circle|animoca|delabs|zed run|my neighbor alice|guild of guardians|might & magic|champions tactics
		بازی|بازی‌ها|بازی‌های|گیم|گیم‌ها|گیمینگ|گیمر|گیمرها|گیمرهای|بازیکن|بازیکنان|بازیکنانش|بازی‌سازی|بازی‌ساز|استودیو|استودیوی|پلی تو ارن|پلی‌تو‌ارن|گیمفای|گیم‌فای|تپ تو ارن|ورزش‌های الکترونیک|ای‌اسپورت|گیلد|اکسی اینفینیتی|اکسی|رونین|گالا گیمز|ایلوویوم|ایمیوتبل|ییلد گیلد|همستر|همستر کامبت|کتیزن|نات‌کوین|تپ‌سواپ|استپن|پیکسلز|یوبی‌سافت|اسکوئر انیکس|انیموکا|استیم|کمبو|درون بازی
	`,
	),
	group(
		'airdrop',
		`
		airdrop|airdrops|airdropped|airdropping|stakedrop|drop|claim|claims|claimable|claiming|claim portal|claim window|eligibility|eligible|qualify|qualifies|qualified|snapshot|sybil|sybils|points|points season|points program|farming|farmers|farm|tge|token generation event|free tokens|giveaway|hands out|hand out|retroactive|retro|allocation|allocates|early users|quests|testnets|rewards program|distribution|distribute|unclaimed|recipients|hodler airdrops|alpha users
		ایردراپ|ایردراپ‌ها|ایردراپ‌های|ایر دراپ|کلیم|واجد شرایط|اسنپ‌شات|اسنپ شات|سیبیل|سیبیل‌ها|امتیازدهی|امتیاز|فارم|توکن رایگان|توکن‌های رایگان|رایگان|هدیه|جایزه|توزیع توکن|توزیع|توزیع می‌شود|پاداش|تخصیص|مهلت کلیم|کاربران قدیمی|لیست شدن توکن|پرتال
	`,
	),
	group(
		'whale',
		`
		whale|whales|whale's|shark|sharks|mega whales|large holder|large holders|big holders|top holders|dormant|wakes|awakens|awoke|ancient|satoshi-era|satoshi era|ico-era|og|early investor|unknown wallet|unknown wallets|unknown address|mystery wallet|wallet linked|linked wallet|address|addresses|smart money|accumulate|accumulated|accumulating|accumulation|scoop up|scoops up|offload|offloads|mt. gox trustee|after 14 years|untouched|inactive|deep-pocketed|wallets holding|stash|trove
		نهنگ|نهنگ‌ها|نهنگ‌های|نهنگی|کوسه‌ها|هولدرهای بزرگ|دارندگان بزرگ|سرمایه‌گذاران بزرگ|خفته|بیدار|بیدار شد|آدرس|آدرس‌ها|آدرس‌های|آدرسی|کیف پول ناشناس|آدرس ناشناس|ناشناس|ناشناخته|مرموز|پول هوشمند|انباشت|غیرفعال|دوران ساتوشی|عصر ساتوشی|جابه‌جا|جابه‌جایی|جابجا|منتقل کرد|انتقال
	`,
	),
	group(
		'regulator',
		`
		sec|cftc|doj|fbi|irs|ofac|fincen|occ|fdic|nydfs|finra|fed|federal reserve|treasury|treasury department|white house|congress|senate|house|senator|senators|lawmaker|lawmakers|lawmaker's|representative|governor|parliament|ministry|minister|finance ministry|central bank|bank of england|ecb|boe|boj|pboc|rbi|mas|hkma|sfc|fca|hmrc|esma|eba|amf|bafin|consob|finma|vara|adgm|fsra|sebi|fsc|fss|fiu|fsa|asic regulator|austrac|apra|fatf|fsb|imf|bis|basel committee|europol|interpol|european commission|eu|european union|state department|attorney general|prosecutors|prosecutor|police|watchdog|watchdogs|regulator|regulators|supreme court|court|judge|jury|tribunal|atkins|gensler|peirce|lummis|warren|sacks|quintenz|selig|supervisor|authorities|authority|kremlin|duma|bank of russia|knesset|bundestag|secret service|homeland security|customs|coast guard|tax office|tax authority|tax agency|prime minister|president
		کمیسیون بورس|SEC|CFTC|وزارت دادگستری|وزارت خزانه‌داری|خزانه‌داری|اف‌بی‌آی|کنگره|سنا|سناتور|سناتورها|مجلس|نماینده|نمایندگان|کمیسیون اقتصادی|دولت|وزیر|وزارت|بانک مرکزی|رئیس‌کل|فدرال رزرو|کاخ سفید|پارلمان|اتحادیه اروپا|دادگاه|قاضی|دادستان|دادستانی|قوه قضاییه|پلیس|پلیس فتا|فتا|یوروپل|اینترپل|نهاد ناظر|نهاد نظارتی|نهادهای نظارتی|رگولاتور|رگولاتورها|قانون‌گذار|قانون‌گذاران|قانونگذاران|سازمان بورس|سازمان امور مالیاتی|شورای عالی فضای مجازی|مرکز ملی فضای مجازی|توانیر|شاپرک|گمرک|ستاد مبارزه با قاچاق|گنسلر|اتکینز|وارن|صندوق بین‌المللی پول|FATF|استاندار|فرماندار|دیوان عدالت|وکیل|قضایی|دیوان عالی
	`,
	),
	group(
		'law',
		`
		law|laws|bill|act|legislation|legislative|rule|rules|rulemaking|regulation|regulations|regulatory|framework|license|licence|licensed|licensing|licences|ban|bans|banned|outlaw|outlaws|prohibit|prohibits|legal|legalize|legalizes|illegal|lawsuit|lawsuits|sue|sues|sued|suing|class action|charges|charged|indicted|indictment|guilty|pleads|plea|convicted|conviction|sentenced|sentence|prison|jail|arrested|arrest|detained|extradited|extradition|trial|verdict|appeal|appeals|ruling|rules that|settle|settles|settled|settlement|fine|fined|fines|penalty|probe|probes|investigation|investigates|subpoena|sanction|sanctions|sanctioned|blacklist|seize|seizes|seized|seizure|confiscate|confiscated|forfeiture|freeze|freezes|frozen|laundering|launder|fraud|ponzi|scheme|tax|taxes|taxed|taxation|levy|cbdc|digital euro|digital yuan|digital ruble|digital rupee|digital pound|mica|genius act|clarity act|kyc|aml|compliance|enforcement|crackdown|exemption|pardon|pardons|pardoned|veto|vetoes|markup|hearing|testify|testifies|testimony|subpoenaed|raid|raids|raided|dismantles|busts|unlicensed|unregistered|approve|approves|approved|approval|delays decision|reserve bill|executive order|legal tender|reporting rules|custodia|debanking|lobby|lobbying|super pac|moratorium|cap
		قانون|قوانین|لایحه|طرح|مقررات|آیین‌نامه|دستورالعمل|بخشنامه|ابلاغ|ابلاغیه|مصوبه|تصویب|مجوز|مجوزها|ممنوع|ممنوعیت|غیرقانونی|غیرمجاز|قانونی|شکایت|پرونده|محکوم|محکومیت|زندان|حبس|بازداشت|دستگیر|دستگیری|متهم|اتهام|مجرم|گناهکار|استرداد|محاکمه|حکم|رأی دادگاه|تجدیدنظر|جریمه|توافق|مصالحه|تحقیق|تحقیقات|تحریم|تحریم‌ها|توقیف|ضبط|مصادره|مسدود|مسدودسازی|بلوکه|پول‌شویی|پولشویی|کلاهبرداری|کلاهبرداران|مالیات|مالیاتی|رمزریال|ریال دیجیتال|یوان دیجیتال|یوروی دیجیتال|روبل دیجیتال|میکا|احراز هویت|نظارت|نظارتی|عفو|وتو|شهادت|کشف|قاچاق|پلمب|فیلتر|فیلترینگ|ساماندهی|ضوابط|سقف|محدودیت|رمزپول|قضات|جرم|باند|منهدم|متلاشی|موافقت|چارچوب
	`,
	),
	group(
		'theft',
		`
		hack|hacked|hacker|hackers|hacking|exploit|exploited|exploiter|exploits|attack|attacker|attackers|drained|drains|drain|stolen|steals|stole|steal|theft|thefts|heist|breach|breached|phishing|phished|scam|scams|scammer|scammers|rug pull|rugged|malware|siphons|siphoned|loot|compromised|hijack|hijacked|kidnapped|kidnapping|lazarus|north korea|north korean|impersonation|fake|poisoning|sim swap|ransomware|robbed|vulnerability|backdoor|infinite mint|deepfake|extortion|wrench attack|impostor|bounty
		هک|هکر|هکرها|هکرهای|هکری|سرقت|دزدید|دزدیدند|دزدیده|دزدی|ربود|حمله|حملات|اکسپلویت|نفوذ|فیشینگ|بدافزار|راگ پول|خالی شد|خالی کرد|کلاهبردار|جعلی|لازاروس|کره شمالی|آسیب‌پذیری|باج|آدم‌ربایی|ربودن|به سرقت رفت|بر باد رفت|افشای اطلاعات|نشت اطلاعات|گنجشک درنده
	`,
	),
	group(
		'business',
		`
		ceo|cto|cfo|chief executive|chief|founder|co-founder|cofounder|executive|president of|appoints|appointed|hires|hired|names|steps down|resigns|retires|layoffs|lays off|cuts jobs|job cuts|staff|workforce|headquarters|office|acquire|acquires|acquired|acquisition|buys company|takeover|merger|merges|deal|raises|raise|funding|round|series a|series b|valuation|ipo|public listing|spac|goes public|profit|revenue|earnings|quarter|partners|partnership|partner|teams up|joins|integrates|integration|launches|launch|unveils|rolls out|introduces|debuts|expands|opens|relaunches|rebrands|rebrand|shuts|shuts down|closes|winds down|bankruptcy|bankrupt|insolvency|creditors|repayment|payout|sponsor|sponsorship|payments|payment|pay|card|visa|mastercard|paypal|stripe|remittances|merchants|adoption|bank|banks|custody|app|users|customers|conference|survey|report|explained|guide|what is|how to|startup|startups|documentary|book|film|donation|donates|donations|charity
		مدیرعامل|مدیر|بنیان‌گذار|بنیانگذار|هم‌بنیان‌گذار|موسس|استعفا|کناره‌گیری|استخدام|اخراج|تعدیل نیرو|تعدیل|کارکنان|دفتر مرکزی|خرید شرکت|تصاحب|ادغام|جذب سرمایه|سرمایه جذب|ارزش‌گذاری|عرضه عمومی|سود خالص|درآمد|همکاری|شراکت|قرارداد|پیوست|رونمایی|معرفی|عرضه کرد|راه‌اندازی|تعطیل|ورشکستگی|ورشکست|طلبکاران|بازپرداخت|حامی|پرداخت|پرداخت‌ها|کارت|ویزا|مسترکارت|پی‌پال|پذیرش|بانک|بانک‌ها|کاربران|کاربر|کنفرانس|نمایشگاه|رویداد|نظرسنجی|گزارش|آموزش|راهنما|چیست|چطور|چگونه|معرفی ارز|استارتاپ|مستند|کتاب|کمک مالی|تفاوت|مقایسه|پشتیبانی|برداشت|واریز|گفت‌وگو|مصاحبه
	`,
	),
	group(
		'trading',
		`
		price|prices|price prediction|price analysis|rally|rallies|selloff|sell-off|bull|bulls|bullish|bear|bears|bearish|breakout|support|resistance|all-time high|record high|ath|low|market cap|market value|trading|trade|traders|volume|volumes|futures|options|open interest|funding|funding rate|liquidation|liquidations|liquidated|leverage|long|longs|short|shorts|inflows|outflows|inflow|outflow|dominance|altseason|altcoin season|volatility|sentiment|fear and greed|forecast|forecasts|predicts|prediction|target|technical|chart|golden cross|death cross|moving average|rsi|correction|pullback|dip|bottom|cycle|supply|unlock|unlocks|token unlock|burn|burns|burned|mint|mints|minted|minting|listing|lists|list|delist|delists|delisted|delisting|trading pair|trading pairs|buyback|buybacks|buys|bought|adds|purchase|purchases|holdings|stake|stock|stocks|shares|share|nasdaq|wall street|inflation|cpi|rate cut|rate hike|fomc|tariff|tariffs|gold|portfolio|investors|gains|losses|crash|presale|token sale|ico|premium|discount|spot|derivatives|hodl|basis trade|undervalued|overbought|oversold
		قیمت|قیمتی|قیمت‌ها|تحلیل قیمت|پیش‌بینی|تحلیل تکنیکال|تکنیکال|رالی|صعود|صعودی|نزول|نزولی|سقوط|ریزش|رشد|افت|جهش|اصلاح|گاوی|خرسی|گاوها|خرس‌ها|حمایت|مقاومت|سقف تاریخی|کف تاریخی|رکورد|ارزش بازار|حجم معاملات|معاملات|معامله|معاملاتی|آتی|فیوچرز|آپشن|لیکویید|لیکوییدیشن|اهرم|لانگ|شورت|ورود سرمایه|خروج سرمایه|ورودی|خروجی|دامیننس|آلت‌سیزن|نوسان|شاخص ترس و طمع|ترس|طمع|هدف قیمتی|نمودار|چارت|چرخه|عرضه|آنلاک|آزادسازی|آزاد کرد|سوزاند|سوزاندن|توکن‌سوزی|می‌سوزاند|چاپ کرد|ضرب|منتشر کرد|لیست|لیست شد|لیست شدن|حذف|جفت‌ارز|بازخرید|خرید|خریداری|می‌خرد|خریدند|فروش|فروخت|سهام|بورس|نزدک|وال‌استریت|تورم|نرخ بهره|تعرفه|طلا|سرمایه‌گذاران|بازار|سود|زیان|ضرر|پیش‌فروش|دلار|دلاری|تومان|تومانی|حباب|بازدهی|سبد
	`,
	),
	group(
		'transfer',
		`
		moves|moved|move|transfers|transferred|transfer|sends|sent|shifts|shifted|deposits|deposited|withdraws|withdrawn|withdrew|pulls|unstakes|moves coins|swaps|dumps|dumped|sells|sold
		منتقل|انتقال|جابه‌جا کرد|جابه‌جایی|فرستاد|واریز کرد|برداشت کرد|خارج کرد|تکان خورد|حرکت کرد|راهی|نقد کرد
	`,
	),
	group(
		'ofTrade',
		`
		crypto|cryptocurrency|cryptocurrencies|cryptos|bitcoin|blockchain|token|tokens|coin|coins|altcoin|altcoins|memecoin|memecoins|meme coin|web3|digital asset|digital assets|virtual asset|virtual assets|onchain|on-chain|staking|stakers|hodl|tokenized|stablecoin|stablecoins|satoshi|satoshi nakamoto|polymarket|kalshi|prediction market|prediction markets|worldcoin|pi network|pump.fun|pump fun|tornado cash|samourai|onecoin|bitconnect|silk road|celsius network|voyager digital|blockfi|genesis|dcg|do kwon|kwon|mashinsky|terraform|winklevoss|roger ver|craig wright|caroline ellison|roman storm|durov
		کریپتو|کریپتویی|رمزارز|رمزارزها|رمزارزهای|رمزارزی|رمز ارز|ارز دیجیتال|ارزهای دیجیتال|دارایی دیجیتال|دارایی‌های دیجیتال|بلاکچین|توکن|توکن‌ها|توکن‌های|کوین|آلت‌کوین|آلت‌کوین‌ها|میم‌کوین|میم‌کوین‌ها|میم کوین|آنچین|درون‌زنجیره‌ای|استیبل‌کوین|ساتوشی|ساتوشی ناکاموتو|پلی‌مارکت|پالی‌مارکت|ورلدکوین|پای نتورک|پی نتورک|پامپ فان|تورنادو کش|دو کوان|ماشینسکی|وینکلواس|دوروف|رمزپول|رمزدارایی|بیت‌کوینی|اتریومی
	`,
	),
])
