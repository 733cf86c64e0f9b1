import { wordSet } from './word-set.ts'

/** A word before one of these is the name of a coin: "NEAR token", "Flow blockchain". */
export const nounsAfterCoin = wordSet(`
	token tokens coin coins price prices protocol network blockchain blockchains foundation labs ecosystem mainnet testnet
	holders hodlers stablecoin stablecoins dao validators validator stakers staking founder cofounder exploit pools parachain
	subnet subnets dapp dapps defi nft nfts whales whale bulls bears developers devs tvl airdrop usd usdt usdc hub chain
	votes proposal ceo cto founders cofounders ledger bridge governance lumens hashgraph lending perps futures
	کوین توکن نتورک پروتکل بلاکچین چین فایننس
`)

/** A word after one of these is the name of a coin. */
export const nounsBeforeCoin = wordSet(`
	token coin altcoin altcoins cryptocurrency blockchain crypto protocol memecoin stablecoin parachain
	توکن توکنهای ارز رمزارز رمزارزهای کوین شبکه پروتکل قیمت بلاکچین اکوسیستم استیکینگ هولدرهای دارندگان آلتکوین بنیاد صرافی
	استیبلکوین هک فورک پلتفرم بنیانگذار گذار گذاران خالق مدیرعامل دیجیتال سازنده موسس بستر پیشین سابق هولدر نهنگهای نهنگ
`)

/** Tokens and markets that are not coins of the catalogue; a title that names one is about crypto. */
export const uncataloguedCoins = wordSet(`
	polymarket kalshi mantra hamster trumpcoin dogwifhat زکسینک همستر پلیمارکت
`)

const ownWords = wordSet(`
	crypto cryptocurrency cryptocurrencies cryptos blockchain blockchains defi nft nfts token tokens altcoin altcoins
	memecoin memecoins stablecoin stablecoins coin coins web3 dao daos dapp dapps dex dexs staking staked stakers airdrop
	airdrops mainnet testnet onchain tvl hodl hodlers validator validators parachain zk zkevm rollup rollups tokenomics
	tokenized tokenization binance coinbase kraken kucoin okx bybit huobi htx bitfinex bitstamp ftx opensea metamask
	ledger trezor grayscale microstrategy satoshi halving hashrate depeg depegs depegged etf etfs arbitrum optimism metaverse
	shard shards sharding subnet subnets hardfork restaking restaked memecoins perps blockspace depegging polymarket zcash
	satoshis hyperliquid stablecoin tokenize tokenizes tokenised tvls rwa rwas web2 unstaking nobitex bitcoiner
	evm dex l2 xrpfi btcfi defai depin perp wallet wallets p2e gamefi presale gox bitmex deribit poloniex mixer hodler kwon mashinsky terraform novogratz bitcoiners cbdc cbdcs ico delisted delisting exploited exploit exploits exploiter tornado bittrex bitget upbit bithumb robinhood moneygram
	کریپتو رمزارز رمزارزها بلاکچین بلاک دیفای توکن توکنها کوین آلتکوین آلتکوینها استیبلکوین ایردراپ استیکینگ بایننس کوینبیس کوکوین نوبیتکس
	متاورس هولدر هولدرها هولدرهای میمکوین ارزدیجیتال صرافی والکس هاوینگ هاردفورک فورک ولت متامسک
	بایبیت هوبی بیترکس بیتپین رمزینکس ولتها مینت میمتوکن کوان ماشینسکی تستنت ایردراپها توکنهای آلتکوینهای
	ماینر ماینرها ماینرهای ماینینگ تورنادو لیکویید توکنسوزی غیرمتمرکز شاردینگ اعتبارسنج استیک استیکشده پگ دپگ
	هایپرلیکویید پلیمارکت ایدراپ ساب رولآپ ساتوشی
`)

/** Words that are hardly used outside crypto. */
export const cryptoWords: ReadonlySet<string> = new Set([...ownWords, ...uncataloguedCoins])

/** Words of market reports that other titles rarely have. */
export const marketWords = wordSet(`
	price prices rally rallies rallied surge surges surged soar soars soared jump jumps jumped plunge plunges plunged tumble
	tumbles tumbled crash crashes crashed slump slumps slumped spike spikes spiked rebound rebounds bullish bearish bulls bears
	breakout outperform outperforms traders holders whales volume ath pumps dumps sinks sank pops leaps listing lists
	exploit exploited hacked hacker hackers bankruptcy bankrupt insolvency insolvent lender hack drained depeg peg upgrade
	قیمت دلار درصد درصدی رشد سقوط صعود صعودی نزولی جهش ریزش بازار سقف کف معاملات معاملهگران سرمایه گذاران تحلیل حمایت مقاومت هک
	تراکنش تراکنشهای ورشکستگی ورشکست عرضه لیست شبکه پروتکل اکسچنج سرمایهگذاران افت کیف تتر پروژه
`)

/** Words of business news: enough evidence for a capitalised name that rarely has another meaning. */
export const businessWords = wordSet(`
	ceo cto founder founders cofounder creditors creditor partners partner partnership launches unveils signs rebrands rebrand
	case lawsuit sues sued acquires raises funding integrates integration users interchain developers developer community team
	update roadmap mobile app cloud bankruptcy withdrawals custody regulator regulators liquidators hack hacker exploit bridge
	sec payments fintech outage block blocks devs nodes node settles investors shareholders executives lenders lender deposits insolvency listing v2 v3 labs hires appoints
	همکاری قرارداد گذار مدیرعامل رونمایی راهاندازی اندازی کاربران کاربر پرداخت شراکت نسخه توسعه دهندگان برنامه طلبکاران جذب مهاجرت
	یکپارچه ادغام پشتیبانی بنیاد میزبان مشارکت مدیران
`)

/** Verbs after the name of a company at the beginning of a headline. */
export const companyVerbs = wordSet(`
	launches brings unveils rebrands partners integrates raises announces signs joins hires introduces expands releases activates
	migrates taps debuts deploys acquires ships rolls teams pauses halts resumes restarts votes approves proposes slashes suspends
	challenges becomes hits wins tops surpasses overtakes sees eyes reveals seeks backs confirms reaches leads sets opens goes closes posts
	starts begins drops overhauls targets secures hosts pushes selects picks picked outpaces dominates leaves enters is has
	freezes upgrades burns mints unlocks delists adopts faces loses recovers repays sunsets shuts lays plans weighs adds cuts
`)
